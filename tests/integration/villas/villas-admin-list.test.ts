import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { VillaListQuery } from '#domain/villas/admin-list-schema.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { listVillas } from '#worker/features/villas/list/list-queries.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createVilla, requestStay, unique } from '#tests/support/factories.ts';
import { queryPlans } from '#tests/support/query-plans.ts';
import { adminCalls, createVillaType, ownerCalls } from '#tests/support/villas-admin.ts';

type Calls = Awaited<ReturnType<typeof adminCalls>>;

describe('the villa list', () => {
  let app: TestApp;
  let admin: Calls;

  beforeAll(async () => {
    app = testApp();
    admin = await adminCalls(app);
  });

  it('shows what a clerk looks for in a row, in one trip besides the session', async () => {
    const villa = await createVilla(app, {
      name: 'Villa Şirin',
      popular: true,
      seasons: [
        { from: '2026-11-01', to: '2026-12-31', lira: 4000 },
        { from: '2027-01-01', to: '2027-05-31', lira: 3000 },
      ],
    });
    await app.deps.db.rows
      .insert(villaImages)
      .values({ villaId: villa.id, key: 'pictures/1/a1', width: 1600, height: 1200, position: 0 });
    app.trips.count = 0;
    const { body } = await admin.get(`/v1/admin/villas?id=${villa.id}`);
    expect(app.trips.count).toBe(2);
    expect(body.content).toMatchObject({ total: 1, skip: 0, take: 20 });
    expect(body.content.items[0]).toMatchObject({
      id: villa.id,
      code: villa.code,
      slug: villa.slug,
      name: 'Villa Şirin',
      thumbnail: '/media/pictures/1/a1-400.avif',
      town: 'Kaş Merkez',
      owner: 'Şule Iğdır',
      capacity: 6,
      bedrooms: 3,
      active: true,
      popular: true,
      villaOfMonth: false,
      permit: 'valid',
      priceFrom: 300_000,
      pricesEndOn: '2027-05-31',
      nextArrival: null,
      images: 1,
      version: 1,
    });
  });

  it('narrows by every filter, alone and together', async () => {
    const town = await createTown(app);
    const type = await createVillaType(app);
    const place = { townId: town.id, districtId: town.districtId };
    const first = await createVilla(app, { ...place, popular: true, active: false });
    const second = await createVilla(app, { ...place, permitExpiresOn: '2026-12-24' });
    const third = await createVilla(app, { ...place, permitNo: null, active: false });
    await admin.put(`/v1/admin/villas/${second.id}`, { version: 1, villa_type_ids: [type.id] });
    const ids = async (query: string) => {
      const { body } = await admin.get(`/v1/admin/villas?town_id=${town.id}&${query}`);
      expect(body.content.total).toBe(body.content.items.length);
      return body.content.items.map((item: { id: number }) => item.id).toSorted();
    };
    expect(await ids('')).toEqual([first.id, second.id, third.id]);
    expect(await ids('popular=true')).toEqual([first.id]);
    expect(await ids('active=0')).toEqual([first.id, third.id]);
    expect(await ids('active=1')).toEqual([second.id]);
    expect(await ids(`villa_type_id=${type.id}`)).toEqual([second.id]);
    expect(await ids(`owner_id=${third.ownerId}`)).toEqual([third.id]);
    expect(await ids('permit=missing')).toEqual([third.id]);
    expect(await ids('permit=expiring')).toEqual([second.id]);
    expect(await ids(`id=${first.id}&popular=0`)).toEqual([]);
  });

  it('finds Turkish text however it is typed, by name, code and region', async () => {
    const code = unique('ZZ');
    const name = `Işık ${code}`;
    await admin.post('/v1/admin/villas', {
      facts: { ...(await newFacts(app)), name, code: code.toUpperCase() },
    });
    for (const q of [`IŞIK ${code}`, `ışık ${code}`, `isik ${code}`, code]) {
      const { body } = await admin.get(`/v1/admin/villas?q=${encodeURIComponent(q)}`);
      expect([q, body.content.items.map((item: { name: string }) => item.name)]).toEqual([
        q,
        [name],
      ]);
    }
  });

  it('orders by name as Turkish does, and both ways', async () => {
    const town = await createTown(app);
    for (const name of ['Zeytin', 'Çınar', 'Işıl', 'İnci', 'Cennet']) {
      const facts = { ...(await newFacts(app)), name, town_id: town.id };
      await admin.post('/v1/admin/villas', { facts });
    }
    const names = async (order: string) => {
      const { body } = await admin.get(`/v1/admin/villas?town_id=${town.id}&order=${order}`);
      return body.content.items.map((item: { name: string }) => item.name);
    };
    const alphabet = ['Cennet', 'Çınar', 'Işıl', 'İnci', 'Zeytin'];
    expect(await names('name')).toEqual(alphabet);
    expect(await names('-name')).toEqual(alphabet.toReversed());
    expect(await names('created')).toEqual(['Zeytin', 'Çınar', 'Işıl', 'İnci', 'Cennet']);
    expect(await names('order')).toEqual(['Zeytin', 'Çınar', 'Işıl', 'İnci', 'Cennet']);
  });

  it('shows an owner own villas only, in all three lists', async () => {
    const mine = await ownerCalls(app);
    const villa = await createVilla(app, { ownerId: mine.owner.id });
    const other = await createVilla(app);
    for (const path of ['/v1/admin/villas', '/v1/admin/villas/all', '/v1/admin/villas/withdates']) {
      const { body } = await mine.get(path);
      expect(body.content.items.map((item: { id: number }) => item.id)).toEqual([villa.id]);
      expect(body.content.total).toBe(1);
    }
    const asked = await mine.get(`/v1/admin/villas?id=${other.id}&owner_id=${other.ownerId}`);
    expect(asked.body.content.items).toEqual([]);
  });

  it('gives a picker its villas anew only when one of them has changed', async () => {
    const mine = await ownerCalls(app);
    const villa = await createVilla(app, { ownerId: mine.owner.id });
    for (const { token } of [admin, mine]) {
      const ask = async (known: string) => {
        app.trips.count = 0;
        const headers = { 'if-none-match': known };
        const answer = await app.call('GET', '/v1/admin/villas/all', { token, headers });
        expect(app.trips.count).toBe(2);
        return { ...answer, tag: answer.headers.get('etag') ?? '' };
      };
      let { tag } = await ask('');
      for (const name of ['Villa Işık', 'Villa "Tırnak"']) {
        await app.deps.db.rows.update(villas).set({ name }).where(eq(villas.id, villa.id));
        const { body, ...now } = await ask(tag);
        expect(now.tag).not.toBe(tag);
        const { id, code, slug, townId, ownerId } = villa;
        const option = {
          id,
          villa_id: id,
          code,
          slug,
          name,
          town_id: townId,
          owner_id: ownerId,
          active: true,
        };
        expect(body.content.items).toContainEqual(option);
        expect(body.content.total).toBe(body.content.items.length);
        ({ tag } = now);
      }
      // Other tests write villas as well: between two of their writes the same tag is known.
      await expect.poll(async () => (await ask((await ask('')).tag)).status).toBe(304);
    }
  });

  it('refuses filters that are none, and gives nothing beyond the end', async () => {
    for (const query of ['id=x', 'popular=2', 'order=price', 'take=x', 'permit=yes', 'town_id=0']) {
      const answer = await admin.get(`/v1/admin/villas?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
    const beyond = await admin.get('/v1/admin/villas?skip=900000&take=9999');
    expect(beyond.body.content).toMatchObject({ items: [], take: 200 });
  });

  it('reads no table from end to end, whatever the order and the filter', async () => {
    const viewer = { role: 'ADMIN', userId: 1 } as const;
    for (const query of [
      ...['order', '-name', 'code'].map((order) => ({ order })),
      { q: 'çınar' },
      { active: '1', popular: '1' },
      { permit: 'missing' },
      { permit: 'expiring' },
      { town_id: '1' },
      { owner_id: '1' },
      { villa_type_id: '1' },
    ]) {
      const plans = await queryPlans((db) =>
        listVillas(db, VillaListQuery.parse(query), viewer, '2026-11-21'),
      );
      // Places of a few hundred rows may be walked; villas, stays and prices may not.
      const walked = plans.flat().filter((step) => /^SCAN (?!towns)(?!.* USING )/.test(step));
      expect([query, walked]).toEqual([query, []]);
      expect(plans.flat().join()).not.toContain('reservations_status');
    }
  });
});

describe('villas with dates', () => {
  it('tells manual blocks and taken nights as runs, without what has run out', async () => {
    const app = testApp();
    const admin = await adminCalls(app);
    const villa = await createVilla(app);
    await requestStay(app, { slug: villa.slug, checkIn: '2026-12-01', checkOut: '2026-12-05' });
    const block = { villaId: villa.id, kind: 'full', note: 'Boya' } as const;
    await app.deps.db.rows.insert(manualBlocks).values([
      { ...block, id: unique('b'), startsOn: '2026-12-10', endsOn: '2026-12-12' },
      {
        ...block,
        id: unique('b'),
        startsOn: '2026-12-20',
        endsOn: '2026-12-22',
        expiresAt: '2026-11-01T00:00:00.000Z',
      },
      { ...block, id: unique('b'), startsOn: '2026-10-01', endsOn: '2026-10-05' },
    ]);
    const ref = unique('b');
    await app.deps.db.rows.insert(villaNights).values(
      ['2026-12-10', '2026-12-11'].map((night) => ({
        villaId: villa.id,
        night,
        kind: 'block' as const,
        ref,
      })),
    );
    app.trips.count = 0;
    const { body } = await admin.get(`/v1/admin/villas/withdates?villa_id=${villa.id}`);
    expect(app.trips.count).toBe(2);
    expect(body.content).toMatchObject({ from: '2026-11-21', to: '2027-02-19', total: 1 });
    const [item] = body.content.items;
    expect(item.dates).toHaveLength(1);
    expect(item.dates[0]).toMatchObject({
      status: 'full',
      started_at: '2026-12-10',
      finished_at: '2026-12-12',
      note: 'Boya',
    });
    expect(item.taken.map((run: any) => [run.from, run.to, run.kind])).toEqual([
      ['2026-12-01', '2026-12-05', 'hold'],
      ['2026-12-10', '2026-12-12', 'block'],
    ]);
    expect(item.takenNights).toBe(6);

    app.clock.advanceMinutes(180);
    const later = await admin.get(`/v1/admin/villas/withdates?villa_id=${villa.id}`);
    expect(later.body.content.items[0].takenNights).toBe(2);

    for (const range of ['from=2027-01-01&to=2027-01-01', 'to=2029-01-01', 'from=2199-12-31']) {
      expect((await admin.get(`/v1/admin/villas/withdates?${range}`)).status).toBe(422);
    }
  });

  it('keeps stays of two guests apart on their changeover day', async () => {
    const app = testApp();
    const admin = await adminCalls(app);
    const villa = await createVilla(app);
    await requestStay(app, { slug: villa.slug, checkIn: '2026-12-01', checkOut: '2026-12-05' });
    await requestStay(app, { slug: villa.slug, checkIn: '2026-12-05', checkOut: '2026-12-09' });
    const { body } = await admin.get(`/v1/admin/villas/withdates?villa_id=${villa.id}`);
    expect(body.content.items[0].taken.map((run: any) => [run.from, run.to])).toEqual([
      ['2026-12-01', '2026-12-05'],
      ['2026-12-05', '2026-12-09'],
    ]);
  });
});

/** The least a new villa needs. */
async function newFacts(app: TestApp) {
  const villa = await createVilla(app);
  const [row] = await app.deps.db.read.select().from(villas).where(eq(villas.id, villa.id));
  return { name: 'Villa', owner_id: row!.ownerId, town_id: row!.townId, bedrooms: 2 };
}
