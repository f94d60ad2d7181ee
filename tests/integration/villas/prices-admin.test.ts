import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf } from '#tests/support/factories.ts';
import { adminCalls, lastAudit, ownerCalls, priceRows } from '#tests/support/villas-admin.ts';

type Calls = Awaited<ReturnType<typeof adminCalls>>;

const refusal = ({ status, body }: { status: number; body: any }) => [status, body.code];
const issuePaths = ({ body }: { body: any }) =>
  (body.issues ?? []).map((issue: { path: string }) => issue.path);

const SUMMER = { startsOn: '2027-06-01', endsOn: '2027-08-31', nightly: 900_000 };
const season = (startsOn: string, endsOn: string, nightly = 500_000) => ({
  startsOn,
  endsOn,
  nightly,
});
const whole = (row: object) => ({
  minNights: null,
  shortStayFee: null,
  cleaningThreshold: null,
  arrivalDays: [1, 2, 3, 4, 5, 6, 7],
  departureDays: [1, 2, 3, 4, 5, 6, 7],
  maxNights: null,
  dayNights: [],
  instant: null,
  ...row,
});

describe('season rows', () => {
  let app: TestApp;
  let admin: Calls;

  beforeAll(async () => {
    app = testApp();
    admin = await adminCalls(app);
  });

  const villaWith = (seasons: { from: string; to: string; lira: number }[] = []) =>
    createVilla(app, { seasons });
  const add = (villaId: number, row: object) =>
    admin.post('/v1/admin/villas/price', { villa_id: villaId, ...row });

  it('are added, changed and deleted one by one, each in a read and a write', async () => {
    const villa = await villaWith();
    app.trips.count = 0;
    const made = await add(villa.id, { ...SUMMER, minNights: 7 });
    expect(app.trips.count).toBe(3);
    expect(made.status).toBe(201);
    const { id } = made.body.content;
    expect(made.body.content).toEqual({
      id,
      villa_id: villa.id,
      version: 2,
      ...whole(SUMMER),
      minNights: 7,
    });
    const backwards = await admin.put(`/v1/admin/villas/price/${id}`, { endsOn: '2027-01-01' });
    expect([backwards.status, backwards.body.issues?.[0]?.path]).toEqual([400, 'endsOn']);
    const changed = await admin.put(`/v1/admin/villas/price/${id}`, {
      nightly: 950_000,
      shortStayFee: 200_000,
    });
    expect(changed.body.content).toMatchObject({
      id,
      version: 3,
      ...SUMMER,
      nightly: 950_000,
      minNights: 7,
      shortStayFee: 200_000,
    });
    expect(await lastAudit(app, villa.id, 'villa.price_update')).toMatchObject({
      before: { nightly: 900_000, minNights: 7 },
      after: { nightly: 950_000, minNights: 7 },
    });
    const gone = await admin.del(`/v1/admin/villas/price/${id}`);
    expect(gone.body.content).toEqual({ id, deleted: true, version: 4 });
    expect(await priceRows(app, villa.id)).toEqual([]);
    expect((await admin.del(`/v1/admin/villas/price/${id}`)).status).toBe(404);
    expect((await admin.put(`/v1/admin/villas/price/${id}`, SUMMER)).status).toBe(404);
    expect((await admin.del('/v1/admin/villas/price/abc')).status).toBe(404);
  });

  it('change what a visitor is quoted at once', async () => {
    const villa = await villaWith([{ from: '2027-01-01', to: '2027-12-31', lira: 5000 }]);
    const stay = { slug: villa.slug, checkIn: '2027-07-01', checkOut: '2027-07-08' };
    expect((await quoteOf(app, stay)).body.content.total).toBe(7 * 500_000);
    const rows = [season('2027-01-01', '2027-12-31', 610_000)];
    await admin.put(`/v1/admin/villas/${villa.id}/prices`, { version: 1, rows });
    expect((await quoteOf(app, stay)).body.content.total).toBe(7 * 610_000);
  });

  it('never price a night twice, and name the row in the way', async () => {
    const villa = await villaWith();
    const summer = await add(villa.id, SUMMER);
    for (const [startsOn, endsOn] of [
      ['2027-08-31', '2027-09-30'],
      ['2027-05-01', '2027-06-01'],
      ['2027-07-01', '2027-07-02'],
      ['2027-01-01', '2027-12-31'],
    ] as const) {
      const answer = await add(villa.id, season(startsOn, endsOn));
      expect(refusal(answer)).toEqual([409, 'PRICE_OVERLAP']);
      expect(answer.body.content).toContain('1 Haz 2027 – 31 Ağu 2027, 9.000 ₺');
    }
    const autumn = await add(villa.id, season('2027-09-01', '2027-09-30'));
    expect(autumn.status).toBe(201);
    const moved = await admin.put(
      `/v1/admin/villas/price/${autumn.body.content.id}`,
      season('2027-08-20', '2027-09-30'),
    );
    expect(refusal(moved)).toEqual([409, 'PRICE_OVERLAP']);
    const own = await admin.put(
      `/v1/admin/villas/price/${summer.body.content.id}`,
      season('2027-06-10', '2027-08-20'),
    );
    expect(own.status).toBe(200);
  });

  it('that many add at once do not overlap', async () => {
    const villa = await villaWith();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(villa.id, SUMMER)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await priceRows(app, villa.id)).toHaveLength(1);
  });

  it('are refused when they make no sense, naming the field', async () => {
    const villa = await villaWith();
    const cases: [object, string][] = [
      [{ ...SUMMER, endsOn: '2027-05-31' }, 'endsOn'],
      [{ ...SUMMER, startsOn: '2027-02-30' }, 'startsOn'],
      [{ ...SUMMER, endsOn: '2199-12-31' }, 'endsOn'],
      [{ ...SUMMER, nightly: 0 }, 'nightly'],
      [{ ...SUMMER, nightly: 1.5 }, 'nightly'],
      [{ ...SUMMER, nightly: 1e12 }, 'nightly'],
      [{ ...SUMMER, minNights: 0 }, 'minNights'],
      [{ ...SUMMER, shortStayFee: -1 }, 'shortStayFee'],
      [{ ...SUMMER, cleaningThreshold: 'x' }, 'cleaningThreshold'],
    ];
    for (const [row, path] of cases) {
      const answer = await add(villa.id, row);
      expect([path, answer.status, issuePaths(answer)]).toEqual([path, 400, [path]]);
    }
    expect(refusal(await add(villa.id, { ...SUMMER, price: 1 }))).toEqual([422, 'VALIDATION']);
    expect((await add(999_999_999, SUMMER)).status).toBe(404);
    expect(refusal(await add(villa.id, { ...SUMMER, version: 5 }))[0]).toBe(409);
  });

  describe('as a table', () => {
    const replace = (villaId: number, version: number, rows: object[], sure?: boolean) =>
      admin.put(`/v1/admin/villas/${villaId}/prices`, {
        version,
        rows,
        ...(sure !== undefined && { sure }),
      });

    it('with a price far from what stands is refused with both numbers until it is sure', async () => {
      const villa = await villaWith([{ from: '2027-06-01', to: '2027-08-31', lira: 25_000 }]);
      const rows = [season('2027-06-01', '2027-08-31', 250_000)];
      const refused = await replace(villa.id, 1, rows);
      expect(refusal(refused)).toEqual([422, 'PRICE_DOUBT']);
      expect(refused.body.content).toContain('25.000 ₺ yerine 2.500 ₺');
      expect(JSON.stringify(await priceRows(app, villa.id))).toContain('2500000');
      expect((await replace(villa.id, 1, rows, true)).status).toBe(200);
    });

    it('replaces what has not ended, keeps what has, and tells the gaps', async () => {
      const villa = await villaWith([
        { from: '2026-06-01', to: '2026-09-30', lira: 4000 },
        { from: '2026-11-01', to: '2026-12-31', lira: 3000 },
        { from: '2027-01-01', to: '2027-12-31', lira: 5000 },
      ]);
      const rows = [
        season('2027-06-01', '2027-08-31', 900_000),
        season('2026-11-21', '2027-04-30', 300_000),
      ];
      const saved = await replace(villa.id, 1, rows, true);
      expect(saved.headers.get('etag')).toBe('"2"');
      expect(saved.body.content).toMatchObject({
        villa_id: villa.id,
        version: 2,
        gaps: [{ from: '2027-05-01', to: '2027-05-31', nights: 31 }],
      });
      expect(saved.body.content.prices.map((row: any) => row.startsOn)).toEqual([
        '2026-06-01',
        '2026-11-21',
        '2027-06-01',
      ]);
      const logged = await lastAudit(app, villa.id, 'villa.prices');
      expect(logged?.before).toMatchObject({ rows: [{}, {}] });
      const { body } = await admin.get(`/v1/admin/villas/${villa.id}`);
      expect(body.content.priceGaps).toHaveLength(1);
      expect(body.content.warnings).toContainEqual({
        code: 'PRICE_GAPS',
        section: 'prices',
        message: 'Fiyat tablosunda 31 gecenin fiyatı eksik.',
      });
    });

    it('takes all rows or none', async () => {
      const villa = await villaWith([
        { from: '2026-06-01', to: '2026-11-20', lira: 4000 },
        { from: '2027-01-01', to: '2027-12-31', lira: 5000 },
      ]);
      const before = await priceRows(app, villa.id);
      const cases: [object[], [number, string], string][] = [
        [
          [SUMMER, season('2027-09-01', '2027-09-30'), season('2027-08-31', '2027-09-05')],
          [409, 'PRICE_OVERLAP'],
          'rows.2.startsOn',
        ],
        [[SUMMER, SUMMER], [409, 'PRICE_OVERLAP'], 'rows.1.startsOn'],
        [[season('2026-11-01', '2027-01-31')], [409, 'PRICE_OVERLAP'], 'rows.0.startsOn'],
        [[SUMMER, season('2026-10-01', '2026-11-20')], [422, 'VALIDATION'], 'rows.1.endsOn'],
        [[{ ...SUMMER, nightly: -1 }], [400, 'VALIDATION'], 'rows.0.nightly'],
      ];
      for (const [rows, expected, path] of cases) {
        const answer = await replace(villa.id, 1, rows);
        expect([path, refusal(answer)]).toEqual([path, expected]);
        expect(issuePaths(answer)).toContain(path);
      }
      expect(await priceRows(app, villa.id)).toEqual(before);
      const many = Array.from({ length: 401 }, () => SUMMER);
      expect(refusal(await replace(villa.id, 1, many))[0]).toBe(400);
    });

    it('can be emptied, and holds 400 rows', async () => {
      const villa = await villaWith([{ from: '2027-01-01', to: '2027-12-31', lira: 5000 }]);
      expect((await replace(villa.id, 1, [])).body.content).toMatchObject({ prices: [], gaps: [] });
      const days = Array.from({ length: 400 }, (_, i) =>
        new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10),
      );
      const saved = await replace(
        villa.id,
        2,
        days.map((day) => season(day, day)),
      );
      expect(saved.body.content.prices).toHaveLength(400);
    });

    it("is not saved over somebody else's", async () => {
      const villa = await villaWith();
      await add(villa.id, SUMMER);
      const late = await replace(villa.id, 1, []);
      expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
      expect(late.body.content).toContain('Şule Iğdır');
      expect((await replace(999_999_999, 1, [])).status).toBe(404);
    });
  });

  it('are not for owners to change', async () => {
    const { owner, ...mine } = await ownerCalls(app);
    const villa = await createVilla(app, { ownerId: owner.id });
    const answer = await mine.post('/v1/admin/villas/price', { villa_id: villa.id, ...SUMMER });
    expect(refusal(answer)).toEqual([403, 'FORBIDDEN']);
  });
});

