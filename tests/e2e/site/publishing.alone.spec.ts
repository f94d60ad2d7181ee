import { type APIRequestContext, expect, test } from '@playwright/test';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { ADMIN, apiToken, search } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** Pages of every kind, none of which shows the nights of one villa. */
const PAGES = ['/', '/listing', '/regions', '/kalkan', '/blog', '/about', '/faq', '/sitemap.xml'];

const SOON = addDays(istanbulDay(new Date()), 40);

async function bytesOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Where two pages differ, in a few words: whole pages would drown the report. */
function firstDifference(a: string, b: string): string | null {
  if (a === b) return null;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return `${at}: ${a.slice(at - 60, at + 60)} <> ${b.slice(at - 60, at + 60)}`;
}

test('a saved change is on every page with the next request, and an on-demand page equals the built one', async ({
  request,
}) => {
  const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
  const before = new Map<string, string>();
  for (const path of PAGES) before.set(path, await bytesOf(request, path));

  const stored = await request.get('/v1/website/contact');
  const entries: { key: string; value: string }[] = (await stored.json()).content;
  const address = entries.find(({ key }) => key === 'site_address')?.value ?? '';
  const save = (site_address: string) =>
    request.put('/v1/admin/contact/edit', {
      headers: { authorization },
      data: { site_address },
    });

  const moved = `Liman Sokağı ${Date.now() % 1000}, Kaş`;
  expect((await save(moved)).status()).toBe(200);
  for (const path of PAGES.filter((page) => !page.endsWith('.xml'))) {
    expect((await bytesOf(request, path)).includes(moved), path).toBe(true);
  }
  expect((await save(address)).status()).toBe(200);
  // The texts' counter has risen, so all of these come from the on-demand pages now.
  for (const path of PAGES) {
    expect(firstDifference(await bytesOf(request, path), before.get(path) ?? ''), path).toBeNull();
  }
});

test('nights blocked in the dashboard are unavailable on the villa’s page', async ({ request }) => {
  const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
  const free = await search(request, { checkin: SOON, checkout: addDays(SOON, 5) });
  const villa = free.at(-1)!;
  // React numbers a page's islands in the order in which they happen to be rendered.
  const page = async () =>
    (await bytesOf(request, `/villa/${villa.slug}`)).replaceAll(/ prefix="r\d+"|\br\d+(?=R)/g, '');
  const before = await page();
  const made = await request.post('/v1/admin/villas/date', {
    headers: { authorization },
    data: { villa_id: villa.id, started_at: SOON, finished_at: addDays(SOON, 5), note: 'Boya' },
  });
  expect(made.status()).toBe(201);
  const closed = await page();
  expect(firstDifference(closed, before)).not.toBeNull();
  expect(closed.includes('Boya')).toBe(false);
  const { id } = (await made.json()).content;
  const freed = await request.delete(`/v1/admin/villas/date/${id}`, { headers: { authorization } });
  expect(freed.status()).toBe(200);
  expect(firstDifference(await page(), before)).toBeNull();
});

test('an inactive villa says so at its address and returns when it is active again', async ({
  page,
  request,
}) => {
  const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
  const [villa] = await search(request, {
    checkin: `${NEXT_YEAR}-03-01`,
    checkout: `${NEXT_YEAR}-03-06`,
  });
  const setActive = async (active: boolean) => {
    const answer = await request.patch('/v1/admin/villas/activity', {
      headers: { authorization },
      data: { id: villa!.id, active },
    });
    expect(answer.status()).toBe(200);
  };
  await setActive(false);
  const answer = await page.goto(`/villa/${villa!.slug}`);
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('şu anda kiralanmıyor');
  await setActive(true);
  expect((await page.goto(`/villa/${villa!.slug}`))?.status()).toBe(200);
});

test('an address without a page shows the 404 page, even if it looks like an existing one', async ({
  request,
}) => {
  // Pages that are rendered for each request, too.
  const asked = ['talep', 'sorular', 'yorum', 'yorumlar', 'onay'].map((page) => `/${page}/yok`);
  for (const path of [
    '/villa/boyle-bir-villa-yok',
    '/boyle-bir-bolge-yok',
    '/live/about',
    ...asked,
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Bu kıyıda böyle bir sayfa yok');
  }
});
