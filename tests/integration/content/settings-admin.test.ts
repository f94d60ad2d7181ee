import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { RulesInput } from '#domain/settings/admin-schema.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';
import { drawPicture, fileOf, formOf } from '#tests/support/pictures.ts';

describe('settings of the site', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  const edit = (group: string, body: unknown) =>
    app.call('PUT', `/v1/admin/${group}/edit`, { token, body });
  const uploadPicture = async (): Promise<string> => {
    const body = formOf({ file: fileOf(await drawPicture()) });
    return (await app.call('POST', '/v1/admin/media', { token, body })).body.content.key;
  };
  const isStored = async (key: string) => (await app.deps.files.list(key)).length > 0;
  const valueOf = (items: { key: string; value: string }[], key: string) =>
    items.find((item) => item.key === key)?.value;

  it('are changed by key and shown to visitors; keys left out are unchanged', async () => {
    const slogan = unique('Kaş’tan Bodrum’a');
    const saved = await edit('site', { site_slogan: slogan, site_name: 'Kıyı' });
    expect(saved.status).toBe(200);
    const again = await edit('site', { site_name: 'Kıyı' });
    expect(valueOf(again.body.content.items, 'site_slogan')).toBe(slogan);
    const read = await app.call('GET', '/v1/admin/settings/site', { token });
    expect(valueOf(read.body.content.items, 'site_slogan')).toBe(slogan);
    const publicly = await app.call('GET', '/v1/website/contact');
    expect(valueOf(publicly.body.content, 'site_slogan')).toBe(slogan);
  });

  it('come with their rules, of which only a changed one is stored, until it is as it came', async () => {
    const stored = async () =>
      (
        await app.deps.db.read.select().from(settings).where(eq(settings.key, 'option_max_days'))
      ).map(({ value }) => value);
    const rules = async () =>
      (await app.call('GET', '/v1/admin/settings/rules', { token })).body.content.items;
    const fields = Object.keys(RulesInput.shape);
    expect((await rules()).map(({ key }: { key: string }) => key).toSorted()).toEqual(
      fields.toSorted(),
    );
    expect(await rules()).toContainEqual({ key: 'option_max_days', value: '30', shipped: '30' });
    expect(await stored()).toEqual([]);
    await edit('rules', { option_max_days: '14', check_in_time: '16:00' });
    expect(await rules()).toContainEqual({ key: 'option_max_days', value: '14', shipped: '30' });
    expect(await stored()).toEqual(['14']);
    await edit('rules', { option_max_days: '30' });
    expect(await rules()).toContainEqual({ key: 'option_max_days', value: '30', shipped: '30' });
    expect(await stored()).toEqual([]);
  });

  it('keep phones as people read them, addresses in small letters, and may be emptied', async () => {
    const saved = await edit('contact', {
      site_phone: '0242 000 16 84',
      site_email: 'Merhaba@Kiyi.example',
      site_whatsapp: '',
      tax_number: '1234567890',
    });
    const { items } = saved.body.content;
    expect(valueOf(items, 'site_phone')).toBe('+90 242 000 16 84');
    expect(valueOf(items, 'site_email')).toBe('merhaba@kiyi.example');
    expect(valueOf(items, 'site_whatsapp')).toBe('');
  });

  it.each([
    ['contact', { site_phone: '12' }],
    ['contact', { site_email: 'yok' }],
    ['contact', { site_email: 'a@b.cc\r\nBcc: x@y.zz' }],
    ['contact', { tax_number: '1234567891' }],
    ['contact', { site_latitude: '91' }],
    ['contact', { mersis_no: '123' }],
    ['social', { facebook_link: 'http://facebook.example/kiyi' }],
    ['social', { facebook_link: 'javascript:alert(1)' }],
    ['social', { youtube_link: 'https://user@evil.example' }],
    ['site', { site_name: '' }],
    ['site', { tursab_no: '16A' }],
    ['site', { accommodation_tax_rate: '2.5' }],
    ['rules', { hold_minutes: '5' }],
    ['rules', { check_in_time: '25:00' }],
    ['site', { hero_picture: 'https://kotu.example/a.jpg' }],
    ['site', { hero_focus: '50% 60%' }],
    ['site', { hero_focus: '101 0' }],
    ['site', { site_name: 5 }],
    ['site', []],
  ])('of group %s refuse %j', async (group, body) => {
    const refused = await edit(group, body);
    expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
  });

  it.each([{ unknown_key: 'x' }, { site_phone: '0242 000 16 84' }])(
    'of the group site have no %j',
    async (body) => expect((await edit('site', body)).status).toBe(422),
  );

  it('contain the picture of the home page, which must exist and is kept while it is used', async () => {
    const picture = await uploadPicture();
    const lost = await edit('site', { hero_picture: 'pictures/yok/yok' });
    expect([lost.status, lost.body.code]).toEqual([422, 'UNKNOWN_CHOICE']);
    const hero = { hero_picture: picture, hero_alt: 'Koyda sabah', hero_focus: '30 70' };
    expect((await edit('site', hero)).status).toBe(200);
    const publicly = await app.call('GET', '/v1/website/contact');
    for (const [key, value] of Object.entries(hero))
      expect(valueOf(publicly.body.content, key)).toBe(value);
    expect(await isStored(picture)).toBe(true);
    expect((await edit('site', { hero_picture: '' })).status).toBe(200);
    expect(await isStored(picture)).toBe(false);
  });

  it('audit old and new values, and nothing when nothing changed', async () => {
    const [first, second] = [unique('Slogan'), unique('Slogan')];
    await edit('site', { site_slogan: first });
    await edit('site', { site_slogan: second });
    await edit('site', { site_slogan: second });
    const [row] = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'settings'), eq(auditLog.entityId, 'site')))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(row).toMatchObject({
      before: { site_slogan: first },
      after: { site_slogan: second },
    });
  });

  it('of an unknown group are not found', async () => {
    const answer = await app.call('GET', '/v1/admin/settings/secrets', { token });
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
