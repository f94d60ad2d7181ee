import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { villaDiscounts } from '#drizzle/schema/prices.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla } from '#tests/support/factories.ts';
import { adminCalls, lastAudit, priceRows } from '#tests/support/villas-admin.ts';

type Calls = Awaited<ReturnType<typeof adminCalls>>;

const PATH = '/v1/admin/prices/bulk';
const AS_IS = { percent: 0, amount: 0, roundTo: 100 };
const YEAR = {
  kind: 'copy_year',
  from: '2027',
  to: '2028',
  raise: AS_IS,
  moveSeasons: true,
  keepPriced: true,
};
const RAISE = {
  kind: 'raise',
  startsOn: '2027-06-01',
  endsOn: '2027-08-31',
  raise: { percent: 1000, amount: 0, roundTo: 5000 },
};
const SEASONS = [
  { from: '2027-02-01', to: '2027-02-28', lira: 2000 },
  { from: '2027-05-01', to: '2027-05-13', lira: 3000 },
  // Kurban 2027: eve 15 May, last day 19 May.
  { from: '2027-05-14', to: '2027-05-19', lira: 7000 },
  { from: '2027-05-20', to: '2027-05-31', lira: 3200 },
  { from: '2027-06-01', to: '2027-08-31', lira: 5000 },
];

