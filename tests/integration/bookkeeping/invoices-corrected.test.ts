import { eq, sql } from 'drizzle-orm';
import rules from '../../../drizzle/migrations/rules.sql?raw';
import { beforeAll, expect, it } from 'vitest';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import type { InvoiceDraft, InvoiceMonth } from '#domain/invoices/schema.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { beginInvoicing, saveBuyer } from '#tests/support/invoices/agency.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';
import { readUbl } from '#worker/features/invoices/write-files.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof adminCalls>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let heir: Awaited<ReturnType<typeof createOwner>>;
let stay: { id: string; code: string };

beforeAll(async () => {
  app = testApp({ now: '2027-06-01T09:00:00.000Z' });
  admin = await adminCalls(app);
  await beginInvoicing(app, admin, 'DUZ');
  [owner, heir] = [await createOwner(app), await createOwner(app)];
  for (const { id } of [owner, heir]) {
    await saveBuyer(admin, `owner:${id}`, { street: '' });
  }
  stay = await sellWeek(app, admin.token, owner, '2027-06-14');
  app.clock.set('2027-07-05T09:00:00.000Z');
  admin = await adminCalls(app);
});

const due = async (): Promise<InvoiceDraft[]> =>
  ((await admin.get('/v1/admin/invoices?month=2027-06')).body.content as InvoiceMonth).drafts;
const earn = (commission: number) =>
  app.deps.db.rows
    .update(reservations)
    .set({ commission })
    .where(eq(reservations.id, stay.id as never));

/** Issues all that is due. @returns net, VAT and rounding of each paper, and the paper it returns */
async function issueDue() {
  const drafts = await due();
  const ids = drafts.map(({ id }) => id);
  const { body } = await admin.post('/v1/admin/invoices/issue', { ids });
  expect(body.content.refused).toEqual([]);
  const numbers: { number: string }[] = body.content.issued;
  return Promise.all(
    numbers.map(async ({ number }) => {
      const [row] = await app.deps.db.rows
        .select()
        .from(invoices)
        .where(eq(invoices.sequence, Number(number.slice(7))));
      const { id, net, vat, rounding, payer, originalId } = row!;
      const [original] = await app.deps.db.rows
        .select({ sequence: invoices.sequence })
        .from(invoices)
        .where(eq(invoices.id, originalId ?? ''));
      return { id, parts: [net, vat, rounding], payer, returns: original?.sequence ?? null };
    }),
  );
}

/** What the books have as commission, its VAT and what was rounded. */
async function booked(): Promise<number[]> {
  const { body } = await admin.get('/v1/admin/journal?month=2027-06');
  const { accounts } = body.content as Journal;
  return ['commission', 'commission_vat', 'rounding'].map((wanted) => {
    const found = accounts.find(({ role }) => role === wanted);
    return (found?.credit ?? 0) - (found?.debit ?? 0);
  });
}

const statementOf = async (id: number) => {
  const path = `/v1/admin/reports/statement?owner=${id}&month=2027-06`;
  const { body } = await admin.get(path);
  return body.content.invoices.map(({ gross }: { gross: number }) => gross);
};

it('are booked as the papers say, where two differ by a kuruş from one of their sum', async () => {
  const [first] = await issueDue();
  expect(first?.parts).toEqual([291_667, 58_333, 0]);
  // One paper of 350.009 would be 291.674 and 58.335.
  await earn(350_009);
  expect(await booked()).toEqual([291_675, 58_335, -1]);
  expect((await issueDue()).map(({ parts }) => parts)).toEqual([[8, 2, -1]]);
  expect(await booked()).toEqual([291_675, 58_335, -1]);
  expect(await due()).toEqual([]);
});

it('name the sale in each return of a part, never the return before', async () => {
  await earn(340_009);
  expect(await issueDue()).toMatchObject([{ returns: 1 }]);
  await earn(330_003);
  expect(await issueDue()).toMatchObject([{ returns: 1 }]);
  expect(await due()).toEqual([]);
});

it('go back whole, to the kuruş, to an owner whose stay is another’s by now', async () => {
  const before = await booked();
  await app.deps.db.rows.run(
    sql`update villas set owner_id = ${heir.id}, owner_since = '2027-06-01' where id = ${owner.villa.id}`,
  );
  expect((await due()).map(({ payer, kind, gross }) => [payer, kind, gross])).toEqual(
    expect.arrayContaining([
      [`owner:${owner.id}`, 'return', -330_003],
      [`owner:${heir.id}`, 'sale', 330_003],
    ]),
  );
  const papers = await issueDue();
  const back = papers.find(({ payer }) => payer === `owner:${owner.id}`);
  expect(back?.parts).toEqual(before.map((amount) => -amount));
  expect(await due()).toEqual([]);
  const { xml } = await readUbl(app.deps, back!.id);
  const named = [...xml.matchAll(/<cbc:ID>(DUZ\d+)<\/cbc:ID>/g)].map(([, number]) => number);
  // Its own number, and both sales that it takes back.
  expect(named).toEqual([expect.any(String), 'DUZ2027000000001', 'DUZ2027000000002']);
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  expect(sum(await statementOf(owner.id))).toBe(0);
  expect(await statementOf(heir.id)).toEqual([330_003]);
  expect(await booked()).toEqual([275_003, 55_001, -1]);
});

it('are returned and written anew where the day of the service brought other taxes', async () => {
  await app.deps.db.rows.run(
    sql`insert into tax_terms (key, from_day, value) values ('commission_exemption', '2027-06-10', '302')`,
  );
  expect((await due()).map(({ kind, gross }) => [kind, gross])).toEqual(
    expect.arrayContaining([
      ['return', -330_003],
      ['exempt', 330_003],
    ]),
  );
  await issueDue();
  expect(await due()).toEqual([]);
  expect(await booked()).toEqual([330_003, 0, 0]);
});

it('begin anew with the year, follow their days, and end with the last number of a year', async () => {
  const { rows } = app.deps.db;
  const [row] = await rows.select().from(invoices).limit(1);
  // As if the year’s series were almost full.
  await rows.run(sql`drop trigger invoices_are_numbered_without_gaps`);
  const full = { ...row!, id: 'full', uuid: 'full', year: 2027, sequence: 999_999_998 };
  await rows.insert(invoices).values({ ...full, issuedOn: '2027-07-05' });
  await restoreRule('invoices_are_numbered_without_gaps');

  await earn(100_000);
  expect(await numbersOf()).toEqual({ issued: ['DUZ2027999999999'], refused: [] });
  await earn(90_000);
  expect(await numbersOf()).toEqual({ issued: [], refused: [expect.stringContaining('numara')] });
  // 00:30 of the next year in Türkiye.
  app.clock.set('2027-12-31T21:30:00.000Z');
  admin = await adminCalls(app);
  expect(await numbersOf()).toEqual({ issued: ['DUZ2028000000001'], refused: [] });
});

/** Issues what is due. */
async function numbersOf() {
  const ids = (await due()).map(({ id }) => id);
  const { body } = await admin.post('/v1/admin/invoices/issue', { ids });
  const { issued, refused } = body.content;
  return {
    issued: issued.map(({ number }: any) => number),
    refused: refused.map(({ reason }: any) => reason),
  };
}

async function restoreRule(name: string): Promise<void> {
  const rule = rules
    .split('--> statement-breakpoint')
    .find((one) => one.includes(`TRIGGER ${name} `));
  await app.deps.db.rows.run(sql.raw(rule!));
}
