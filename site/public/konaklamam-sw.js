/*
 * Keeps the page of a stay, and nothing else of the site, for when there is no line. What is kept is shown
 * only then, marked as such: the page itself says as of when it is. A link that opens nothing any more
 * takes its copy with it.
 */
const KEPT = 'konaklamam-1';
/** The address of the page in the language that it was registered for. */
const PAGE = new URL(self.registration.scope).pathname;

/** As many as a guide has parts, and no more than a phone on the road should spend. */
const MAX_PICTURES = 20;
const MAX_BYTES = 6_000_000;

/** Links that open nothing any more: a picture that is still on its way is not kept. */
const gone = new Set();

/** A picture of the house guide: it goes with its page. */
const isPicture = (url) => url.pathname.startsWith('/v1/stay/pictures/');

/** Of what the API gives, those alone: a transfer's code, say, is asked for each time. */
const mayKeep = (url) =>
  url.origin === location.origin && (!url.pathname.startsWith('/v1/') || isPicture(url));

/** The page of one link, whatever form brought one there. */
const keyOf = (url) => `${PAGE}?baglanti=${url.searchParams.get('baglanti') ?? ''}`;

self.addEventListener('install', () => self.skipWaiting());

// The first visit came before this script and is not taken over, or it would not know that it is the first:
// what it loaded is told, and fetched once more.
self.addEventListener('message', ({ data }) => {
  if (!Array.isArray(data)) return;
  for (const address of data) {
    const url = new URL(address);
    if (!mayKeep(url)) continue;
    if (url.pathname === PAGE) void freshPage(new Request(url), url).catch(() => undefined);
    else void freshPart(new Request(url)).catch(() => undefined);
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !mayKeep(url)) return;
  if (request.mode === 'navigate') {
    if (url.pathname === PAGE) event.respondWith(freshPage(request, url).catch(() => kept(url)));
  } else if (['style', 'script', 'font', 'image'].includes(request.destination)) {
    event.respondWith(
      freshPart(request).catch(async () => (await caches.match(request)) ?? Response.error()),
    );
  }
});

async function freshPage(request, url) {
  const page = await fetch(request);
  const cache = await caches.open(KEPT);
  if (page.ok) {
    const copy = page.clone();
    gone.delete(url.searchParams.get('baglanti') ?? '');
    await cache.put(keyOf(url), page.clone());
    // The page does not wait for its pictures: whoever looks at it has the line to themselves.
    void keepPictures(cache, url, copy).catch(() => undefined);
  } else if (page.status === 410) await forget(cache, url);
  else if (page.status >= 500) throw new Error('no page');
  return page;
}

/**
 * The house guide's pictures, opened or not, one after the other while they are within the bounds; those
 * that the page shows no more go.
 */
async function keepPictures(cache, url, page) {
  const shown = (await page.text()).matchAll(/src="(\/v1\/stay\/pictures\/[^"]+)"/g);
  const wanted = [...shown].map(([, src]) => new URL(src.replaceAll('&amp;', '&'), url).href);
  const link = url.searchParams.get('baglanti') ?? '';
  for (const { url: old } of await cache.keys()) {
    const address = new URL(old);
    const isOurs = isPicture(address) && address.searchParams.get('baglanti') === link;
    if (isOurs && !wanted.includes(old)) await cache.delete(old);
  }
  let bytes = 0;
  for (const src of wanted.slice(0, MAX_PICTURES)) {
    const picture = (await cache.match(src)) ?? (await fetch(src));
    bytes += Number(picture.headers.get('content-length') ?? 0);
    if (bytes > MAX_BYTES || gone.has(link)) return;
    if (picture.ok) await cache.put(src, picture);
  }
}

/** The page of a link that opens nothing any more, and the pictures that came with it. */
async function forget(cache, url) {
  const link = url.searchParams.get('baglanti') ?? '';
  gone.add(link);
  const isOfLink = (request) => new URL(request.url).searchParams.get('baglanti') === link;
  const copies = (await cache.keys()).filter(isOfLink);
  await Promise.all(copies.map((request) => cache.delete(request)));
}

async function freshPart(request) {
  const part = await fetch(request);
  if (part.ok) {
    const cache = await caches.open(KEPT);
    const text = part.headers.get('content-type')?.includes('javascript') && part.clone();
    await cache.put(request, part.clone());
    if (text) void keepNamed(cache, text).catch(() => undefined);
  }
  return part;
}

/** What a script of the page loads by its address once something is pressed (site/core/core.ts). */
async function keepNamed(cache, script) {
  for (const [address] of (await script.text()).matchAll(/\/_astro\/[\w.-]+\.js/g)) {
    if ((await cache.match(address)) === undefined) await cache.add(address);
  }
}

async function kept(url) {
  const page = await caches.match(keyOf(url));
  if (page === undefined) return Response.error();
  const html = (await page.text()).replace('<html ', '<html data-offline ');
  return new Response(html, { status: 200, headers: page.headers });
}
