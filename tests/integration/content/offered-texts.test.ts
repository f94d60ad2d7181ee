import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEGAL_SECTIONS } from '#domain/pages/admin-schema.ts';
import { PAGE_SECTIONS } from '#domain/pages/schema.ts';
import { SHIPPED_EDITIONS } from '#domain/pages/shipped/editions.ts';
import { legalTexts, pages } from '#drizzle/schema/content.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';

/* An update brings another text of a page than the one that an agency wrote for itself. */

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = testApp();
  token = await signIn(app, (await createUser(app)).email);
  const { rows } = app.deps.db;
  await rows.delete(pages);
  await rows.delete(legalTexts);
  const own = { title: 'Bizim metnimiz', intro: '', body: [], data: {}, edition: 0 };
  await rows.insert(pages).values(PAGE_SECTIONS.map((section) => ({ section, ...own })));
  const title = 'Mavi Yelken Turizm Ltd. Şti.';
  await rows
    .insert(settings)
    .values({ group: 'site', key: 'company_title', value: title })
    .onConflictDoUpdate({ target: settings.key, set: { value: title } });
});

const read = async (section: string) =>
  (await app.call('GET', `/v1/admin/${section}`, { token })).body.content;
const save = (section: string, body: object) =>
  app.call('PUT', `/v1/admin/${section}/edit`, { token, body });
const published = async (section: string) =>
  (await app.call('GET', `/v1/website/${section}`)).body.content.title;
const waiting = async (): Promise<string[]> =>
  (await app.call('GET', '/v1/admin/other', { token })).body.content.operations.offeredTexts;

describe('a text that came with an update', () => {
  it.each(PAGE_SECTIONS)('is offered and changes nothing by itself: %s', async (section) => {
    const page = await read(section);
    expect(page).toMatchObject({ title: 'Bizim metnimiz', version: 1 });
    expect(page.offered.title).not.toBe('Bizim metnimiz');
    expect(await published(section)).toBe('Bizim metnimiz');
    expect(await waiting()).toContain(section);
  });

  it.each(PAGE_SECTIONS)('stands once somebody saves it: %s', async (section) => {
    const { version, offered } = await read(section);
    const saved = await save(section, { version, ...offered });
    expect([saved.status, saved.body.content?.offered]).toEqual([200, null]);
    expect(await published(section)).toBe(offered.title);
    expect(await waiting()).not.toContain(section);
    const isLegal = LEGAL_SECTIONS.some((legal) => legal === section);
    const kept = await app.deps.db.read
      .select({ body: legalTexts.body })
      .from(legalTexts)
      .where(eq(legalTexts.key, section));
    expect(JSON.stringify(kept).includes('Bizim metnimiz')).toBe(isLegal);
  });

  it('names the agency', async () => {
    const { offered } = await read('kvkk');
    expect(JSON.stringify(offered)).toContain('Mavi Yelken Turizm Ltd. Şti.');
    expect(JSON.stringify(offered)).not.toContain('[ticaret unvanı]');
  });

  it('is offered no more to whoever stays with their own, and goes on after an ordinary save', async () => {
    const {
      edition: _,
      offered,
      section: __,
      updatedAt: ___,
      id: ____,
      ...own
    } = await read('kvkk');
    const changed = { ...own, title: 'Yine bizim metnimiz' };
    expect((await save('kvkk', changed)).body.content.offered).toEqual(offered);
    const stays = { ...changed, version: own.version + 1, edition: offered.edition };
    expect((await save('kvkk', stays)).body.content.offered).toBeNull();
    expect(await published('kvkk')).toBe('Yine bizim metnimiz');
    expect((await read('kvkk')).offered).toBeNull();
  });

  it('that is not there yet cannot be refused in advance', async () => {
    const { version, title } = await read('about');
    await save('about', { version, title, intro: '', body: [], edition: 99 });
    const [row] = await app.deps.db.read.select().from(pages).where(eq(pages.section, 'about'));
    expect(row?.edition).toBe(SHIPPED_EDITIONS.about);
  });

  it('is offered for a section that nobody has written', async () => {
    await app.deps.db.rows.delete(pages).where(eq(pages.section, 'howrent'));
    const page = await read('howrent');
    expect(page).toMatchObject({ title: '', version: 0, offered: { title: 'Nasıl kiralarım?' } });
    const saved = await save('howrent', { version: 0, title: 'Bizden', intro: '', body: [] });
    expect(saved.body.content.offered).toBeNull();
  });
});
