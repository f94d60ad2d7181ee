import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { NEVER } from '#domain/invoices/calls.ts';
import { invoiceCalls, invoices } from '#drizzle/schema/invoices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { beginInvoicing, saveBuyer } from '#tests/support/invoices/agency.ts';
import { playNilvera } from '#tests/support/invoices/played-nilvera.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

const KEY = { apiKey: 'deneme-anahtari', baseUrl: 'https://apitest.nilvera.example' };
const played = playNilvera(() => 0);

let app: TestApp;
let admin: Awaited<ReturnType<typeof adminCalls>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stay: { id: string; code: string };
let link: string;
const ids: Record<'owner' | 'guest', string> = { owner: '', guest: '' };

/** A week of June with its commission and a service, both invoiced in July. */
beforeAll(async () => {
  app = testApp({
    now: '2027-06-01T09:00:00.000Z',
    invoicing: { nilvera: KEY, sandbox: false },
    outside: played.fetch,
  });
  admin = await adminCalls(app);
  owner = await createOwner(app);
  await beginInvoicing(app, admin);
  stay = await sellWeek(app, admin.token, owner, '2027-06-14');
  link = await guestLinkOf(app, admin.token, stay.id);
  await app.deps.db.rows
    .update(reservations)
    .set({ agencyExtras: 12_000 })
    .where(eq(reservations.id, stay.id as never));
  app.clock.set('2027-06-22T09:00:00.000Z');
  admin = await adminCalls(app);
  const payers = { owner: `owner:${owner.id}`, guest: `stay:${stay.id}` };
  for (const payer of Object.values(payers)) {
    await saveBuyer(admin, payer);
  }
  await admin.post('/v1/admin/invoices/issue', { month: '2027-06' });
  const rows = await app.deps.db.read.select().from(invoices);
  for (const who of ['owner', 'guest'] as const) {
    ids[who] = rows.find(({ payer }) => payer === payers[who])!.id;
  }
});

const get = async (path: string, token?: string) => {
  const response = await app.fetch(
    path,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  );
  return [response.status, response.status === 200 ? await response.text() : ''];
};
const ofGuest = (id: string, by = link) => get(`/v1/stay/invoices/${id}/file.pdf?baglanti=${by}`);
const ofStatement = (id: string, token: string) =>
  get(`/v1/admin/reports/statement/invoices/${id}/file.pdf`, token);
const documents = async () =>
  (await app.call('POST', '/v1/stay', { body: { link } })).body.content.own.documents;
const statement = async () =>
  (await admin.get(`/v1/admin/reports/statement?owner=${owner.id}&month=2027-06`)).body.content;
const register = async () =>
  (await admin.get(`/v1/admin/reservations/${stay.id}/invoice`)).body.content.register;

const PDF = [200, '%PDF-1.7 deneme'];
const NONE = [404, ''];

/** The integrator has taken both, and said so. */
async function arrive() {
  for (const { id, uuid } of await app.deps.db.read.select().from(invoices)) {
    played.kept.set(uuid, { uuid, number: uuid, askedAfter: 0, cancelled: false, bad: false });
    await app.deps.db.rows
      .update(invoiceCalls)
      .set({ stage: 'known', dueAt: NEVER })
      .where(eq(invoiceCalls.invoiceId, id));
    await app.deps.db.rows.update(invoices).set({ state: 'sent' }).where(eq(invoices.id, id));
  }
}

it('has a number before it has a file', async () => {
  expect(await documents()).toMatchObject({
    invoice_numbers: [expect.stringMatching(/^KYA2027/)],
    invoice_files: [],
  });
  expect((await statement()).invoices).toMatchObject([{ id: ids.owner, file: false }]);
  expect(await ofGuest(ids.guest)).toEqual(NONE);
  expect(await ofStatement(ids.owner, admin.token)).toEqual(NONE);
});

it('is on the stay, the statement and Konaklamam once the integrator has it', async () => {
  await arrive();
  expect((await documents()).invoice_files).toMatchObject([{ id: ids.guest }]);
  expect((await statement()).invoices).toMatchObject([{ id: ids.owner, file: true }]);
  expect(await register()).toMatchObject([
    { id: expect.any(String), file: true },
    { id: expect.any(String), file: true },
  ]);
  expect(await ofGuest(ids.guest)).toEqual(PDF);
  expect(await ofStatement(ids.owner, admin.token)).toEqual(PDF);
});

it('is given to whom it was written, and to nobody else', async () => {
  const another = await sellWeek(app, admin.token, owner, '2027-07-14');
  const others = await guestLinkOf(app, admin.token, another.id);
  const shared = await app.call('POST', '/v1/stay/share', { body: { link } });
  const friends = new URL(shared.body.content.link).searchParams.get('baglanti') ?? '';
  expect(await ofGuest(ids.owner)).toEqual(NONE);
  expect(await ofGuest(ids.guest, others)).toEqual(NONE);
  expect(await ofGuest(ids.guest, friends)).toEqual(NONE);
  expect(await ofGuest(ids.guest, 'x'.repeat(43))).toEqual(NONE);

  const [own, stranger] = [
    await signIn(app, owner.email),
    await signIn(app, (await createOwner(app)).email),
  ];
  expect(await ofStatement(ids.owner, own)).toEqual(PDF);
  expect(await ofStatement(ids.owner, stranger)).toEqual(NONE);
  expect(await ofStatement(ids.guest, own)).toEqual(NONE);
  expect(await ofStatement(ids.guest, admin.token)).toEqual(NONE);
  const clerk = await signIn(app, (await createUser(app, { role: 'CLERK' })).email);
  expect((await get(`/v1/admin/invoices/${ids.owner}/file.pdf`, clerk))[0]).toBe(403);
});

it('is nobody’s once it was cancelled', async () => {
  await app.deps.db.rows
    .update(invoices)
    .set({ state: 'cancelled' })
    .where(eq(invoices.id, ids.guest));
  expect(await documents()).toMatchObject({ invoice_numbers: [], invoice_files: [] });
  expect(await ofGuest(ids.guest)).toEqual(NONE);
});

it('names the agency as it was when it was issued', async () => {
  const xml = () => get(`/v1/admin/invoices/${ids.owner}/xml`, admin.token);
  const [, before] = await xml();
  expect(before).toContain('<cbc:StreetName>Liman Sok. 4</cbc:StreetName>');
  await admin.put('/v1/admin/contact/edit', {
    site_address: 'Yeni Yol 1, 48300 Fethiye / Muğla',
    tax_office: 'Fethiye',
  });
  expect(await xml()).toEqual([200, before]);
  const renamed = app.deps.db.rows.update(invoices).set({ seller: null });
  await expect(renamed).rejects.toThrow();
});
