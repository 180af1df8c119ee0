// The build fills in its name and its list of files: those of the site screens, kept on the phone for when there is no signal.
const build = NAME_OF_BUILD;
const files = FILES_OF_BUILD;
const outbox = OUTBOX_OF_BUILD;
const prefix = 'sitewright-';
const start = '/signed-in.html';
const lastResort = '/no-signal.html';

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  if (event.tag === 'outbox') event.waitUntil(sendOutbox());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === '/share') event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(page(request, pathname));
  const isOurs = pathname.startsWith('/assets/') || files.includes(pathname);
  if (isOurs) event.respondWith(fromCache(request, pathname));
});

/**
 * Eight at a time. What an older build kept under the same name is copied; what a failed try kept stays. The page is kept
 * last: a build that has it has all its files.
 */
async function keepFiles() {
  const cache = await caches.open(prefix + build);
  const missing = files.filter((file) => file !== start);
  const keepNext = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: 8 }, keepNext));
  await keep(cache, start);
}

async function keep(cache, file) {
  if (await cache.match(file)) return;
  const isHashed = file.startsWith('/assets/');
  const known = isHashed && (await caches.match(file));
  await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'no-cache' })));
}

/** The build before stays: a page of it may still open a screen that the server no longer has. */
async function deleteOldBuilds() {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(prefix) && name !== prefix + build);
  const old = names.filter((name) => !name.startsWith(prefix));
  await Promise.all([...old, ...earlier.slice(0, -1)].map((name) => caches.delete(name)));
}

/** The kept page opens every address of the application; links for people without an account have their own. */
async function page(request, pathname) {
  const isOurs = !/^\/(api|link|orders\/acknowledge|rams\/sign)\/|\.\w+$/.test(pathname);
  const kept = isOurs && ((await newestPage()) ?? (await stored(start)));
  return kept || fetch(request).catch(() => caches.match(lastResort));
}

/**
 * A newer worker that waits has kept all files of its build: a page that is opened meanwhile is of that build. Asked to
 * take over before, the browser would end what this one is fetching, or leave the other waiting for minutes.
 */
async function newestPage() {
  if (!self.registration.waiting) return;
  for (const name of (await caches.keys()).toReversed()) {
    const page = name.startsWith(prefix) && (await caches.match(start, { cacheName: name }));
    if (page) return page;
  }
}

/** Of this build first: `caches.match` would find the file of the build before. */
async function stored(pathname) {
  const own = await caches.open(prefix + build);
  return (await own.match(pathname)) ?? caches.match(pathname);
}

/** What an open page fetches besides is kept as well. */
async function fromCache(request, pathname) {
  const kept = await stored(pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith('/assets/')) {
    const cache = await caches.open(prefix + build);
    await cache.put(pathname, answer.clone());
  }
  return answer;
}

/** What another app shares is kept, sealed, until the page has asked where to put it. */
async function takeShared(request) {
  const form = await request.formData();
  await outbox.keepPhotos(form.getAll('photos').filter((photo) => typeof photo !== 'string'));
  return Response.redirect(new URL('/share', self.location.origin), 303);
}

/** An open page sends what waits, for it shows what becomes of it; without one, or where it sleeps, the worker does. */
async function sendOutbox() {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page || !(await isSentBy(page))) await outbox.sendOutbox();
}

const longestForPage = 20_000;

function isSentBy(page) {
  const { port1, port2 } = new MessageChannel();
  page.postMessage('flush', [port2]);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), longestForPage);
    port1.onmessage = () => {
      clearTimeout(timer);
      port1.close();
      resolve(true);
    };
  });
}
