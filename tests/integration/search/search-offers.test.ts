import { beforeAll, describe, expect, it } from 'vitest';
import { DiscountedItem, SearchAnswer, SearchItem } from '#domain/search/schema.ts';
import { VillaPage } from '#domain/villas/schema.ts';
import { villaDiscounts } from '#drizzle/schema/prices.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { showSince } from '#tests/support/shown-prices/shown-since.ts';
import { createTown, createVilla, quoteOf, requestStay, unique } from '#tests/support/factories.ts';

type DiscountRow = Omit<typeof villaDiscounts.$inferInsert, 'villaId'>;

describe('what a search offers instead, and villas with a discount', () => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp();
  });

  async function createDiscounted(...rows: DiscountRow[]) {
    const town = await createTown(app);
    const villa = await createVilla(app, { townId: town.id, districtId: town.districtId });
    for (const row of rows) {
      await app.deps.db.rows.insert(villaDiscounts).values({ ...row, villaId: villa.id });
    }
    return { town: town.slug, villa };
  }
  const discounted = async (query: string) => {
    // A new application, because the catalogue of the shared one may be two seconds old.
    const { body } = await testApp().call('GET', `/v1/search/discounted?${query}`);
    return body.content;
  };

  it('names the filter to relax when nothing fits', async () => {
    const { town } = await createDiscounted();
    const ask = async (query: string) => {
      const { body } = await testApp().call('GET', `/v2/search?town=${town}&${query}`);
      return SearchAnswer.parse(body.content);
    };
    expect((await ask('bedrooms=20')).ways).toContainEqual({ drop: ['bedrooms'], villas: 1 });
    expect((await ask('adults=2')).ways).toBeUndefined();
  });

  it('shows the first week a discount makes cheaper, with what it saves as the law lets it', async () => {
    const campaign = { bookFrom: '2026-11-20', bookTo: '2026-12-31' };
    const { town, villa } = await createDiscounted({
      kind: 'early',
      rate: 1e3,
      daysBefore: 60,
      ...campaign,
      createdAt: '2026-11-15T09:00:00.000Z',
    });
    const shown = async () => DiscountedItem.parse((await discounted(`town=${town}`)).items[0]);
    // Shown for a day only: there was no price before.
    expect(await shown()).toMatchObject({ total: 3_150_000, saved: 0, before: null });
    await showSince(app, villa.id, '2026-11-01T09:00:00.000Z');
    expect(await shown()).toMatchObject({
      checkin: '2027-01-20',
      checkout: '2027-01-27',
      nights: 7,
      total: 3_150_000,
      saved: 350_000,
      before: { total: 3_500_000, from: '2026-11-20', to: '2026-12-31' },
      price: { total: 3_150_000 },
    });
    const stay = { slug: villa.slug, checkIn: '2027-01-20', checkOut: '2027-01-27' };
    expect((await quoteOf(app, stay)).body.content).toMatchObject({
      total: 3_150_000,
      before: { total: 3_500_000, from: '2026-11-20', to: '2026-12-31' },
      lines: [
        { code: 'nights', amount: 3_500_000 },
        {
          label: 'Erken rezervasyon indirimi · %10 · 20 Kas – 31 Ara 2026',
          amount: -350_000,
        },
      ],
    });
    expect((await discounted(`town=${town}&adults=9`)).items).toEqual([]);
    expect((await discounted(`town=${town}&skip=1`)).items).toEqual([]);
  });

  it('strikes nothing through for a discount without a first and a last day', async () => {
    const { town, villa } = await createDiscounted({ kind: 'early', rate: 1000, daysBefore: 60 });
    await showSince(app, villa.id, '2026-11-01T09:00:00.000Z');
    const { items, total } = await discounted(`town=${town}`);
    expect(total).toBe(1);
    expect(items).toMatchObject([{ total: 3_150_000, saved: 0, before: null }]);
    const stay = { slug: villa.slug, checkIn: '2027-01-20', checkOut: '2027-01-27' };
    expect((await quoteOf(app, stay)).body.content).toMatchObject({
      before: null,
      lines: [{ label: '7 gece · erken rezervasyon fiyatı', amount: 3_150_000 }],
    });
  });

  it('leaves out villas whose discount cannot be booked any more', async () => {
    const { town } = await createDiscounted({ kind: 'early', rate: 1000, bookTo: '2026-11-20' });
    expect(await discounted(`town=${town}`)).toMatchObject({ items: [], total: 0 });
  });

  it.each(['adults=x', 'town=A', 'skip=-1'])('refuses %s', async (query) => {
    const { status, body } = await app.call('GET', `/v1/search/discounted?${query}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('lists on the page of a villa the discounts that are open, the greatest first', async () => {
    const { villa } = await createDiscounted(
      { kind: 'early', rate: 1000, daysBefore: 60, stayFrom: '2027-05-01', stayTo: '2027-06-15' },
      { kind: 'long_stay', rate: 1500, minNights: 14 },
      { kind: 'early', rate: 2000, bookFrom: '2026-11-22' },
      { kind: 'early', rate: 2500, stayTo: '2026-11-20' },
    );
    const before = app.trips.count;
    const { body } = await app.call('GET', `/v1/villa/${villa.slug}`);
    expect(app.trips.count - before).toBe(1);
    const page = VillaPage.parse(body.content);
    expect(page.discounts.map(({ kind, rate }) => [kind, rate])).toEqual([
      ['long_stay', 1500],
      ['early', 1000],
    ]);
    expect(page.discounts[1]).toMatchObject({ daysBefore: 60, stayTo: '2027-06-15', bookTo: null });
  });

  it('names villas like one that are free for the nights, at what a quote says, and larger ones for more people', async () => {
    const town = await createTown(app);
    const place = { townId: town.id, districtId: town.districtId };
    const [own, small, large] = await Promise.all([
      createVilla(app, place),
      createVilla(app, place),
      createVilla(app, { ...place, bedrooms: 5, capacity: 12, maxAdults: 12 }),
    ]);
    const stay = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
    const asked = `checkin=${stay.checkIn}&checkout=${stay.checkOut}`;
    const similar = async (query: string) => {
      const answer = await testApp().call('GET', `/v1/villa/${own.slug}/similar?${query}`);
      return SearchItem.array().parse(answer.body.content);
    };
    const inTown = (items: SearchItem[]) => items.filter((item) => item.town.slug === town.slug);

    const undated = await similar('');
    expect(inTown(undated).map(({ slug }) => slug)).toEqual([small.slug, large.slug]);
    expect(undated[0]?.price).not.toHaveProperty('total');

    const dated = inTown(await similar(`${asked}&adults=2`));
    const quoted = await quoteOf(app, { slug: small.slug, ...stay });
    expect(dated.find(({ slug }) => slug === small.slug)?.price.total).toBe(
      quoted.body.content.total,
    );

    expect((await similar(`${asked}&adults=9`)).every(({ capacity }) => capacity >= 9)).toBe(true);
    expect((await similar(`${asked}&adults=9`))[0]?.slug).toBe(large.slug);

    await requestStay(app, { slug: small.slug, ...stay });
    expect((await similar(asked)).map(({ slug }) => slug)).not.toContain(small.slug);
    const half = await app.call('GET', `/v1/villa/${own.slug}/similar?checkin=${stay.checkIn}`);
    expect([half.status, half.body.code]).toEqual([400, 'VALIDATION']);
  });

  it('shows on the page of a villa the span of prices that its card shows', async () => {
    const town = await createTown(app);
    const seasons = [
      { from: '2026-01-01', to: '2026-10-31', lira: 100 },
      { from: '2026-11-01', to: '2027-05-31', lira: 6100 },
      { from: '2027-06-01', to: '2027-08-31', lira: 19_400 },
      // Beyond the nights on sale.
      { from: '2029-06-01', to: '2029-08-31', lira: 90_000 },
    ];
    const villa = await createVilla(app, { townId: town.id, districtId: town.districtId, seasons });
    const page = VillaPage.parse((await app.call('GET', `/v1/villa/${villa.slug}`)).body.content);
    const found = await testApp().call('GET', `/v2/search?town=${town.slug}`);
    const { price } = SearchAnswer.parse(found.body.content).items[0]!;
    expect([price.from, price.to]).toEqual([610_000, 1_940_000]);
    expect([page.from, page.to]).toEqual([price.from, price.to]);
  });

  it('finds nothing in a region that does not exist, and says so in the usual shape', async () => {
    expect(await discounted(`town=${unique('yok')}`)).toMatchObject({ items: [], total: 0 });
  });
});
