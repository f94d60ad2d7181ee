import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { addPastStay } from '#tests/support/past-stay.ts';
import { adminCalls, ownerCalls } from '#tests/support/villas-admin.ts';

type Calls = Awaited<ReturnType<typeof adminCalls>>;

/** Open from 1 June to 20 September 2027, at least five nights at its end. */
const SEASONS = [
  { from: '2026-01-01', to: '2026-12-31', lira: 4000 },
  { from: '2027-06-01', to: '2027-09-13', lira: 5000 },
  { from: '2027-09-14', to: '2027-09-20', lira: 6000, minNights: 9 },
];
/** Its last seven nights are free and priced, and nobody may book them. */
const BLOCK = {
  started_at: '2027-09-01',
  finished_at: '2027-09-14',
  status: 'full',
  note: 'bakım',
};

let app: TestApp;
let admin: Calls;
let owner: Awaited<ReturnType<typeof ownerCalls>>;
let villa: Awaited<ReturnType<typeof createVilla>>;

beforeAll(async () => {
  app = testApp();
  admin = await adminCalls(app);
  owner = await ownerCalls(app);
  villa = await gapVilla(owner.owner.id);
});

async function gapVilla(ownerId?: number) {
  const made = await createVilla(app, {
    name: 'Villa Boşluk',
    seasons: SEASONS,
    ...(ownerId && { ownerId }),
  });
  const blocked = await admin.post('/v1/admin/villas/date', { villa_id: made.id, ...BLOCK });
  expect(blocked.status).toBe(201);
  return made;
}

const adviceOn = async (calls: Calls, query = '', { id } = villa) =>
  (await calls.get(`/v1/admin/villas/${id}/advice${query}`)).body.content;

describe('nights that nobody can book', () => {
  const GAP = {
    from: '2027-09-14',
    to: '2027-09-21',
    nights: 7,
    minNights: 9,
    worth: 4_200_000,
    opensWith: { startsOn: '2027-09-14', endsOn: '2027-09-20', minNights: 7 },
  };

  it('are listed for the agency and for their owner, and for no other', async () => {
    const { gaps } = await adviceOn(admin);
    expect(gaps).toMatchObject([GAP]);
    const own = (await owner.get('/v1/admin/advice')).body.content;
    expect(own).toMatchObject({ total: 1, nights: 7, worth: 4_200_000 });
    expect(own.items).toMatchObject([{ ...GAP, villa_id: villa.id, villa_name: 'Villa Boşluk' }]);
    const all = (await admin.get('/v1/admin/advice?take=200')).body.content;
    const worths = all.items.map(({ worth }: { worth: number }) => worth);
    expect(worths).toEqual(worths.toSorted((a: number, b: number) => b - a));
    expect(all.items.map(({ villa_id }: { villa_id: number }) => villa_id)).toContain(villa.id);
    const other = await ownerCalls(app);
    expect((await other.get('/v1/admin/advice')).body.content.items).toEqual([]);
    expect((await other.get(`/v1/admin/villas/${villa.id}/advice`)).status).toBe(404);
  });

  it('are open once the proposed change was made, with the quote as the judge', async () => {
    const closed = await gapVilla();
    const stay = { slug: closed.slug, checkIn: GAP.from, checkOut: GAP.to };
    const quote = async () =>
      (
        await app.call('POST', '/v1/quote', {
          body: { ...stay, adults: 2, children: 0, babies: 0 },
        })
      ).status;
    expect(await quote()).toBe(422);
    expect((await adviceOn(admin, '', closed)).gaps).toHaveLength(1);
    const change = { kind: 'min_nights', ...GAP.opensWith };
    const preview = await admin.post('/v1/admin/prices/bulk/preview', {
      villaIds: [closed.id],
      change,
    });
    const { version } = preview.body.content.villas[0];
    const made = await app.call('POST', '/v1/admin/prices/bulk', {
      token: admin.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { villas: [{ id: closed.id, version }], change },
    });
    expect(made.status).toBe(201);
    expect(await quote()).toBe(200);
    expect((await adviceOn(admin, '', closed)).gaps).toEqual([]);
  });
});

describe('what our own data says', () => {
  beforeAll(async () => {
    const neighbours = await Promise.all(
      [6, 7, 5].map((capacity) =>
        createVilla(app, { townId: villa.townId, districtId: villa.districtId, capacity }),
      ),
    );
    const far = await createVilla(app, {
      townId: villa.townId,
      districtId: villa.districtId,
      capacity: 8,
    });
    const sell = (villaId: number, checkIn: string, daysBefore: number, gross: number) =>
      addPastStay(app, villaId, {
        checkIn,
        createdAt: `${addDays(checkIn, -daysBefore)}T09:00:00.000Z`,
        gross,
      });
    await Promise.all([
      sell(villa.id, '2026-07-04', 200, 2_800_000),
      sell(villa.id, '2026-07-18', 200, 2_800_000),
      sell(far.id, '2026-07-04', 1, 1),
      ...neighbours.flatMap(({ id }) =>
        ['2026-07-04', '2026-07-18'].map((checkIn) => sell(id, checkIn, 90, 1)),
      ),
    ]);
  });

  it('compares when nights were sold with villas like it', async () => {
    const { leadTimes } = await adviceOn(owner);
    expect(leadTimes).toMatchObject({ from: '2025-11-01', to: '2026-11-01', neighbours: 3 });
    expect(leadTimes.months).toEqual([
      {
        month: '2026-07',
        own: 203,
        ownNights: 14,
        others: 93,
        otherNights: 42,
        otherVillas: 3,
        verdict: 'earlier',
      },
    ]);
  });

  it('tries another price and another minimum on the last season', async () => {
    const { lastSeason } = await adviceOn(owner, '?minNights=8&percent=10');
    expect(lastSeason).toMatchObject({
      from: '2026-06-01',
      to: '2026-10-01',
      was: { stays: 2, nights: 14, gross: 5_600_000 },
      price: { percent: 10, gross: 6_160_000, breakEvenNights: 1 },
      minimum: {
        minNights: 8,
        freeNights: 122 - 14,
        shorter: { stays: 2, nights: 14, gross: 5_600_000 },
      },
    });
    const { before, after } = lastSeason.minimum;
    expect(after.arrivals).toBeLessThan(before.arrivals);
  });

  it('keeps what stays bring in from a clerk, and refuses what is no question', async () => {
    const email = (await createUser(app, { role: 'CLERK' })).email;
    const token = await signIn(app, email);
    const path = `/v1/admin/villas/${villa.id}/advice`;
    const { was, price, minimum } = (await app.call('GET', path, { token })).body.content
      .lastSeason;
    expect([was.gross, price.gross, minimum.shorter.gross]).toEqual([null, null, null]);
    expect((await admin.get(`${path}?minNights=0`)).status).toBe(400);
    expect((await admin.get(`${path}?percent=-100`)).status).toBe(400);
    expect((await admin.get('/v1/admin/villas/999999999/advice')).status).toBe(404);
  });
});
