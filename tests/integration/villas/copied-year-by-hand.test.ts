import { expect, it } from 'vitest';
import { eachNight } from '#domain/values/dates.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla } from '#tests/support/factories.ts';
import { adminCalls, priceRows } from '#tests/support/villas-admin.ts';

/** First night, last night and lira; months and days of the year that is meant. */
type Row = readonly [string, string, number];

/** A tenth more, to fifty lira. */
const CHANGE = {
  kind: 'copy_year',
  from: '2027',
  to: '2028',
  raise: { percent: 1000, amount: 0, roundTo: 5000 },
  moveSeasons: true,
  keepPriced: true,
};

/**
 * What villas ask in 2027, and what they must ask in 2028: worked out by hand from the calendars and not
 * from our own tables. Feasts with their eves: Ramazan 8–11 March 2027 and 25–28 February 2028, Kurban
 * 15–19 May 2027 and 4–8 May 2028. Breaks of the schools: winter 25 January – 5 February 2027 and 24
 * January – 4 February 2028, autumn 15–19 November 2027 and 13–17 November 2028.
 */
const KINDS: Record<string, { sold: Row[]; asked: Row[] }> = {
  'a season for every feast and break': {
    sold: [
      ['2027-01-01', '2027-01-24', 2000],
      ['2027-01-25', '2027-02-05', 2600],
      ['2027-02-06', '2027-02-28', 2000],
      ['2027-03-01', '2027-03-07', 2100],
      ['2027-03-08', '2027-03-11', 4000],
      ['2027-03-12', '2027-05-14', 2200],
      ['2027-05-15', '2027-05-19', 7000],
      ['2027-05-20', '2027-05-31', 3000],
      ['2027-06-01', '2027-06-30', 5000],
      ['2027-07-01', '2027-08-31', 8000],
      ['2027-09-01', '2027-09-30', 6000],
      ['2027-10-01', '2027-11-14', 2500],
      ['2027-11-15', '2027-11-19', 2900],
      ['2027-11-20', '2027-12-31', 2500],
    ],
    asked: [
      ['2028-01-01', '2028-01-23', 2200],
      // 2,860.
      ['2028-01-24', '2028-02-04', 2850],
      ['2028-02-05', '2028-02-24', 2200],
      ['2028-02-25', '2028-02-28', 4400],
      // The leap day is winter again: the feast has ended on the day before.
      ['2028-02-29', '2028-02-29', 2200],
      // 2,310.
      ['2028-03-01', '2028-03-11', 2300],
      // 2,420.
      ['2028-03-12', '2028-05-03', 2400],
      ['2028-05-04', '2028-05-08', 7700],
      ['2028-05-09', '2028-05-19', 2400],
      ['2028-05-20', '2028-05-31', 3300],
      ['2028-06-01', '2028-06-30', 5500],
      ['2028-07-01', '2028-08-31', 8800],
      ['2028-09-01', '2028-09-30', 6600],
      ['2028-10-01', '2028-11-12', 2750],
      // 3,190.
      ['2028-11-13', '2028-11-17', 3200],
      ['2028-11-18', '2028-12-31', 2750],
    ],
  },
  'feasts with days beside them': {
    sold: [
      ['2027-02-01', '2027-02-28', 1500],
      ['2027-03-01', '2027-03-05', 1600],
      // Two days before the eve, two after the last day.
      ['2027-03-06', '2027-03-13', 3000],
      ['2027-03-14', '2027-05-12', 1700],
      // Two before, three after.
      ['2027-05-13', '2027-05-22', 6000],
      ['2027-05-23', '2027-08-31', 4000],
    ],
    asked: [
      ['2028-02-01', '2028-02-22', 1650],
      // The leap day is one of the days beside the feast.
      ['2028-02-23', '2028-03-01', 3300],
      // 1,760 and 1,870.
      ['2028-03-02', '2028-03-13', 1750],
      ['2028-03-14', '2028-05-01', 1850],
      ['2028-05-02', '2028-05-11', 6600],
      ['2028-05-12', '2028-05-22', 1850],
      ['2028-05-23', '2028-08-31', 4400],
    ],
  },
  'one price all year': {
    sold: [['2027-01-01', '2027-12-31', 3500]],
    asked: [['2028-01-01', '2028-12-31', 3850]],
  },
  'rows over New Year, the first days of 2028 priced already': {
    sold: [
      ['2026-12-15', '2027-01-10', 2500],
      ['2027-01-11', '2027-05-14', 1800],
      ['2027-05-15', '2027-05-19', 5000],
      ['2027-05-20', '2028-01-05', 2400],
    ],
    asked: [
      ['2028-01-01', '2028-01-05', 2400],
      ['2028-01-06', '2028-01-10', 2750],
      // 1,980, on the leap day too.
      ['2028-01-11', '2028-05-03', 2000],
      ['2028-05-04', '2028-05-08', 5500],
      ['2028-05-09', '2028-05-19', 2000],
      // 2,640.
      ['2028-05-20', '2028-12-31', 2650],
    ],
  },
};

const VILLAS_A_KIND = 30;

/** What each night of 2028 costs, in kuruş. */
const nightsOf = (rows: readonly Row[]) =>
  rows.flatMap(([from, to, lira]) =>
    eachNight(from, to)
      .concat(to)
      .filter((night) => night.startsWith('2028'))
      .map((night) => `${night} ${lira * 100}`),
  );

it('copies the prices of 120 villas to 2028 as a table says that was worked out by hand, and back', async () => {
  const app = testApp();
  const admin = await adminCalls(app);
  const villas: { id: number; sold: Row[]; asked: Row[] }[] = [];
  for (const { sold, asked } of Object.values(KINDS)) {
    const seasons = sold.map(([from, to, lira]) => ({ from, to, lira }));
    for (let n = 0; n < VILLAS_A_KIND; n++) {
      const { id } = await createVilla(app, { seasons });
      villas.push({ id, sold, asked });
    }
  }
  const pricesOf = async (id: number): Promise<Row[]> =>
    (await priceRows(app, id)).map(([from, to, kurus]) => [
      String(from),
      String(to),
      Number(kurus) / 100,
    ]);

  const villaIds = villas.map(({ id }) => id);
  const path = '/v1/admin/prices/bulk';
  const shown = (await admin.post(`${path}/preview`, { villaIds, change: CHANGE })).body.content;
  expect(shown.villas).toHaveLength(120);
  const made = await app.call('POST', path, {
    token: admin.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      villas: shown.villas.map(({ villa_id, version }: any) => ({ id: villa_id, version })),
      change: CHANGE,
    },
  });
  expect(made.status).toBe(201);

  for (const { id, asked } of villas) {
    expect(nightsOf(await pricesOf(id)).toSorted()).toEqual(nightsOf(asked));
  }
  expect((await admin.post(`${path}/${made.body.content.id}/undo`, {})).status).toBe(200);
  for (const { id, sold } of villas) expect(await pricesOf(id)).toEqual(sold);
});
