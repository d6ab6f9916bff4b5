/* mail.c - posting letters by libcurl, on a thread of its own: a mail server that hangs holds up neither bots nor passwords. */
#include "server/house.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WAITING = 64, TIMEOUT = 30 };

typedef struct letter {
    char to[STORE_MAIL], text[1200];
    size_t length, read;
} letter;

struct mail {
    char url[300], user[120], password[120], from[STORE_MAIL];
    bool near; /* on this machine: nobody else hears what is said */
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t work;
    bool closing;
    int first, count;
    letter letter[WAITING];
};

/* One of the plain kind: nothing that could end the line of a header or begin another address. */
bool mail_sound(const char *address)
{
    static const char fine[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.!#$%&'*+/=?^_`{|}~-";
    size_t name = strspn(address, fine), host;

    if (name == 0 || name > 64 || address[name] != '@' || strlen(address) >= STORE_MAIL) return false;
    address += name + 1;
    host = strspn(address, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-");
    return host > 0 && !address[host] && address[0] != '.' && address[0] != '-' && !strstr(address, "..");
}

/* ---- The thread ------------------------------------------------------------------------------------------------------------------------
 */

static size_t read_letter(char *buffer, size_t size, size_t count, void *context)
{
    letter *l = context;
    size_t left = l->length - l->read, now = left < size * count ? left : size * count;

    memcpy(buffer, l->text + l->read, now);
    l->read += now;
    return now;
}

/* Asked once a second at least: a mail server that hangs does not keep this one from ending. */
static int is_hung_up(void *context, curl_off_t all, curl_off_t heard, curl_off_t total, curl_off_t said)
{
    (void)context, (void)all, (void)heard, (void)total, (void)said;
    return crew_is_closing();
}

/* A password goes over the network by TLS or not at all. */
static long tls_for(const struct mail *m) { return m->near || !*m->password ? CURLUSESSL_TRY : CURLUSESSL_ALL; }

static void post(struct mail *m, letter *l)
{
    struct curl_slist *to = curl_slist_append(NULL, l->to);
    CURL *curl = curl_easy_init();
    CURLcode status;

    if (curl) {
        curl_easy_setopt(curl, CURLOPT_URL, m->url);
        curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
        curl_easy_setopt(curl, CURLOPT_USE_SSL, tls_for(m));
        if (*m->user) curl_easy_setopt(curl, CURLOPT_USERNAME, m->user);
        if (*m->password) curl_easy_setopt(curl, CURLOPT_PASSWORD, m->password);
        curl_easy_setopt(curl, CURLOPT_MAIL_FROM, m->from);
        curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, to);
        curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
        curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_letter);
        curl_easy_setopt(curl, CURLOPT_READDATA, l);
        curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)TIMEOUT);
        curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
        curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, is_hung_up);
        status = curl_easy_perform(curl);
        if (status != CURLE_OK) fprintf(stderr, "roadstead serve: a letter could not be sent: %s.\n", curl_easy_strerror(status));
        curl_easy_cleanup(curl);
    }
    curl_slist_free_all(to);
}

static bool next_letter(struct mail *m, letter *l)
{
    pthread_mutex_lock(&m->lock);
    while (!m->closing && m->count == 0) pthread_cond_wait(&m->work, &m->lock);
    if (!m->closing) {
        *l = m->letter[m->first];
        memset(&m->letter[m->first], 0, sizeof *l);
        m->first = (m->first + 1) % WAITING;
        m->count--;
    }
    pthread_mutex_unlock(&m->lock);
    return !m->closing;
}

static void *work(void *context)
{
    letter l;

    while (next_letter(context, &l)) post(context, &l);
    explicit_bzero(&l, sizeof l);
    return NULL;
}

/* ---- The loop's side
 * --------------------------------------------------------------------------------------------------------------------- */

