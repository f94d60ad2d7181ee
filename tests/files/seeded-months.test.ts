import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { istanbulDay } from '#domain/values/dates.ts';
import { BTRANS_BASES, type BtransBasis } from '#domain/reports/btrans/codes.ts';
import type { BtransMissing, BtransSummary } from '#domain/reports/btrans/schema.ts';
import type { MinistryPage } from '#domain/reports/ministry/schema.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { freePort } from '#server/process/ports.ts';
import { DEMO_LOGINS, seedIfEmpty } from '#scripts/lib/seed.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { findBtransProblems } from '#tests/support/btrans/validate.ts';
import { at, parseXml } from '#tests/support/xml.ts';

/** The demo agency's months, as `npm start` shows them, held against its books by other ways. */

const directory = mkdtempSync(join(tmpdir(), 'kiyi-demo-'));
let database: Awaited<ReturnType<typeof startDatabase>>;
let app: TestApp;
let token: string;

const now = new Date();
/** This month and the eleven before it. */
const MONTHS = Array.from({ length: 12 }, (_, back) => {
  const [year, month] = istanbulDay(now).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - back, 1)).toISOString().slice(0, 7);
});

beforeAll(async () => {
  database = await startDatabase(directory, await freePort());
  app = testApp({ databaseUrl: database.url, now: now.toISOString() });
  const client = createClient({ url: database.url });
  await migrateDatabase(client);
  await seedIfEmpty(client, { dataSecret: app.deps.secrets.data });
  const [{ email, password }] = DEMO_LOGINS;
  const login = await app.call('POST', '/v1/auth/login', { body: { email, password } });
  token = login.body.content.accessToken;
});

afterAll(async () => {
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
});

const get = async <Content>(path: string): Promise<Content> =>
  (await app.call('GET', `/v1/admin/reports/${path}`, { token })).body.content;

async function readMonth(month: string, basis: BtransBasis) {
  const query = `month=${month}&basis=${basis}`;
  const { text, status } = await app.call('GET', `/v1/admin/reports/btrans?${query}`, { token });
  const contracts = status === 200 ? parseXml(text).children.slice(1) : [];
  const summary = await get<BtransSummary>(`btrans/summary?${query}`);
  const missing: BtransMissing[] = [];
  do {
    const skip = missing.length;
    const page = await get<{ items: BtransMissing[] }>(
      `btrans/missing?${query}&take=200&skip=${skip}`,
    );
    missing.push(...page.items);
    if (page.items.length === 0) break;
  } while (missing.length < summary.excluded.count);
  return { text, status, contracts, summary, missing };
}

const kurusOf = (contracts: ReturnType<typeof parseXml>[], path: string) =>
  contracts.reduce((sum, one) => sum + Math.round(Number(at(one, path).text) * 100), 0);

/** Days of Türkiye by arithmetic of the database: three hours ahead, the whole year. */
const BASIS_DAY: Record<BtransBasis, string> = {
  confirmed: `date(confirmed_at, '+3 hours')`,
  created: `date(created_at, '+3 hours')`,
  checkin: 'check_in',
};

type Booked = { stays: number; total: number; received: number };
async function booked(month: string, basis: BtransBasis, except: string[]): Promise<Booked> {
  const [row] = await app.deps.db.read.all<Booked>(sql`
    select count(*) as stays, coalesce(sum(total), 0) as total, coalesce(sum((
      select sum(iif(kind = 'refund', -amount, amount)) from transactions
      where reservation_id = r.id and status = 'succeeded'
        and kind in ('prepayment', 'balance', 'extra', 'refund'))), 0) as received
    from reservations r
    where status in ('confirmed', 'staying', 'completed', 'no_show')
      and substr(${sql.raw(BASIS_DAY[basis])}, 1, 7) = ${month}
      and id not in (select value from json_each(${JSON.stringify(except)}))`);
  return row!;
}

describe.each(BTRANS_BASES)('the months of the demo by %s', (basis) => {
  it('are valid, and what is in and what stays out is all that was sold', async () => {
    let rows = 0;
    for (const month of MONTHS) {
      const { text, status, contracts, summary, missing } = await readMonth(month, basis);
      expect([month, status, findBtransProblems(text)]).toEqual([month, 200, []]);
      const sold = await booked(month, basis, []);
      expect([month, contracts.length + missing.length]).toEqual([month, sold.stays]);
      expect([summary.included.count, summary.excluded.count]).toEqual([
        contracts.length,
        missing.length,
      ]);
      const reported = await booked(
        month,
        basis,
        missing.map(({ id }) => id),
      );
      expect(summary.included).toMatchObject({
        count: reported.stays,
        amount: reported.total,
        received: reported.received,
      });
      expect(kurusOf(contracts, 'rezervasyonBilgileri/rezervasyonTutari')).toBe(reported.total);
      for (const { reservation_id, missing: gaps } of missing) {
        expect([reservation_id, gaps.length]).not.toEqual([reservation_id, 0]);
        for (const { link } of gaps) expect(link).toMatch(/^\/dashboard\/\w+/);
      }
      rows += contracts.length;
    }
    expect(rows).toBeGreaterThan(0);
  });
});

it('what lacks something in the books is what the list names, no more and no less', async () => {
  const columns = {
    identityNumber: 'identity_number',
    iban: 'iban',
    phone: 'phone',
    street: 'street',
    groundSystemNo: 'ground_system_no',
    deedJournalNo: 'deed_journal_no',
    districtCode: 'district_code',
  };
  const villas = await app.deps.db.read.all<Record<string, unknown>>(
    sql`select * from villa_btrans`,
  );
  const booksOf = new Map(villas.map((row) => [row.villa_id, row]));
  let named = 0;
  for (const month of MONTHS) {
    const { missing } = await readMonth(month, 'confirmed');
    for (const { villa_id, missing: gaps } of missing) {
      for (const [field, column] of Object.entries(columns)) {
        const lacks = (booksOf.get(villa_id)?.[column] ?? '') === '';
        const isNamed = gaps.some((gap) => gap.field === field);
        expect([month, villa_id, field, isNamed]).toEqual([month, villa_id, field, lacks]);
        if (isNamed) named += 1;
      }
    }
  }
  expect(named).toBeGreaterThan(0);
});

it('the Ministry’s list of the last month opens with every listing', async () => {
  const month = MONTHS[1];
  const response = await app.fetch(`/v1/admin/reports/ministry?month=${month}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items, total } = await get<MinistryPage>(`ministry/rows?month=${month}&take=200`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  const [, ...rows] = sheets[0]!.rows;
  expect(rows.length).toBe(total);
  expect(
    rows.slice(0, items.length).map((row) => row.slice(0, 7).map((cell) => cell ?? '')),
  ).toEqual(
    items.map(({ agency, listedOn, listingNo, url, owner, address, permitNo }) => [
      agency,
      listedOn,
      listingNo,
      url,
      owner,
      address,
      permitNo,
    ]),
  );
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)).not.toMatch(/<f[\s>]/);
});
