import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { InvoiceMonth } from '#domain/invoices/schema.ts';
import { buyerLinks, invoiceBuyers } from '#drizzle/schema/invoices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { beginInvoicing } from '#tests/support/invoices/agency.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';
import { sha256 } from '#worker/platform/ids.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof adminCalls>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stay: { id: string; code: string };

beforeAll(async () => {
  app = testApp({ now: '2027-06-01T09:00:00.000Z' });
  admin = await adminCalls(app);
  owner = await createOwner(app);
  stay = await sellWeek(app, admin.token, owner, '2027-06-14');
  app.clock.set('2027-07-05T09:00:00.000Z');
  admin = await adminCalls(app);
  await beginInvoicing(app, admin, 'KYB');
});

const said = (link: string, more: object = {}) => ({
  link,
  number_kind: 'tckn',
  number: '100 000 001 46',
  name: 'Şule Iğdır',
  tax_office: '',
  street: 'Çarşı Cad. 3',
  district: 'Kaş',
  city: 'Antalya',
  country: 'Türkiye',
  ...more,
});
const save = (body: object) => app.call('POST', '/v1/invoice-buyer/save', { body });
const open = (link: string) => app.call('POST', '/v1/invoice-buyer', { body: { link } });
const ask = async (payer = `owner:${owner.id}`) =>
  (await admin.post(`/v1/admin/invoices/buyers/${payer}/link`, {})).body.content;
const tokenOf = ({ link }: { link: string }) => new URL(link).searchParams.get('baglanti') ?? '';
const drafts = async () =>
  ((await admin.get('/v1/admin/invoices?month=2027-06')).body.content as InvoiceMonth).drafts;

it('lets an owner say what their invoice lacks, once', async () => {
  expect((await drafts()).find(({ payer }) => payer === `owner:${owner.id}`)?.missing).toEqual([
    'Alıcının adı, numarası ve adresi',
  ]);
  const link = tokenOf(await ask());
  const [row] = await app.deps.db.read.select().from(buyerLinks);
  expect(row?.tokenHash).toBe(await sha256(link));
  expect((await open(link)).body.content).toEqual({ name: expect.any(String) });

  expect((await save(said(link))).body.content).toEqual({ confirmed: true });
  const [stored] = await app.deps.db.read
    .select()
    .from(invoiceBuyers)
    .where(eq(invoiceBuyers.key, `owner:${owner.id}`));
  expect(stored).toMatchObject({ name: 'Şule Iğdır', city: 'Antalya', registered: false });
  expect(stored?.number).not.toContain('10000000146');
  const ready = (await drafts()).find(({ payer }) => payer === `owner:${owner.id}`);
  expect(ready).toMatchObject({ missing: [], buyer: { number: '*******0146' } });
  // The link was for this alone.
  expect([(await open(link)).status, (await save(said(link))).status]).toEqual([404, 404]);
});

it.each([
  ['number', { number: '10000000147' }],
  ['number', { number: '' }],
  ['number', { number_kind: 'vkn', number: '1234567891', tax_office: 'Kaş' }],
  ['tax_office', { number_kind: 'vkn', number: '1234567890' }],
  ['number', { number_kind: 'passport', number: 'Ü!' }],
  ['number_kind', { number_kind: 'unknown' }],
  ['city', { city: '' }],
  ['street', { street: '' }],
])('names a wrong %s at its field', async (path, more) => {
  const { status, body } = await save(said(tokenOf(await ask()), more));
  expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
});

it('ends earlier links with a new one, all after two weeks, and knows no other', async () => {
  const first = tokenOf(await ask());
  const second = tokenOf(await ask());
  expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  app.clock.advanceMinutes(15 * 24 * 60);
  const ended = [await open(second), await open('x'.repeat(43))].map(({ body }) => body.message);
  expect(new Set(ended).size).toBe(1);
  app.clock.advanceMinutes(-15 * 24 * 60);
  const nobody = await admin.post('/v1/admin/invoices/buyers/owner:999999/link', {});
  expect(nobody.status).toBe(404);
});

it('asks a guest on Konaklamam, as long as something is missing', async () => {
  const link = await guestLinkOf(app, admin.token, stay.id);
  const lacks = async () =>
    (await app.call('POST', '/v1/stay', { body: { link } })).body.content.own.documents.lacks_buyer;
  expect(await lacks()).toBeNull();
  await app.deps.db.rows
    .update(reservations)
    .set({ agencyExtras: 12_000 })
    .where(eq(reservations.id, stay.id));
  expect(await lacks()).toEqual(expect.stringMatching(/\S+ \S+/));
  const asked = await ask(`stay:${stay.id}`);
  expect(asked.link).toMatch(/\/konaklamam\?baglanti=.+#fatura$/);

  const refused = await app.call('POST', '/v1/stay/buyer', { body: said(link, { number: '1' }) });
  expect(refused.status).toBe(400);
  const number = { number_kind: 'passport', number: 'c01x 000-47' };
  expect((await app.call('POST', '/v1/stay/buyer', { body: said(link, number) })).status).toBe(200);
  expect(await lacks()).toBeNull();
  expect((await drafts()).find(({ payer }) => payer === `stay:${stay.id}`)).toMatchObject({
    missing: [],
    buyer: { number_kind: 'passport', number: '*****0047' },
  });
});