describe('prices of many villas', () => {
  let app: TestApp;
  let admin: Calls;

  beforeAll(async () => {
    app = testApp();
    admin = await adminCalls(app);
  });

  const villas = (n: number) =>
    Promise.all(Array.from({ length: n }, () => createVilla(app, { seasons: SEASONS })));
  const preview = async (villaIds: number[], change: unknown) =>
    (await admin.post(`${PATH}/preview`, { villaIds, change })).body.content;
  const apply = (
    shown: { villa_id: number; version: number }[],
    change: unknown,
    key: string = crypto.randomUUID(),
  ) =>
    app.call('POST', PATH, {
      token: admin.token,
      headers: { 'idempotency-key': key },
      body: { villas: shown.map(({ villa_id, version }) => ({ id: villa_id, version })), change },
    });
  const rates = async (villaId: number) =>
    (
      await app.deps.db.read
        .select()
        .from(villaDiscounts)
        .where(eq(villaDiscounts.villaId, villaId))
    )
      .map(({ rate }) => rate)
      .toSorted((a, b) => a - b);
  const undo = (id: string) => admin.post(`${PATH}/${id}/undo`, {});

  it('are shown before and after, written as shown in one write, and undone as a whole', async () => {
    const [first, second] = await villas(2);
    const ids = [first!.id, second!.id];
    const before = await priceRows(app, first!.id);
    const shown = await preview(ids, YEAR);
    expect(shown.unchanged).toEqual([]);
    expect(
      shown.villas[0].prices.added.map((row: any) => [
        row.startsOn,
        row.endsOn,
        row.nightly,
        row.season,
      ]),
    ).toEqual([
      ['2028-02-01', '2028-02-29', 200_000, null],
      ['2028-05-01', '2028-05-02', 300_000, null],
      ['2028-05-03', '2028-05-08', 700_000, 'Kurban Bayramı'],
      ['2028-05-09', '2028-05-19', 300_000, null],
      ['2028-05-20', '2028-05-31', 320_000, null],
      ['2028-06-01', '2028-08-31', 500_000, null],
    ]);
    expect(await priceRows(app, first!.id)).toEqual(before);

    app.trips.count = 0;
    const made = await apply(shown.villas, YEAR);
    // The session, the tables, the write.
    expect(app.trips.count).toBe(3);
    expect([made.status, made.body.content.villas]).toEqual([201, 2]);
    const added = shown.villas[1].prices.added.map((row: any) => [
      row.startsOn,
      row.endsOn,
      row.nightly,
    ]);
    expect(await priceRows(app, second!.id)).toEqual([...before, ...added]);
    expect(await lastAudit(app, second!.id, 'villa.price_bulk')).toMatchObject({
      after: { rows: expect.any(Array) },
    });

    const { items } = (await admin.get(PATH)).body.content;
    expect(items[0]).toMatchObject({
      id: made.body.content.id,
      villas: 2,
      change: YEAR,
      by: 'Şule Iğdır',
    });
    expect((await undo(made.body.content.id)).status).toBe(200);
    for (const id of ids) expect(await priceRows(app, id)).toEqual(before);
    const again = await undo(made.body.content.id);
    expect([again.status, again.body.code]).toEqual([409, 'CHANGE_UNDONE']);
  });

  it('say what free nights newly cost, and leave taken ones out', async () => {
    const [villa] = await villas(1);
    await app.deps.db.rows.run(sql`
      insert into villa_nights (villa_id, night, kind, ref)
      select ${villa!.id}, value, 'block', 'b' from json_each('["2027-06-10","2027-06-11"]')`);
    const { villas: shown } = await preview([villa!.id], RAISE);
    expect(shown[0].freeNights).toEqual({ nights: 90, before: 90 * 500_000, after: 90 * 550_000 });
  });

  it('are written once however often the same call comes, and by one of two clerks', async () => {
    const [villa] = await villas(1);
    const { villas: shown } = await preview([villa!.id], RAISE);
    const key = crypto.randomUUID();
    const [one, two] = await Promise.all([apply(shown, RAISE, key), apply(shown, RAISE, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    expect((await priceRows(app, villa!.id)).at(-1)).toEqual(['2027-06-01', '2027-08-31', 550_000]);
    const late = await apply(shown, RAISE);
    expect([late.status, late.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(late.body.content).toContain(villa!.name);
  });

  it('far from those that stand are written only when sure, with both numbers', async () => {
    const villa = await createVilla(app, { seasons: SEASONS });
    const row = { startsOn: '2027-06-01', endsOn: '2027-08-31', nightly: 50_000 };
    const body = { villas: [{ id: villa.id, version: 1 }], change: { kind: 'season', row } };
    const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });
    const send = (more: object) =>
      app.call('POST', PATH, { token: admin.token, body: { ...body, ...more }, ...key() });
    const refused = await send({});
    expect([refused.status, refused.body.code]).toEqual([422, 'PRICE_DOUBT']);
    expect(refused.body.content).toContain('5.000 ₺ yerine 500 ₺');
    expect((await send({ sure: true })).status).toBe(201);
  });

  it('are not undone over what somebody changed since, in no villa', async () => {
    const [first, second] = await villas(2);
    const { villas: shown } = await preview([first!.id, second!.id], RAISE);
    const made = await apply(shown, RAISE);
    await app.deps.db.rows.run(sql`
      update villa_prices set nightly = 1234500
      where villa_id = ${second!.id} and starts_on = '2027-06-01'`);
    const refused = await undo(made.body.content.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICES_MOVED_ON']);
    expect(refused.body.content).toContain(second!.name);
    expect((await priceRows(app, first!.id)).at(-1)?.[2]).toBe(550_000);
  });

  it('add discounts, and tell villas that stay as they are', async () => {
    const [villa] = await villas(1);
    const empty = await createVilla(app, { seasons: [] });
    const change = {
      kind: 'discount',
      row: { kind: 'long_stay', rate: 1000, minNights: 10 },
      replace: true,
    };
    const { villas: shown } = await preview([villa!.id], change);
    expect((await apply(shown, change)).status).toBe(201);
    // What stood before comes back with the rest.
    const better = { ...change, row: { ...change.row, rate: 1500 } };
    const again = await preview([villa!.id], better);
    const made = await apply(again.villas, better);
    expect(await rates(villa!.id)).toEqual([1500]);
    expect((await undo(made.body.content.id)).status).toBe(200);
    expect(await rates(villa!.id)).toEqual([1000]);
    const same = await preview([villa!.id], change);
    expect([same.villas, same.unchanged[0].villa_id]).toEqual([[], villa!.id]);
    expect((await preview([empty.id, 999_999_999], RAISE)).unchanged).toEqual([
      { villa_id: empty.id, name: empty.name },
    ]);
    const nothing = await apply([{ villa_id: empty.id, version: 1 }], RAISE);
    expect([nothing.status, nothing.body.code]).toEqual([422, 'NOTHING_CHANGES']);
    expect((await undo('no-such-change')).status).toBe(404);
  });

  it('change 500 villas in one write', async () => {
    const [pattern] = await villas(1);
    const { rows } = app.deps.db;
    const columns = sql.raw(
      (await rows.all<{ name: string }>(sql`select name from pragma_table_info('villas')`))
        .map(({ name }) => name)
        .filter(
          (name) => !['id', 'slug', 'code', 'calendar_token', 'villa_of_month'].includes(name),
        )
        .map((name) => `"${name}"`)
        .join(', '),
    );
    const made = await rows.all<{ id: number }>(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
      insert into villas (slug, code, calendar_token, villa_of_month, ${columns})
      select 'toplu-' || i, 'TOPLU-' || i, 'toplu-' || i, 0, ${columns}
      from villas, n where villas.id = ${pattern!.id} returning id`);
    await rows.run(sql`
      insert into villa_prices (villa_id, starts_on, ends_on, nightly)
      select value, starts_on, ends_on, nightly
      from json_each(${JSON.stringify(made.map(({ id }) => id))}), villa_prices
      where villa_id = ${pattern!.id}`);
    const { villas: shown } = await preview(
      made.map(({ id }) => id),
      YEAR,
    );
    expect(shown).toHaveLength(500);
    const written = await apply(shown, YEAR);
    expect([written.status, written.body.content.villas]).toEqual([201, 500]);
    expect(await priceRows(app, made.at(-1)!.id)).toHaveLength(11);
    expect((await undo(written.body.content.id)).status).toBe(200);
    expect(await priceRows(app, made.at(-1)!.id)).toHaveLength(5);
  });
});
