/*
 * Makes the dashboard open quickly and, without a line, say so. It keeps files whose names change with what
 * is in them, and nothing else: pages and answers always come from the server, so that nothing old ever
 * looks new. One page is kept by the dashboard itself (dashboard/app/kept-day.ts) for people in the houses,
 * whose day opens again without a line and says when it was seen. What the server says while the dashboard is
 * closed is shown as it comes (worker/features/push/compose-push.ts).
 */
const KEPT = 'dashboard-1';
const MOST = 300;
const DAY_PAGES = 'kiyi-day-page';
const DAY_PAGE = '/dashboard';
/** On a bad line nothing arrives and nothing fails, for minutes; milliseconds. */
const PATIENCE_MS = 4000;
const HASHED = /^\/dashboard\/assets\/[^/]+-[\w-]{8}\.\w+$/;

self.addEventListener('install', () => self.skipWaiting());
// From the first visit on, which may be the only one with a line.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (HASHED.test(pathname)) event.respondWith(keptFile(request));
});

// A push must be shown: a browser takes the permission away from who stays silent.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {
    title: 'Kıyı paneli',
    path: '/dashboard',
  };
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: 'tr',
      icon: '/dashboard/icons/192.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openScreen(event.notification.data.path));
});

/** In a window of the dashboard's own where one is open, so that nothing typed elsewhere is lost. */
async function openScreen(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

async function keptFile(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const file = await fetch(request);
  // Where a file is gone some servers answer with a page, which would be kept for ever.
  if (file.ok && !/html/.test(file.headers.get('content-type'))) {
    await cache.put(request, file.clone()).catch(() => undefined);
    const names = await cache.keys();
    // Those of earlier versions came first.
    await Promise.all(
      names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)),
    );
  }
  return file;
}

/** The server's page; without a line, or when it takes too long, the kept one of the day. */
async function openPage(request, pathname) {
  const current = fetch(request).catch(() => undefined);
  const kept = await dayPage(pathname).catch(() => undefined);
  const late = kept && new Promise((done) => setTimeout(done, PATIENCE_MS));
  return (await Promise.race([current, late ?? current])) ?? kept ?? offlinePage();
}

async function dayPage(pathname) {
  const isHome = pathname === DAY_PAGE || pathname === `${DAY_PAGE}/`;
  return isHome ? caches.match(DAY_PAGE, { cacheName: DAY_PAGES, ignoreVary: true }) : undefined;
}

async function forgetOthers() {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('dashboard-') && name !== KEPT,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

function offlinePage() {
  const html = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bağlantı yok</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; text-align: center; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#faf6ee, #14181b); color: light-dark(#1d2a30, #e8e6e1) }
h1 { margin: 0; font-size: 20px }
p { margin: 0; max-width: 32ch }
a { padding: 10px 18px; border-radius: 8px; background: #175066; color: #fff; text-decoration: none }
</style>
</head>
<body>
<h1>Bağlantı yok</h1>
<p>Panel, eski bilgileri yeniymiş gibi göstermemek için bağlantı olmadan açılmaz.</p>
<a href="">Yeniden dene</a>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