describe('discounts', () => {
  const EARLY = { kind: 'early', rate: 1500, daysBefore: 60 };
  const LONG = { kind: 'long_stay', rate: 1000, minNights: 14, stayFrom: '2027-05-01' };

  it('are replaced as a set and lower the next quote', async () => {
    const app = testApp();
    const admin = await adminCalls(app);
    const villa = await createVilla(app);
    const path = `/v1/admin/villas/${villa.id}/discounts`;
    const saved = await admin.put(path, { version: 1, rows: [EARLY, LONG] });
    expect(saved.body.content).toMatchObject({ version: 2, discounts: [EARLY, LONG] });
    const stay = { slug: villa.slug, checkIn: '2027-07-01', checkOut: '2027-07-08' };
    expect((await quoteOf(app, stay)).body.content.total).toBe(7 * 500_000 * 0.85);

    const refused = async (row: object, at: string) => {
      const answer = await admin.put(path, { version: 2, rows: [row] });
      expect([at, answer.status, issuePaths(answer)]).toEqual([at, 400, [`rows.0.${at}`]]);
    };
    await refused({ kind: 'early', rate: 1000 }, 'daysBefore');
    await refused({ kind: 'long_stay', rate: 1000 }, 'minNights');
    await refused({ ...EARLY, rate: 0 }, 'rate');
    await refused({ ...EARLY, rate: 9001 }, 'rate');
    await refused({ ...EARLY, bookFrom: '2027-02-01', bookTo: '2027-01-01' }, 'bookTo');
    await refused({ ...EARLY, stayFrom: '2027-02-01', stayTo: '2027-01-01' }, 'stayTo');

    expect(refusal(await admin.put(path, { version: 1, rows: [] }))).toEqual([
      409,
      'STALE_VERSION',
    ]);
    const emptied = await admin.put(path, { version: 2, rows: [] });
    expect(emptied.body.content.discounts).toEqual([]);
    expect(await lastAudit(app, villa.id, 'villa.discounts')).toMatchObject({
      before: { rows: [{ kind: 'early' }, { kind: 'long_stay' }] },
      after: { rows: [] },
    });
    const none = await admin.put('/v1/admin/villas/999999999/discounts', { version: 1, rows: [] });
    expect(none.status).toBe(404);
  });
});
