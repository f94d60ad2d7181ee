import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { SearchAnswer, SearchOptions, ShortTermItem } from '#domain/search/schema.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createVilla, quoteOf, requestStay, unique } from '#tests/support/factories.ts';

const WEEK = 'checkin=2027-05-10&checkout=2027-05-17';

/** A place of its own, so that other tests' villas do not count. */
async function createPlace(app: TestApp) {
  const town = await createTown(app);
  const villa = (overrides: Partial<typeof villas.$inferInsert> = {}) =>
    createVilla(app, { townId: town.id, districtId: town.districtId, ...overrides });
  return { town, villa };
}

describe('search', () => {
  let app: TestApp;
  let town: string;
  let villa: Awaited<ReturnType<typeof createPlace>>['villa'];
  const ask = async (query: string, by = app) => {
    const answer = await by.call('GET', `/v2/search?client=true&town=${town}&${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    return SearchAnswer.parse(answer.body.content);
  };
  const slugs = async (query: string, by = app) =>
    (await ask(query, by)).items.map((item) => item.slug);

  const refusal = async (query: string) => {
    const { status, body } = await app.call('GET', `/v2/search?${query}`);
    return [status, body.code, body.content];
  };

  beforeAll(async () => {
    app = testApp();
    const place = await createPlace(app);
    town = place.town.slug;
    villa = place.villa;
  });

  it('asks the database once, and not again for two seconds', async () => {
    await villa();
    const fresh = testApp();
    await ask(WEEK, fresh);
    expect(fresh.trips.count).toBe(1);
    await ask('adults=2', fresh);
    await fresh.call('GET', '/v1/search/options');
    await fresh.call('GET', '/v1/search/input?searchString=villa');
    await fresh.call('GET', '/v1/search/shortterm?client=true');
    expect(fresh.trips.count).toBe(1);
    fresh.clock.advanceMinutes(1);
    await ask(WEEK, fresh);
    expect(fresh.trips.count).toBe(2);
  });

  it('gives the same question the same answer under a number of its own', async () => {
    await villa();
    const here = testApp();
    const path = `/v2/search?client=true&town=${town}&${WEEK}`;
    const [first, again] = [await here.call('GET', path), await here.call('GET', path)];
    expect(again.text).toBe(first.text);
    const own = ({ headers }: typeof first) => headers.get('x-request-id');
    expect(own(again)).toMatch(/^[0-9a-f]{33}$/);
    expect(own(again)).not.toBe(own(first));
    const others = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
    expect(others(again)).toEqual(others(first));
    expect((await here.call('POST', path)).status).toBe(404);
  });

  it('shares one check among visitors who come at the same time', async () => {
    const fresh = testApp();
    await Promise.all(Array.from({ length: 10 }, () => ask(WEEK, fresh)));
    expect(fresh.trips.count).toBe(1);
  });

  it('prices a stay as a quote does, cleaning included', async () => {
    const { slug } = await villa();
    for (const checkOut of ['2027-05-14', '2027-05-17']) {
      const found = await ask(`checkin=2027-05-10&checkout=${checkOut}`, testApp());
      const quoted = await quoteOf(app, { slug, checkIn: '2027-05-10', checkOut });
      const item = found.items.find((other) => other.slug === slug);
      expect(item?.price.total).toBe(quoted.body.content.total);
    }
  });

  it('finds the cheapest week of a month at what a quote says, and no other is cheaper', async () => {
    const { slug } = await villa();
    await requestStay(app, { slug, checkIn: '2027-05-10', checkOut: '2027-05-17' });
    const { items } = await ask('month=2027-05', testApp());
    const item = items.find((other) => other.slug === slug);
    const totals = new Map<string, number>();
    for (let date = 1; date <= 25; date++) {
      const checkIn = addDays('2027-04-30', date);
      const checkOut = addDays(checkIn, 7);
      const { status, body } = await quoteOf(app, { slug, checkIn, checkOut });
      if (status === 200) totals.set(checkIn, body.content.total);
    }
    expect(totals.size).toBe(25 - 13);
    const least = Math.min(...totals.values());
    const [earliest] = [...totals].find(([, total]) => total === least) ?? [];
    expect([item?.checkin, item?.price.total]).toEqual([earliest, least]);
    expect(item?.checkout).toBe(addDays(earliest ?? '', 7));
  });

  it.each(['month=2027-13', 'month=mayis', 'month=2027-05&nights=29', 'nights=0'])(
    'refuses %s',
    async (query) => {
      expect((await refusal(query))[0]).toBe(400);
    },
  );

  it('drops a villa at once where its nights were taken, elsewhere within two seconds', async () => {
    const { slug } = await villa();
    const elsewhere = testApp();
    const here = testApp();
    expect(await slugs(WEEK, here)).toContain(slug);
    expect(await slugs(WEEK, elsewhere)).toContain(slug);
    await requestStay(here, { slug, checkIn: '2027-05-12', checkOut: '2027-05-15' });
    expect(await slugs(WEEK, here)).not.toContain(slug);
    elsewhere.clock.set('2026-11-21T09:00:02.001Z');
    expect(await slugs(WEEK, elsewhere)).not.toContain(slug);
  });

  it('offers the nights of a hold again once it has run out, without anybody cleaning up', async () => {
    const { slug } = await villa();
    const here = testApp();
    await requestStay(here, { slug, checkIn: '2027-05-12', checkOut: '2027-05-15' });
    expect(await slugs(WEEK, here)).not.toContain(slug);
    here.clock.advanceMinutes(120);
    expect(await slugs(WEEK, here)).toContain(slug);
  });

  it('follows every change that somebody makes elsewhere', async () => {
    const { id, slug } = await villa();
    const { db } = app.deps;
    const here = testApp();
    const later = async () => {
      here.clock.advanceMinutes(1);
      const { items } = await ask(WEEK, here);
      return items.find((item) => item.slug === slug);
    };
    expect((await later())?.price.from).toBe(500_000);
    await db.rows.update(villaPrices).set({ nightly: 600_000 }).where(eq(villaPrices.villaId, id));
    expect((await later())?.price.total).toBe(4_200_000);
    await db.rows
      .insert(villaNights)
      .values({ villaId: id, night: '2027-05-13', kind: 'block', ref: unique('block') });
    expect(await later()).toBeUndefined();
    await db.rows.delete(villaNights).where(eq(villaNights.villaId, id));
    expect(await later()).toBeDefined();
    await db.rows.update(villas).set({ active: false }).where(eq(villas.id, id));
    expect(await later()).toBeUndefined();
  });

  it('begins a new day in Istanbul with new nights', async () => {
    const { slug } = await villa();
    const here = testApp({ now: '2027-05-09T20:59:00.000Z' });
    expect(await slugs(WEEK, here)).toContain(slug);
    here.clock.set('2027-05-10T21:00:00.000Z');
    const late = await here.call('GET', `/v2/search?town=${town}&${WEEK}`);
    expect([late.status, late.body.code]).toEqual([422, 'PAST']);
    const next = 'checkin=2027-05-11&checkout=2027-05-18';
    expect(await slugs(next, here)).toContain(slug);
  });

  it('offers the nearest dates when none is free on the asked ones', async () => {
    const place = await createPlace(app);
    const { slug } = await place.villa();
    await requestStay(app, { slug, checkIn: '2027-05-10', checkOut: '2027-05-17' });
    const answer = await testApp().call('GET', `/v2/search?town=${place.town.slug}&${WEEK}`);
    expect(answer.body.content).toMatchObject({
      total: 0,
      nearest: [
        { checkin: '2027-05-03', checkout: '2027-05-10', villas: 1 },
        { checkin: '2027-05-17', checkout: '2027-05-24', villas: 1 },
        { checkin: '2027-05-02', checkout: '2027-05-09', villas: 1 },
      ],
    });
  });

  it('sells a gap below the minimum as a whole, at the price of a quote', async () => {
    const place = await createPlace(app);
    const { slug } = await place.villa();
    await requestStay(app, { slug, checkIn: '2027-05-10', checkOut: '2027-05-14' });
    await requestStay(app, { slug, checkIn: '2027-05-16', checkOut: '2027-05-20' });
    const path = `/v1/search/shortterm?client=true&town=${place.town.slug}`;
    const { items, total } = (await testApp().call('GET', path)).body.content;
    const quoted = await quoteOf(app, { slug, checkIn: '2027-05-14', checkOut: '2027-05-16' });
    expect(total).toBe(1);
    expect(ShortTermItem.parse(items[0])).toMatchObject({
      slug,
      checkin: '2027-05-14',
      checkout: '2027-05-16',
      nights: 2,
      total: quoted.body.content.total,
    });
    const outside = await testApp().call('GET', `${path}&from=2027-05-15`);
    expect(outside.body.content.total).toBe(0);
  });

  it('says in Turkish what is wrong with dates', async () => {
    expect(await refusal('checkin=2027-05-10')).toEqual([
      400,
      'VALIDATION',
      'Çıkış tarihini de seçin.',
    ]);
    expect(await refusal('checkout=2027-05-10')).toEqual([
      400,
      'VALIDATION',
      'Giriş tarihini de seçin.',
    ]);
    expect(await refusal('checkin=2027-05-10&checkout=2027-05-10')).toEqual([
      400,
      'VALIDATION',
      'Çıkış tarihi giriş tarihinden sonra olmalı.',
    ]);
    expect((await refusal('checkin=2026-11-20&checkout=2026-11-25')).slice(0, 2)).toEqual([
      422,
      'PAST',
    ]);
    expect((await refusal('checkin=2027-01-01&checkout=2027-05-01')).slice(0, 2)).toEqual([
      422,
      'TOO_LONG',
    ]);
    expect((await refusal('adults=iki')).slice(0, 2)).toEqual([400, 'VALIDATION']);
  });

  it('ignores what it does not know, and a token', async () => {
    const path = `/v2/search?client=true&town=${town}&utm_source=posta`;
    const answer = await app.call('GET', path, { token: 'not-a-token' });
    expect(answer.status).toBe(200);
    expect(answer.body.content.total).toBeGreaterThan(0);
  });

  it('finds a villa by its name, code and region however they are typed', async () => {
    const name = unique('Çığlık Işığı');
    const { slug, code } = await villa({ name });
    await app.deps.db.rows.update(towns).set({ name: 'İnceğiz' }).where(eq(towns.slug, town));
    const fresh = testApp();
    const find = async (text: string) => {
      const path = `/v1/search/input?searchString=${encodeURIComponent(text)}`;
      const found: { slug: string }[] = (await fresh.call('GET', path)).body.content;
      return found.map((option) => option.slug);
    };
    const suffix = name.slice(-8);
    for (const typed of [name, `CIGLIK ISIGI-${suffix}`, `ısığı-${suffix} çığlık`, code]) {
      expect([typed, await find(typed)]).toEqual([typed, [slug]]);
    }
    expect(await find(`incegiz ${suffix}`)).toEqual([slug]);
    expect(await find('böyle bir villa yok')).toEqual([]);
    expect(await find('')).toContain(slug);
  });

  it('counts what each choice would find', async () => {
    const { body } = await testApp().call('GET', '/v1/search/options');
    const options = SearchOptions.parse(body.content);
    const { total } = await ask('', testApp());
    expect(options.towns.find((option) => option.slug === town)?.count).toBe(total);
    expect(options.price.min).toBeGreaterThan(0);
  });
});
