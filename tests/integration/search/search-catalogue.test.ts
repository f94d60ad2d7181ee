import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueFile, SearchAnswer } from '#domain/search/schema.ts';
import { createLocalSearch } from '#site/features/search/state/local-search.ts';
import { parseSearch, searchParams } from '#site/features/search/state/search-state.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createVilla, requestStay } from '#tests/support/factories.ts';

const WEEK = 'checkin=2027-05-10&checkout=2027-05-17';

describe('the catalogue for a search in the browser', () => {
  let app: TestApp;
  let town: string;
  let slug: string;

  beforeAll(async () => {
    app = testApp();
    const place = await createTown(app);
    const inPlace = { townId: place.id, districtId: place.districtId };
    town = place.slug;
    ({ slug } = await createVilla(app, inPlace));
    await createVilla(app, { ...inPlace, bedrooms: 5, maxAdults: 10, capacity: 12 });
  });

  const readFile = async (): Promise<CatalogueFile> => {
    const answer = await app.call('GET', '/v2/search/catalogue');
    expect(answer.status).toBe(200);
    return answer.body.content as CatalogueFile;
  };
  const search = async (query: string): Promise<SearchAnswer> => {
    const state = searchParams(parseSearch(new URLSearchParams(query)));
    state.set('take', '20');
    const answer = await app.call('GET', `/v2/search?client=true&${state}`);
    return answer.body.content as SearchAnswer;
  };

  it.each([
    WEEK,
    `${WEEK}&adults=8&flex=3`,
    `${WEEK}&sort=price`,
    'bedrooms=5&sort=-price',
    `${WEEK}&minPrice=900000`,
    `checkin=2027-05-10&checkout=2027-05-11`,
    'month=2027-05,2027-06&nights=10&sort=price',
    'month=2027-05&nights=weekend',
  ])('answers %s as the Worker does', async (query) => {
    const asked = `${query}&town=${town}`;
    const now = app.clock.now();
    const local = createLocalSearch(await readFile(), now);
    const state = parseSearch(new URLSearchParams(asked));
    const inWorker = await search(asked);
    expect(JSON.parse(JSON.stringify(local.answer(state, now)))).toEqual(inWorker);
  });

  it.each(['adults=31', 'sort=dearest', 'checkin=2020-01-01&checkout=2020-01-08'])(
    'leaves %s to the Worker',
    async (query) => {
      const now = app.clock.now();
      const local = createLocalSearch(await readFile(), now);
      expect(local.answer(parseSearch(new URLSearchParams(query)), now)).toBeNull();
    },
  );

  it('leaves everything to the Worker once its day is over', async () => {
    const file = await readFile();
    const local = createLocalSearch(file, app.clock.now());
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
    expect(local.answer(parseSearch(new URLSearchParams()), tomorrow)).toBeNull();
  });

  it('is sent again only when something has changed, a booking at once', async () => {
    const { version } = await readFile();
    const again = () =>
      app.call('GET', '/v2/search/catalogue', { headers: { 'if-none-match': `"${version}"` } });
    // Other tests may book meanwhile: what counts is that an unchanged one is not sent.
    const same = await again();
    if (same.status === 304) expect(same.headers.get('etag')).toBe(`"${version}"`);
    await requestStay(app, { slug, checkIn: '2027-05-10', checkOut: '2027-05-17', adults: 2 });
    expect((await again()).status).toBe(200);
    const now = app.clock.now();
    const local = createLocalSearch(await readFile(), now);
    const state = parseSearch(new URLSearchParams(`${WEEK}&town=${town}`));
    expect(local.answer(state, now)?.items.map((item) => item.slug)).not.toContain(slug);
  });

  it('holds nothing of owners, shares or deposits', async () => {
    expect(JSON.stringify(await readFile())).not.toMatch(/owner|commission|prepayment|deposit/i);
  });
});
