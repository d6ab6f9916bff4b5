// Keeps the page for use without a network: every file of one build, in one cache named after it.
const cacheName = 'roadstead-VERSION';
const files = ['./', './manifest.webmanifest', './icon.svg', ...'FILES'];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

// What the page loaded besides, such as its language.
addEventListener('message', (event) => event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(event.data))));

addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith('roadstead-') && name !== cacheName);
  event.waitUntil(caches.keys().then((names) => Promise.all(outdated(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const wanted = event.request.mode === 'navigate' ? './' : event.request;
  event.respondWith(caches.match(wanted, { ignoreSearch: event.request.mode === 'navigate' }).then((found) => found ?? fetch(event.request)));
});
