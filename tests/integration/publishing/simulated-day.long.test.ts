import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, inject, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { faqEntries, pages } from '#drizzle/schema/content.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import { Random } from '#simulation/random.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createUser, createVilla } from '#tests/support/factories.ts';
import { addPastStay } from '#tests/support/past-stay.ts';
import { buildSite, drawPath, type Isolate, isolate } from '#tests/support/publishing/visits.ts';
import { renderPage } from '#tests/support/publishing/small-site.ts';
import { adminCalls, createVillaType } from '#tests/support/villas-admin.ts';

/*
 * A day of an agency: 100,000 pages are opened while 200 edits, 50 comments and a new rate are saved,
 * and midnight comes. `npm test` plays a slice of it around midnight, `LONG=1` the whole.
 */
const SHARE = inject('effort').dayOfVisits;
const VISITS = 100_000 * SHARE;
const EDITS = 200 * SHARE;
const COMMENTS = 50 * SHARE;
const APPROVED = 0.4;
const MILLIS = 86_400_000 * SHARE;
/** 23:45 in Türkiye: midnight is within the slice of an hour, too. */
const START = Date.parse('2026-11-21T20:45:00.000Z');
/** Until what is saved here shows everywhere, in ms. */
const ELSEWHERE_MS = 5_000;

const TOWNS = 8;
const TYPES = 4;
const VILLAS = 80;

type Villa = { id: number; slug: string };

let app: TestApp;
let writer: Isolate;
let other: Isolate;
let homes: Villa[];
let paths: { villas: string[]; places: string[] };
const dice = new Random(20_261_122);

beforeAll(async () => {
  app = testApp({ now: new Date(START).toISOString() });
  await adminCalls(app);
  const { rows } = app.deps.db;
  const towns = await Promise.all(Array.from({ length: TOWNS }, () => createTown(app)));
  const types = await Promise.all(Array.from({ length: TYPES }, () => createVillaType(app)));
  const owner = await createUser(app, { role: 'OWNER' });
  homes = [];
  for (let i = 0; i < VILLAS; i += 1) {
    const town = towns[i % TOWNS]!;
    const place = { townId: town.id, districtId: town.districtId, ownerId: owner.id };
    homes.push(await createVilla(app, { ...place, name: `Villa ${i}`, popular: i < 6 }));
  }
  await rows
    .insert(villaVillaTypes)
    .values(homes.map(({ id }, i) => ({ villaId: id, villaTypeId: types[i % TYPES]!.id })));
  await rows.insert(pages).values([
    { section: 'home', title: 'Ana sayfa' },
    { section: 'cancel', title: 'İptal' },
  ]);
  await rows.insert(faqEntries).values({ group: 'Genel', question: 'Havuz?', answer: 'Var.' });
  await rows.insert(settings).values([
    { group: 'contact', key: 'site_address', value: 'Kaş' },
    { group: 'exchange', key: 'dollar_exchange_rate', value: '41.10' },
  ]);
  paths = {
    villas: homes.map(({ slug }) => `/villa/${slug}`),
    places: [...towns, ...types].map(({ slug }) => `/${slug}`),
  };
  const all = ['/', '/listing', '/regions', '/blog', '/faq', ...paths.villas, ...paths.places];
  const built = await buildSite(app, all);
  writer = isolate(app, built);
  // It reads the same database by itself, and hears of nothing that the first one writes.
  const beside = testApp({ now: new Date(START).toISOString() });
  other = isolate(beside, built);
});

const save = (...statements: Parameters<typeof step>[0][]) =>
  app.deps.db.write(statements.map((statement) => step(statement)));

/** What a clerk or an owner saves, and a page that shows it; null: nobody outside sees it. */
type Edit = (villa: Villa, n: number) => Promise<string | null>;

