// Keeps the page for use without a network, in one cache named after its build: the page itself at once, games, rules, lessons and whatever
// is loaded only when needed as soon as the page is at rest, in the reader's language.
const cacheName = 'roadstead-VERSION';
const files = ['./', './manifest.webmanifest', './icon.svg', ...'FILES'];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

// What the page had loaded before this worker was there; and then the rest.
addEventListener('message', (event) => {
  const keep = async () => (await caches.open(cacheName)).addAll(event.data.language ? await rest(event.data.language) : event.data);
  event.waitUntil(keep());
});

// What stands in rest.json: for everybody, and for readers of a language.
async function rest(language) {
  const files = await (await load(new Request('./REST'))).json();
  return [...files.all, ...(files[language] ?? [])];
}

async function load(request) {
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.includes('/assets/')) await caches.open(cacheName).then((cache) => cache.put(request, response.clone()));
  return response;
}

addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith('roadstead-') && name !== cacheName);
  event.waitUntil(caches.keys().then((names) => Promise.all(outdated(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).pathname.includes('/api/')) return;
  const wanted = event.request.mode === 'navigate' ? './' : event.request;
  event.respondWith(caches.match(wanted, { ignoreSearch: event.request.mode === 'navigate' }).then((found) => found ?? load(event.request)));
});

// A player was called: the table comes to the front.
addEventListener('notificationclick', (event) => {
  const { data, close } = event.notification;
  close.call(event.notification);
  const show = async () => {
    const [page] = await clients.matchAll({ type: 'window' });
    return page ? page.focus() : clients.openWindow(data);
  };
  event.waitUntil(show());
});
