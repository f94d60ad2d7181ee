import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { FAQ } from '#drizzle/seed/content/pages/faq.ts';
import { SHIPPED_PAGES } from '#domain/pages/shipped/shipped-pages.ts';
import { SETTINGS } from '#drizzle/seed/content/settings.ts';
import { emptied, withGaps } from '#drizzle/seed/content/new-agency.ts';
import { faqEntries, legalTexts, pages } from '#drizzle/schema/content.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';

/* The texts of a new agency, which name its company by placeholders, and what becomes of them. */

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp();
  token = await signIn(app, (await createUser(app)).email);
  const { rows } = app.deps.db;
  await rows.insert(settings).values(emptied(SETTINGS)).onConflictDoNothing();
  await rows.insert(pages).values([...SHIPPED_PAGES]);
  await rows.insert(faqEntries).values(withGaps([...FAQ]));
});
const edit = (group: string, body: unknown) =>
  app.call('PUT', `/v1/admin/${group}/edit`, { token, body });
const unfinished = async (): Promise<string[]> =>
  (await app.call('GET', '/v1/admin/other', { token })).body.content.operations.unfinishedTexts;
const read = async (section: string): Promise<string> =>
  JSON.stringify((await app.call('GET', `/v1/website/${section}`)).body.content);

it('get the company’s facts as these are entered, once, and name what is left', async () => {
  expect(await unfinished()).toEqual(expect.arrayContaining(['home', 'about', 'rental', 'faq']));
  expect(await read('rental')).toContain('[ticaret unvanı]');

  // A sign that means something to a replacement stays what it is.
  const name = 'Mavi $& Yelken';
  const title = 'Mavi Yelken Turizm Seyahat Acentası Ltd. Şti.';
  expect(
    (await edit('site', { site_name: name, company_title: title, tursab_no: '9876' })).status,
  ).toBe(200);
  expect(await read('rental')).toContain(title);
  expect(await read('home')).toContain('TÜRSAB belge numaramız 9876');
  expect(await read('faq')).toContain(name);
  expect(await read('kvkk')).toContain('[adres]');

  const contact = {
    site_address: 'Cumhuriyet Cad. 5, 48300 Fethiye / Muğla',
    site_email: 'bilgi@mavi.example',
  };
  expect((await edit('contact', contact)).status).toBe(200);
  // What only the agency can tell.
  expect(await unfinished()).toEqual(['about', 'faq']);
  for (const section of ['rental', 'kvkk', 'privacy', 'home'])
    expect(await read(section)).not.toMatch(
      /\[(?:site adı|ticaret unvanı|TÜRSAB belge no|adres|e-posta)\](?!\()/,
    );
});

it('are ordinary edits: a version, an audit row, the legal text before', async () => {
  const { read: rows } = app.deps.db;
  const [kvkk] = await rows.select().from(pages).where(eq(pages.section, 'kvkk'));
  expect(kvkk?.version).toBe(3);
  const kept = await rows.select().from(legalTexts).where(eq(legalTexts.key, 'kvkk'));
  expect(kept.map(({ version }) => version)).toEqual(['1', '2']);
  expect(JSON.stringify(kept[0]?.body)).toContain('[ticaret unvanı]');
  const audited = await rows.select().from(auditLog).where(eq(auditLog.entityId, 'kvkk'));
  expect(audited.map(({ action }) => action)).toEqual(['page.update', 'page.update']);
});

it('are not touched by a fact that changes later', async () => {
  const before = await read('rental');
  expect((await edit('site', { company_title: 'Başka Turizm Ltd. Şti.' })).status).toBe(200);
  expect(await read('rental')).toBe(before);
});
