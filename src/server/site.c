/* site.c - the page's files, read once and kept: whole, and compressed where the build has left a compressed copy beside them. */
#include "server/house.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PLAIN, GZIP, BROTLI, FORMS, PATH = 512, LARGEST = 64 << 20 };

static const struct {
    const char *ending, *encoding;
} forms[FORMS] = {{"", NULL}, {".gz", "gzip"}, {".br", "br"}};

typedef struct file {
    char path[256], etag[20];
    const char *type;
    char *body[FORMS];
    size_t length[FORMS];
} file;

struct site {
    int count, room;
    file *file;
};

static const char *type_of(const char *path)
{
    static const struct {
        const char *ending, *type;
    } types[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript"},
        {".css", "text/css"},
        {".json", "application/json"},
        {".svg", "image/svg+xml"},
        {".wasm", "application/wasm"},
        {".woff2", "font/woff2"},
        {".png", "image/png"},
        {".webmanifest", "application/manifest+json"},
    };
    const char *ending = strrchr(path, '.');

    for (size_t i = 0; ending && i < sizeof types / sizeof *types; i++)
        if (strcmp(ending, types[i].ending) == 0) return types[i].type;
    return "application/octet-stream";
}

/* ---- Reading -------------------------------------------------------------------------------------------------------------------- */

static char *read_file(const char *path, size_t *length)
{
    FILE *in = fopen(path, "rb");
    struct stat about;
    char *body = NULL;

    if (!in) return NULL;
    if (fstat(fileno(in), &about) == 0 && S_ISREG(about.st_mode) && about.st_size <= LARGEST) body = malloc((size_t)about.st_size + 1);
    if (body) *length = fread(body, 1, (size_t)about.st_size, in);
    fclose(in);
    return body;
}

static bool has_ending(const char *path, const char *ending)
{
    size_t length = strlen(path), tail = strlen(ending);

    return length > tail && strcmp(path + length - tail, ending) == 0;
}

static void add_file(struct site *site, const char *folder, const char *path)
{
    file f = {.type = type_of(path)};

    if (has_ending(path, ".gz") || has_ending(path, ".br") || strlen(path) >= sizeof f.path) return;
    for (int i = 0; i < FORMS; i++) {
        char name[PATH * 2];

        snprintf(name, sizeof name, "%s%s%s", folder, path, forms[i].ending);
        f.body[i] = read_file(name, &f.length[i]);
        if (!f.body[PLAIN]) return;
    }
    snprintf(f.path, sizeof f.path, "%s", path);
    snprintf(f.etag, sizeof f.etag, "\"%016llx\"", (unsigned long long)rs_hash(f.body[PLAIN], f.length[PLAIN]));
    if (site->count == site->room) {
        int room = site->room ? site->room * 2 : 64;
        file *grown = realloc(site->file, sizeof *grown * (size_t)room);

        if (!grown) abort();
        site->file = grown;
        site->room = room;
    }
    site->file[site->count++] = f;
}

static void add_folder(struct site *site, const char *folder, const char *path)
{
    char name[PATH * 2];
    DIR *dir;

    snprintf(name, sizeof name, "%s%s", folder, path);
    dir = opendir(name);
    for (struct dirent *item; dir && (item = readdir(dir));) {
        char inner[PATH];
        struct stat about;

        if (item->d_name[0] == '.') continue;
        if (snprintf(inner, sizeof inner, "%s/%s", path, item->d_name) >= (int)sizeof inner) continue;
        snprintf(name, sizeof name, "%s%s", folder, inner);
        if (stat(name, &about) != 0) continue;
        if (S_ISDIR(about.st_mode))
            add_folder(site, folder, inner);
        else
            add_file(site, folder, inner);
    }
    if (dir) closedir(dir);
}

static int by_path(const void *a, const void *b) { return strcmp(((const file *)a)->path, ((const file *)b)->path); }

struct site *site_open(const char *folder, char problem[STORE_PROBLEM])
{
    struct site *site = calloc(1, sizeof *site);

    if (!site) return NULL;
    add_folder(site, folder, "");
    if (site->count > 0)
        qsort(site->file, (size_t)site->count, sizeof *site->file, by_path);
    else
        snprintf(problem, STORE_PROBLEM, "There is no page in %s; script/build release wasm web makes it.", folder);
    return site;
}

void site_close(struct site *site)
{
    for (int i = 0; i < site->count; i++)
        for (int k = 0; k < FORMS; k++) free(site->file[i].body[k]);
    free(site->file);
    free(site);
}

/* ---- Answering ------------------------------------------------------------------------------------------------------------------ */

static const file *find(const struct site *site, const char *path)
{
    file key;

    if (snprintf(key.path, sizeof key.path, "%s%s", path, path[strlen(path) - 1] == '/' ? "index.html" : "") >= (int)sizeof key.path)
        return NULL;
    return bsearch(&key, site->file, (size_t)site->count, sizeof key, by_path);
}

/* "br;q=0" refuses what it names. */
static bool accepts(const char *encodings, const char *name)
{
    const char *at = strstr(encodings, name);

    if (!at) return false;
    at += strlen(name);
    at += strspn(at, " ;");
    return strncmp(at, "q=", 2) != 0 || strtod(at + 2, NULL) > 0;
}

static int form_for(const file *f, const char *encodings)
{
    if (f->body[BROTLI] && accepts(encodings, "br")) return BROTLI;
    return f->body[GZIP] && accepts(encodings, "gzip") ? GZIP : PLAIN;
}

bool site_answer(const struct site *site, net_peer *peer, const net_request *request)
{
    const file *f = site->count > 0 && *request->path ? find(site, request->path) : NULL;
    bool lasting = strncmp(request->path, "/assets/", 8) == 0; /* their names change with what is in them */
    net_answer answer = {.status = 200, .lasting = true, .cache = lasting ? "public, max-age=31536000, immutable" : "no-cache"};
    int form;

    if (!f) return false;
    form = form_for(f, request->encodings);
    answer.type = f->type;
    answer.etag = f->etag;
    answer.encoding = forms[form].encoding;
    answer.body = f->body[form];
    answer.length = f->length[form];
    if (*request->etag && strcmp(request->etag, f->etag) == 0) {
        answer.status = 304;
        answer.length = 0;
    }
    net_reply(peer, &answer);
    return true;
}
