import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { purgeScopes, withCdnHeaders } from '#worker/features/publishing/cdn.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla } from '#tests/support/factories.ts';
import { cdnDouble } from '#tests/support/publishing/cdn-double.ts';
import { buildSite, type Isolate, isolate } from '#tests/support/publishing/visits.ts';

/*
 * A CDN in front of two isolates: what is saved is seen at once where it was saved, and within five
 * seconds elsewhere, whether or not the CDN is told.
 */
const TOKEN = 'purge-token';
const CDN = { purgeUrl: 'https://cdn.example/client/v4/zones/1/purge_cache', token: TOKEN };
const ELSEWHERE_MS = 5_000;

let app: TestApp;
let writer: Isolate;
let cdn: ReturnType<typeof cdnDouble>;
let villa: { id: number; slug: string };
let path: string;

beforeEach(async () => {
  app = testApp();
  villa = await createVilla(app);
  path = `/villa/${villa.slug}`;
  await app.deps.db.rows
    .insert(settings)
    .values({ group: 'contact', key: 'site_address', value: 'Kaş' })
    .onConflictDoNothing();
  writer = isolate(app, await buildSite(app, [path, '/listing', '/faq']));
  cdn = cdnDouble(app.clock, TOKEN, (asked) => answerOf(writer, asked));
  app.deps.cdn = CDN;
  app.deps.outside = cdn.purge;
});

/** What an isolate answers, as worker/published-pages.ts does. */
async function answerOf(by: Isolate, asked: string): Promise<Response> {
  const { html, isSure } = await by.visit(asked);
  const page = new Response(html);
  if (!isSure) return page;
  return withCdnHeaders(page, by.app.deps.cdn && (await by.scopesOf(asked)));
}

/** Saves in the first isolate and does what the Worker does after the response. */
async function save(...statements: Parameters<typeof step>[0][]): Promise<void> {
  await app.deps.db.write(statements.map((statement) => step(statement)));
  await purgeScopes(app.deps, await writer.lookAhead());
}

const summary = (text: string) =>
  build.update(villas).set({ summary: text }).where(eq(villas.id, villa.id));
const takeOff = () => build.update(villas).set({ active: false }).where(eq(villas.id, villa.id));

it('answers visits of a second without the Worker, and asks again behind the next', async () => {
  await cdn.visit(path);
  expect(cdn.asked()).toEqual([path]);
  for (let visit = 0; visit < 100; visit++) await cdn.visit(path);
  expect(cdn.asked()).toEqual([]);
  app.clock.set(new Date(app.clock.now().getTime() + 1_500).toISOString());
  await cdn.visit(path);
  expect(cdn.asked()).toEqual([path]);
});

it('shows at once what was saved, and keeps the pages that do not show it', async () => {
  await Promise.all([path, '/faq'].map((one) => cdn.visit(one)));
  cdn.asked();
  await save(summary('Yepyeni bir özet.'));
  expect(await cdn.visit(path)).toContain('Yepyeni bir özet.');
  await cdn.visit('/faq');
  expect(cdn.asked()).toEqual([path]);
  // What stands around every page is on every page.
  await save(
    build.update(settings).set({ value: 'Kalkan' }).where(eq(settings.key, 'site_address')),
  );
  await Promise.all([path, '/faq'].map((one) => cdn.visit(one)));
  expect(cdn.asked().toSorted()).toEqual(['/faq', path].toSorted());
});

it('deletes everything by one tag when very much has changed', async () => {
  const others = await Promise.all(Array.from({ length: 12 }, () => createVilla(app)));
  await writer.lookAhead();
  await Promise.all([path, '/faq'].map((one) => cdn.visit(one)));
  cdn.asked();
  await save(
    ...others.map(({ id }) =>
      build.update(villaPrices).set({ nightly: 777_700 }).where(eq(villaPrices.villaId, id)),
    ),
  );
  await cdn.visit('/faq');
  expect(cdn.asked()).toEqual(['/faq']);
});

it.each([
  ['a villa is taken off the site', takeOff],
  [
    'its permit has ended',
    () => build.update(villas).set({ active: false, permitNo: '' }).where(eq(villas.id, villa.id)),
  ],
  ['a text is corrected', () => summary('Düzeltilmiş özet.')],
])(
  'never shows what was before for five seconds when %s and no purge arrives',
  async (_what, change) => {
    await cdn.visit(path);
    cdn.fail();
    const before = await cdn.visit(path);
    await save(change());
    // Visits go on all the time, so that an old page is asked for again and again.
    for (let ms = 0; ms < ELSEWHERE_MS; ms += 250) {
      await cdn.visit(path);
      app.clock.set(new Date(app.clock.now().getTime() + 250).toISOString());
    }
    const now = (await answerOf(writer, path)).text();
    expect(await cdn.visit(path)).toBe(await now);
    expect(await cdn.visit(path)).not.toBe(before);
  },
);

it('lets nothing be kept that was answered from what is older than a second', async () => {
  const beside = testApp();
  const other = isolate(beside, await buildSite(beside, [path]));
  const passMs = (ms: number) =>
    beside.clock.set(new Date(beside.clock.now().getTime() + ms).toISOString());
  const lifetime = async () => (await answerOf(other, path)).headers.get('cdn-cache-control');
  // Read for this visit; trusted; used once more while it is read again; trusted; read for this visit.
  const seen: unknown[] = [];
  for (const ms of [0, 900, 1_200, 500, 6_000]) {
    passMs(ms);
    seen.push((await lifetime()) !== null);
  }
  expect(seen).toEqual([true, true, false, true, true]);
});

it('shows within five seconds what another isolate has saved', async () => {
  const beside = testApp();
  const other = isolate(beside, await buildSite(beside, [path]));
  const front = cdnDouble(beside.clock, TOKEN, (asked) => answerOf(other, asked));
  const before = await front.visit(path);
  await save(takeOff());
  for (let ms = 0; ms < ELSEWHERE_MS; ms += 250) {
    await front.visit(path);
    beside.clock.set(new Date(beside.clock.now().getTime() + 250).toISOString());
  }
  expect(await front.visit(path)).not.toBe(before);
});

it('is refused without the token, names no tags where nobody deletes by them, and never fails', async () => {
  await cdn.visit(path);
  cdn.asked();
  app.deps.cdn = { ...CDN, token: 'other' };
  await save(summary('Başka bir özet.'));
  await cdn.visit(path);
  expect(cdn.asked()).toEqual([]);
  app.deps.cdn = null;
  await save(summary('Daha başka bir özet.'));
  const { headers } = await answerOf(writer, path);
  expect([headers.get('cdn-cache-control'), headers.get('cache-tag')]).toEqual([
    'public, max-age=1, stale-while-revalidate=2',
    null,
  ]);
});
