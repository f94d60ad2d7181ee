import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MailTemplate } from '#domain/mail/admin-schema.ts';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { mailTemplates } from '#drizzle/schema/mail.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { MailRefused, type OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';

describe('mail templates', () => {
  const sent: OutgoingMail[] = [];
  let failure: unknown = null;
  let app: TestApp;
  let token: string;
  let templates: MailTemplate[];

  beforeAll(async () => {
    app = testApp({
      mailer: {
        send: async (mail) => {
          if (failure) throw failure;
          sent.push(mail);
        },
      },
    });
    token = await signIn(app, (await createUser(app)).email);
    templates = (await call('GET', '')).body.content.items;
  });

  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/v1/admin/mailtemplates${path}`, { token, body });
  const find = (key: string) => templates.find((template) => template.key === key)!;

  it('are complete, each with its allowed variables', () => {
    expect(templates.map(({ key }) => key)).toEqual(Object.keys(MAIL_TEMPLATE_RULES));
    expect(templates.filter(({ own }) => own)).toEqual([]);
    expect(find('odeme_linki')).toMatchObject({
      name: 'Ödeme bağlantısı',
      audience: 'guest',
      hasAction: true,
      required: ['odeme_linki'],
    });
    expect(find('talep_alindi').variables).toContainEqual({
      name: 'toplam',
      label: 'Toplam tutar',
    });
  });

  it('are rewritten under their version; the second of two clerks hears who was first', async () => {
    const { id, version, body } = find('iletisim_alindi');
    const saved = await call('PUT', `/${id}`, { version, subject: 'Aldık', body });
    expect(saved.body.content).toMatchObject({ subject: 'Aldık', version: version + 1 });
    expect(saved.headers.get('etag')).toBe(`"${version + 1}"`);
    const second = await call('PUT', `/${id}`, { version, subject: 'Başka', body });
    expect([second.status, second.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(second.body.content).toContain('Şule Iğdır');
    const rows = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'mail_template'), eq(auditLog.entityId, String(id))));
    expect(rows.at(-1)).toMatchObject({ after: { subject: 'Aldık' } });
  });

  it('are stored only where they differ from the shipped text, which comes back by saving it', async () => {
    const { id, version, subject, body, action, shipped } = find('odeme_alindi');
    expect({ subject, body, action }).toEqual(shipped);
    const row = async () =>
      (await app.deps.db.read.select().from(mailTemplates).where(eq(mailTemplates.id, id)))[0];
    await call('PUT', `/${id}`, { version, subject, body });
    expect(await row()).toMatchObject({ key: 'odeme_alindi', subject: null, basedOn: null });
    const own = await call('PUT', `/${id}`, { version: version + 1, subject: 'Geldi', body });
    expect(own.body.content).toMatchObject({ own: true, shippedChanged: false, shipped });
    expect(await row()).toMatchObject({ subject: 'Geldi', body, basedOn: shipped });
    const back = await call('PUT', `/${id}`, { version: version + 2, ...shipped });
    expect(back.body.content).toMatchObject({ own: false, ...shipped });
    expect(await row()).toMatchObject({ subject: null, body: null, basedOn: null });
  });

  it('say when an update brought another shipped text, until somebody saves again', async () => {
    const { id, version, shipped } = find('iade_bilgi');
    const mine = { subject: 'İade', body: 'Gönderdik.' };
    await call('PUT', `/${id}`, { version, ...mine });
    await app.deps.db.rows
      .update(mailTemplates)
      .set({ basedOn: { ...shipped, subject: 'Eski konu' } })
      .where(eq(mailTemplates.id, id));
    const listed = (await call('GET', '')).body.content.items;
    expect(listed.find((each: MailTemplate) => each.id === id)).toMatchObject({
      ...mine,
      own: true,
      shippedChanged: true,
      shipped,
    });
    const saved = await call('PUT', `/${id}`, { version: version + 1, ...mine });
    expect(saved.body.content).toMatchObject({ own: true, shippedChanged: false });
  });

  it('refuse a variable that could not be filled in, naming it and its field', async () => {
    const { id, version } = find('talep_alindi');
    const refused = await call('PUT', `/${id}`, {
      version,
      subject: 'Merhaba {{soyadi}}',
      body: '{{toplam}} {{karsilayan_tel}}',
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'UNKNOWN_VARIABLE']);
    expect(refused.body.issues).toEqual([
      { path: 'subject', message: expect.stringContaining('{{soyadi}}') },
      { path: 'body', message: expect.stringContaining('{{karsilayan_tel}}') },
    ]);
  });

  it('refuse a line break in a subject, empty texts, and unknown fields', async () => {
    const { id, version } = find('talep_alindi');
    const good = { version, subject: 'Konu', body: 'Metin' };
    for (const body of [
      { ...good, subject: 'Konu\r\nBcc: x@y.zz' },
      { ...good, subject: '' },
      { ...good, body: '' },
      { ...good, version: '1' },
    ]) {
      expect((await call('PUT', `/${id}`, body)).status).toBe(400);
    }
    expect((await call('PUT', `/${id}`, { ...good, key: 'baska' })).status).toBe(422);
    expect((await call('PUT', '/99999999', good)).status).toBe(404);
    expect((await call('PUT', '/x', good)).status).toBe(404);
  });

  it('are switched off and on, but not those the site cannot do without', async () => {
    const { id } = find('yorum_daveti');
    const off = await call('PATCH', '/activity', { id, active: false });
    expect(off.body.content).toEqual({ id, active: false });
    await call('PATCH', '/activity', { id, active: true });
    const essential = await call('PATCH', '/activity', {
      id: find('sifre_sifirlama').id,
      active: false,
    });
    expect([essential.status, essential.body.code]).toEqual([422, 'TEMPLATE_ESSENTIAL']);
    expect((await call('PATCH', '/activity', { id: 99_999_999, active: true })).status).toBe(404);
  });

  it('are shown as they would leave, a draft too', async () => {
    const { id } = find('rezervasyon_onay');
    const stored = await call('POST', `/${id}/preview`, {});
    expect(stored.body.content.subject).toContain('Villa Örnek');
    expect(stored.body.content.html).toMatch(/^<!doctype html>/);
    const draft = await call('POST', `/${id}/preview`, { body: 'Kalan: {{kalan}}' });
    expect(draft.body.content.text).toContain('Kalan: 13.525 ₺');
    const wrong = await call('POST', `/${id}/preview`, { body: '{{yok}}' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'UNKNOWN_VARIABLE']);
  });

  it('are tried on an address, and say why when that fails', async () => {
    const { id } = find('teklif');
    const tried = await call('POST', `/${id}/test`, { email: 'Deneme@Posta.example' });
    expect(tried.body.content).toEqual({ sent: true, email: 'deneme@posta.example' });
    expect(sent.at(-1)).toMatchObject({
      to: 'deneme@posta.example',
      subject: '[Deneme] Size seçtiğimiz evler',
    });
    expect(sent.at(-1)?.html).toContain('class="button"');
    failure = new MailRefused('E-posta sunucusu alıcıyı kabul etmedi (550).', true);
    const failed = await call('POST', `/${id}/test`, { email: 'a@posta.example' });
    expect([failed.status, failed.body.code]).toEqual([422, 'MAIL_NOT_SENT']);
    expect(failed.body.content).toContain('550');
    const nowhere = testApp();
    const unset = await nowhere.call('POST', `/v1/admin/mailtemplates/${id}/test`, {
      token,
      body: { email: 'a@posta.example' },
    });
    expect([unset.status, unset.body.code]).toEqual([422, 'MAIL_NOT_CONFIGURED']);
  });
});