const EDITS_BY_WEIGHT: (readonly [number, Edit])[] = [
  [
    // Nights are taken and freed all day: stays, holds, closed weeks, other sellers' calendars.
    45,
    async ({ id, slug }, n) => {
      const night = addDays('2026-12-20', n % 200);
      await save(
        sql`insert into villa_nights (villa_id, night, kind, ref) values (${id}, ${night}, 'block', ${`blok-${n}`})
          on conflict do nothing`,
      );
      return `/villa/${slug}`;
    },
  ],
  [
    15,
    async ({ id, slug }, n) => {
      const nightly = 500_000 + n * 100;
      await save(build.update(villaPrices).set({ nightly }).where(eq(villaPrices.villaId, id)));
      return `/villa/${slug}`;
    },
  ],
  [
    15,
    async ({ id, slug }, n) => {
      await save(
        build
          .update(villas)
          .set({ summary: `Metin ${n}` })
          .where(eq(villas.id, id)),
      );
      return `/villa/${slug}`;
    },
  ],
  [
    18,
    async ({ id }, n) => {
      await save(
        build
          .update(villas)
          .set({ permitHolder: `Kişi ${n}` })
          .where(eq(villas.id, id)),
        build
          .update(settings)
          .set({ updatedAt: '2026-11-22' })
          .where(eq(settings.key, 'site_address')),
      );
      return null;
    },
  ],
  [
    4,
    async (_, n) => {
      await save(build.update(faqEntries).set({ answer: `Cevap ${n}` }));
      return '/faq';
    },
  ],
  [
    3,
    async ({ id, slug }, n) => {
      await save(
        build
          .update(villas)
          .set({ bedrooms: 2 + (n % 4) })
          .where(eq(villas.id, id)),
      );
      return `/villa/${slug}`;
    },
  ],
];

async function comment(villa: Villa): Promise<string | null> {
  const { code, email } = await addPastStay(app, villa.id);
  const body = { author: 'Gül Ö.', code, email, rating: 5, text: 'Pek güzeldi.' };
  const sent = await app.call('POST', `/v1/villa/${villa.slug}/comment`, { body });
  expect(sent.status).toBe(201);
  if (!dice.chance(APPROVED)) return null;
  const waiting = and(eq(comments.villaId, villa.id), isNull(comments.deletedAt));
  await save(build.update(comments).set({ active: true }).where(waiting));
  return `/villa/${villa.slug}`;
}

/** What a build would give now. */
const wouldBuild = async (path: string) => (await renderPage(app, path)).text();

function goTo(ms: number): void {
  app.clock.set(new Date(START + ms).toISOString());
}

it('answers ninety-nine of a hundred visits with ready bytes, all of them true', async () => {
  const actions = drawActions();
  const every = MILLIS / actions.length;
  const counts = { file: 0, kept: 0, rendered: 0, waited: 0, ready: 0 };
  let next = every / 2;
  let action = 0;
  await writer.visit('/');
  for (let n = 0, at = 0; n < VISITS; n += 1) {
    at += -Math.log(1 - dice.fraction()) * (MILLIS / VISITS);
    for (; next < at && action < actions.length; action += 1, next += every) {
      goTo(next);
      await doOne(actions[action] ?? 'rate', action);
    }
    goTo(at);
    const visit = await writer.visit(drawPath(dice, paths));
    counts[visit.how] += 1;
    if (visit.waited && visit.how !== 'rendered') counts.waited += 1;
    else if (visit.how !== 'rendered') counts.ready += 1;
    if (n % 40 === 0) expect(visit.html).toBe(await wouldBuild(visit.path));
  }
  console.log('a day of visits:', JSON.stringify(counts));
  expect(counts.ready / VISITS).toBeGreaterThanOrEqual(0.99);
});

type Action = 'edit' | 'comment' | 'rate';

function drawActions(): Action[] {
  const actions = [
    ...Array.from({ length: EDITS }, (): Action => 'edit'),
    ...Array.from({ length: COMMENTS }, (): Action => 'comment'),
    'rate' as const,
  ];
  return actions
    .map((action) => ({ action, at: dice.fraction() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ action }) => action);
}

async function doOne(action: Action, n: number): Promise<void> {
  const villa = dice.pick(homes)!;
  if (action === 'rate') {
    await save(
      build
        .update(settings)
        .set({ value: '42.00' })
        .where(eq(settings.key, 'dollar_exchange_rate')),
    );
    return;
  }
  const path = await (action === 'comment'
    ? comment(villa)
    : dice.weighted(EDITS_BY_WEIGHT)(villa, n));
  await writer.lookAhead();
  if (path === null) return;
  // At once where it was saved, within five seconds everywhere.
  const now = await wouldBuild(path);
  expect((await writer.visit(path)).html).toBe(now);
  const later = app.clock.now().getTime() + ELSEWHERE_MS;
  other.app.clock.set(new Date(later).toISOString());
  expect((await other.visit(path)).html).toBe(now);
}
