import { expect, test } from '@playwright/test';
import { isMadeByTest } from '../support.ts';

const KINDS = [
  '/',
  '/listing',
  '/regions',
  '/kalkan',
  '/luks-villalar',
  '/villa/villa-mavi-kuytu',
  '/faq',
  '/contact',
  '/blog/izin-belgesi-nedir',
  '/blog/etiket/rehber',
];

/** What schema.org wants of the types that we write, so that search engines take them. */
const REQUIRED: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  FAQPage: ['mainEntity'],
  TravelAgency: ['name', 'url', 'telephone', 'identifier'],
  VacationRental: ['name', 'address', 'identifier', 'image'],
  WebSite: ['name', 'url'],
};

test('every page of the sitemap exists, with its own title, description and canonical address', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(all).size).toBe(all.length);
  const urls = all.filter((url) => !isMadeByTest(url));
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)?.length).toBeGreaterThan(
    150,
  );

  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const url of urls) {
    const path = new URL(url).pathname;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const title = read(/<title>([^<]+)<\/title>/);
    const description = read(/<meta name="description" content="([^"]+)"/);
    expect(title.length, path).toBeGreaterThan(3);
    expect(description.length, path).toBeGreaterThan(30);
    expect(description.length, path).toBeLessThan(200);
    expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
    expect(descriptions.get(description), `${path}: ${description}`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
    expect(read(/<link rel="canonical" href="([^"]+)"/), path).toBe(url);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test('who has a page already is told that it is the same', async ({ request }) => {
  for (const path of [...KINDS, '/sitemap.xml', '/blog/rss.xml']) {
    const { etag = '' } = (await request.get(path)).headers();
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await request.get(path, { headers: { 'if-none-match': held } });
      expect([again.status(), (await again.body()).length], `${path} ${held}`).toEqual([304, 0]);
    }
    const other = await request.get(path, { headers: { 'if-none-match': '"other"' } });
    expect(other.status(), path).toBe(200);
  }
});

for (const path of KINDS) {
  test(`${path} says what it is to search engines and to whoever shares it`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [, json = ''] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const { '@context': context, '@graph': graph } = JSON.parse(json);
    expect(context).toBe('https://schema.org');
    for (const thing of graph) {
      const required = REQUIRED[thing['@type']];
      expect(required, thing['@type']).toBeDefined();
      for (const name of required ?? [])
        expect(thing[name], `${thing['@type']}.${name}`).toBeTruthy();
    }
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  });
}

/** What Google asks of a vacation rental, and what helps to choose one. */
const OF_A_RENTAL = [
  'name',
  'identifier',
  'latitude',
  'longitude',
  'image',
  'address',
  'checkinTime',
  'priceRange',
  'makesOffer',
];
const OF_A_HOUSE = ['occupancy', 'bed', 'numberOfBedrooms', 'amenityFeature'];

/** The number that a villa's page shows of something: 8 of “8 kişi”. */
const shown = (html: string, what: string) =>
  Number(new RegExp(String.raw`<b>(\d+)</b> ${what}`).exec(html)?.[1]);

test('every villa has structured data about itself, its price and its reviews', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]+(\/villa\/[^<]+)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => !isMadeByTest(path));
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const [, json = ''] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const [villa] = JSON.parse(json)['@graph'];
    const missing = [
      ...OF_A_RENTAL.filter((name) => !villa[name]),
      ...OF_A_HOUSE.filter((name) => !villa.containsPlace[name]),
      ...(villa.aggregateRating && !villa.review?.length ? ['review'] : []),
      ...(villa.review?.some((one: object) => !('datePublished' in one)) ? ['date of review'] : []),
      ...['width', 'height', 'alt'].filter((name) => !html.includes(`og:image:${name}" content="`)),
    ];
    expect([path, missing]).toEqual([path, []]);
    const told = [villa.containsPlace.occupancy.value, villa.containsPlace.numberOfBedrooms];
    expect([path, ...told]).toEqual([path, shown(html, 'kişi'), shown(html, 'yatak odası')]);
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    expect(description).toContain(`${shown(html, 'kişi')} kişilik`);
    expect(description).toContain(villa.address.addressLocality);
  }
});

test('browsers and phones find an icon and a name for the site', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const linked = (rel: string) =>
    [...html.matchAll(/<link rel="([^"]+)" href="([^"]+)"/g)].flatMap(([, kind, href = '']) =>
      kind === rel ? [href] : [],
    );
  const [icon = '', touch = '', manifest = ''] = ['icon', 'apple-touch-icon', 'manifest'].map(
    (rel) => linked(rel)[0],
  );
  expect([icon, touch, manifest]).toEqual([
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]);
  const ico = await (await request.get(icon)).body();
  expect([...ico.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect((await request.get(touch)).headers()['content-type']).toBe('image/png');
  const answer = await request.get(manifest);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = await answer.json();
  expect(name).toContain('Kıyı');
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('the structured data of questions equals the page', async ({ page }) => {
  await page.goto('/faq');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const faq = JSON.parse(json ?? '')['@graph'].find(
    (thing: { '@type': string }) => thing['@type'] === 'FAQPage',
  );
  const told = faq.mainEntity.map((question: { name: string }) => question.name);
  const shown = await page.locator('.questions summary').allTextContents();
  expect(told).toEqual(shown.map((text) => text.trim()));
});

/** The rule with the longest path decides (RFC 9309, section 2.2.2). */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)];
  const [rule] = rules
    .filter(([, , start = '']) => path.startsWith(start))
    .toSorted(([, , a = ''], [, , b = '']) => b.length - a.length);
  return rule?.[1] !== 'Disallow';
}

test('robots.txt is served, and the blog has a feed', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const [path, isAllowed] of [
    ['/v1/calendar/0123456789abcdef.ics', true],
    ['/v1/stay/calendar.ics?token=x', true],
    ['/v1/stay', false],
    ['/v1/stay/pictures/1', false],
    ['/v1/admin/reservations', false],
    ['/v2/search', false],
    ['/dashboard/login', false],
    ['/ara?town=kas', false],
    ['/villa/villa-mavi-kuytu', true],
  ] as const) {
    expect(mayRead(robots, path), path).toBe(isAllowed);
  }
  expect(robots).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);

  const feed = await request.get('/blog/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const xml = await feed.text();
  const items = xml.match(/<item>/g)?.length ?? 0;
  expect(items).toBeGreaterThan(5);
  expect(xml.match(/<pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT<\/pubDate>/g)).toHaveLength(items);
});

test('personal pages stay out of search engines', async ({ request }) => {
  for (const path of ['/favoriler', '/ara?q=mavi', '/500']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
});