bool mail_post(struct mail *m, const char *to, const char *subject, const char *text)
{
    time_t now = time(NULL);
    char date[64], from[STORE_MAIL];
    struct tm parts;
    bool room;

    gmtime_r(&now, &parts);
    strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S +0000", &parts);
    memcpy(from, m->from, sizeof from);
    pthread_mutex_lock(&m->lock);
    room = m->count < WAITING;
    if (room) {
        letter *l = &m->letter[(m->first + m->count++) % WAITING];

        *l = (letter){0};
        snprintf(l->to, sizeof l->to, "%s", to);
        l->length = (size_t)snprintf(l->text, sizeof l->text,
                                     "Date: %s\r\nFrom: Roadstead <%s>\r\nTo: <%s>\r\nSubject: %s\r\nMIME-Version: 1.0\r\n"
                                     "Content-Type: text/plain; charset=utf-8\r\nAuto-Submitted: auto-generated\r\n\r\n%s",
                                     date, from, to, subject, text);
        if (l->length >= sizeof l->text) l->length = sizeof l->text - 1;
        pthread_cond_signal(&m->work);
    }
    pthread_mutex_unlock(&m->lock);
    return room;
}

static void copy_part(CURLU *url, CURLUPart part, unsigned flags, char *to, size_t size)
{
    char *text = NULL;

    to[0] = 0;
    if (curl_url_get(url, part, &text, flags) == CURLUE_OK && text) snprintf(to, size, "%s", text);
    curl_free(text);
}

/* The address without its user and password: those go apart. */
static bool read_address(struct mail *m, const char *address)
{
    CURLU *url = curl_url();
    const char *secret = getenv("ROADSTEAD_SMTP_PASSWORD");
    char scheme[16] = "", host[120] = "";
    bool fine = url && curl_url_set(url, CURLUPART_URL, address, CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK;

    if (fine) {
        copy_part(url, CURLUPART_SCHEME, 0, scheme, sizeof scheme);
        copy_part(url, CURLUPART_HOST, 0, host, sizeof host);
        copy_part(url, CURLUPART_USER, CURLU_URLDECODE, m->user, sizeof m->user);
        copy_part(url, CURLUPART_PASSWORD, CURLU_URLDECODE, m->password, sizeof m->password);
        curl_url_set(url, CURLUPART_USER, NULL, 0);
        curl_url_set(url, CURLUPART_PASSWORD, NULL, 0);
        copy_part(url, CURLUPART_URL, 0, m->url, sizeof m->url);
        if (secret && *secret) snprintf(m->password, sizeof m->password, "%s", secret);
        m->near = strncmp(host, "127.", 4) == 0 || strcmp(host, "localhost") == 0 || strcmp(host, "[::1]") == 0;
    }
    curl_url_cleanup(url);
    return fine && *host && *m->url && (strcmp(scheme, "smtp") == 0 || strcmp(scheme, "smtps") == 0);
}

struct mail *mail_open(const house_settings *settings, char problem[STORE_PROBLEM])
{
    struct mail *m = calloc(1, sizeof *m);
    bool fine;

    if (!m) return NULL;
    fine = read_address(m, settings->smtp);
    if (!fine)
        snprintf(problem, STORE_PROBLEM, "--smtp needs smtp://HOST or smtps://HOST, with user, password and port where they are needed.");
    if (fine && (!settings->mail_from || !mail_sound(settings->mail_from))) {
        snprintf(problem, STORE_PROBLEM, "--smtp needs --mail-from, an address for mail.");
        fine = false;
    }
    if (fine) snprintf(m->from, sizeof m->from, "%s", settings->mail_from);
    pthread_mutex_init(&m->lock, NULL);
    pthread_cond_init(&m->work, NULL);
    if (fine && pthread_create(&m->thread, NULL, work, m) == 0) return m;
    free(m);
    return NULL;
}

/* What still waits is not sent: its codes can be asked for again. */
void mail_close(struct mail *m)
{
    pthread_mutex_lock(&m->lock);
    m->closing = true;
    pthread_cond_signal(&m->work);
    pthread_mutex_unlock(&m->lock);
    pthread_join(m->thread, NULL);
    explicit_bzero(m, sizeof *m);
    free(m);
}
