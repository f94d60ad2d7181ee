import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf } from '#tests/support/factories.ts';
import { showSince } from '#tests/support/shown-prices/shown-since.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

/** Prices as clerks change them on their screens, and what a visitor may read struck through then. */
type Calls = Awaited<ReturnType<typeof adminCalls>>;
type Villa = { id: number; slug: string };
type Act = (by: { admin: Calls; app: TestApp; villa: Villa }) => Promise<unknown>;

const BEGINS = '2027-03-20';
const STAY = { checkIn: '2027-07-03', checkOut: '2027-07-10' };
const WEEK = 3_500_000;

const versionOf = async (admin: Calls, { id }: Villa): Promise<number> =>
  (await admin.get(`/v1/admin/villas/${id}`)).body.content.version;
const priceOf = async (admin: Calls, { id }: Villa) =>
  (await admin.get(`/v1/admin/villas/${id}`)).body.content.prices.find(
    ({ startsOn }: { startsOn: string }) => startsOn === '2027-01-01',
  );
const done = ({ status, text }: { status: number; text: string }) =>
  expect([status < 300, text.slice(0, 200)]).toEqual([true, expect.anything()]);

const price =
  (nightly: number): Act =>
  async ({ admin, villa }) => {
    const { id } = await priceOf(admin, villa);
    const version = await versionOf(admin, villa);
    done(await admin.put(`/v1/admin/villas/price/${id}`, { version, nightly }));
  };

let bulkId = '';
const bulk =
  (percent: number): Act =>
  async ({ admin, app, villa }) => {
    const span = { startsOn: '2027-06-01', endsOn: '2027-08-31' };
    const change = { kind: 'raise', ...span, raise: { percent, amount: 0, roundTo: 100 } };
    const villas = [{ id: villa.id, version: await versionOf(admin, villa) }];
    const made = await app.call('POST', '/v1/admin/prices/bulk', {
      token: admin.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { villas, change },
    });
    done(made);
    bulkId = made.body.content.id;
  };
const undo: Act = async ({ admin }) =>
  done(await admin.post(`/v1/admin/prices/bulk/${bulkId}/undo`, {}));

const remove: Act = async ({ admin, villa }) => {
  const { id } = await priceOf(admin, villa);
  done(await admin.del(`/v1/admin/villas/price/${id}`));
};
const anew: Act = async ({ admin, villa }) =>
  done(
    await admin.post('/v1/admin/villas/price', {
      villa_id: villa.id,
      version: await versionOf(admin, villa),
      startsOn: '2027-01-01',
      endsOn: '2027-12-31',
      nightly: 500_000,
    }),
  );

const campaign = (rate: number, bookFrom: string, bookTo: string) => ({
  kind: 'early',
  rate,
  daysBefore: 1,
  bookFrom,
  bookTo,
});
const discount =
  (...rows: object[]): Act =>
  async ({ admin, villa }) =>
    done(
      await admin.put(`/v1/admin/villas/${villa.id}/discounts`, {
        version: await versionOf(admin, villa),
        rows,
      }),
    );
const activity =
  (active: boolean): Act =>
  async ({ admin, villa }) =>
    done(await admin.patch('/v1/admin/villas/activity', { id: villa.id, active }));
const weekdays: Act = async ({ admin, villa }) => {
  const { id } = await priceOf(admin, villa);
  const version = await versionOf(admin, villa);
  done(await admin.put(`/v1/admin/villas/price/${id}`, { version, arrivalDays: [6] }));
};

const ago = (days: number, time = '09:00') => `${addDays(BEGINS, -days)}T${time}:00.000Z`;
const TEN = campaign(1000, BEGINS, '2027-04-05');

const CASES: [what: string, acts: [at: string, act: Act][], before: number | null][] = [
  ['nothing changed', [], WEEK],
  [
    'it was lowered for an hour',
    [
      [ago(5), price(480_000)],
      [ago(5, '10:00'), price(500_000)],
    ],
    3_360_000,
  ],
  [
    'it was below the new price for an hour',
    [
      [ago(5), price(400_000)],
      [ago(5, '10:00'), price(500_000)],
    ],
    null,
  ],
  ['it was raised in the ten days', [[ago(5), price(520_000)]], WEEK],
  ['it was raised above what the campaign takes off', [[ago(5), price(600_000)]], null],
  ['it was raised before them', [[ago(11), price(600_000)]], 4_200_000],
  [
    'a bulk change was undone after minutes',
    [
      [ago(5), bulk(-400)],
      [ago(5, '09:05'), undo],
    ],
    3_360_000,
  ],
  [
    'a bulk raise before them was undone in them',
    [
      [ago(20), bulk(1000)],
      [ago(4), undo],
    ],
    WEEK,
  ],
  [
    'its season was deleted and made again at once',
    [
      [ago(5), remove],
      [ago(5), anew],
    ],
    WEEK,
  ],
  [
    'its season was deleted for two days',
    [
      [ago(5), remove],
      [ago(3), anew],
    ],
    null,
  ],
  [
    'another campaign ran in them',
    [[ago(15), discount(campaign(500, addDays(BEGINS, -15), addDays(BEGINS, -2)))]],
    3_325_000,
  ],
  [
    'it was off sale for two days',
    [
      [ago(5), activity(false)],
      [ago(3), activity(true)],
    ],
    null,
  ],
  ['only its weekdays changed', [[ago(5), weekdays]], WEEK],
];

describe('struck through on the first day of a campaign of 10 %', () => {
  let app: TestApp;
  let admin: Calls;
  const at = async (instant: string) => {
    app.clock.set(instant);
    admin = await adminCalls(app);
  };
  beforeAll(async () => {
    app = testApp({ now: ago(30) });
    admin = await adminCalls(app);
  });

  it.each(CASES)('where %s', async (_, acts, before) => {
    await at(ago(30));
    const villa = await createVilla(app, {
      seasons: [{ from: '2027-01-01', to: '2027-12-31', lira: 5000 }],
    });
    await showSince(app, villa.id, ago(60));
    for (const [instant, act] of acts) {
      await at(instant);
      await act({ admin, app, villa });
    }
    await at(`${BEGINS}T06:00:00.000Z`);
    await discount(TEN)({ admin, app, villa });
    await at(`${BEGINS}T12:00:00.000Z`);
    const { body } = await quoteOf(app, { slug: villa.slug, ...STAY });
    const wanted = before && { total: before, from: BEGINS, to: '2027-04-05' };
    expect(body.content.before).toEqual(wanted);
    // Nor do the lines add up to a higher price that is crossed out in another way.
    const nights = body.content.lines.filter(({ amount }: any) => amount > 0);
    const full = nights.reduce((sum: number, { amount }: any) => sum + amount, 0);
    if (before === null) expect(full).toBe(body.content.total);
  });
});
