import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { createWhatsappAccount } from '#worker/platform/whatsapp/whatsapp-account.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { takenBy } from '#tests/support/whatsapp-taken.ts';
import { createUser, signIn } from '#tests/support/factories.ts';

const NUMBER = '100200300';
const ENV = {
  WHATSAPP_PHONE_ID: NUMBER,
  WHATSAPP_TOKEN: 'test-token',
  WHATSAPP_APP_SECRET: 'test-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'test-verify-token',
};
const HOOK = '/v1/whatsapp/webhook';

describe('WhatsApp', () => {
  let app: TestApp;
  let token: string;
  let phones = 5_350_000_007;
  const server = inject('whatsappServer');
  beforeAll(async () => {
    app = testApp({ outside: (...request) => fetch(...request) });
    app.deps.whatsapp = createWhatsappAccount({ ...ENV, WHATSAPP_BASE_URL: server });
    token = await signIn(app, (await createUser(app)).email);
  });

  const nextPhone = (end = '') => {
    phones += 10_000;
    return `90${String(phones).slice(0, 10 - end.length)}${end}`;
  };
  const report = async (value: object, on = app, secret = ENV.WHATSAPP_APP_SECRET) => {
    const metadata = { phone_number_id: NUMBER };
    const body = JSON.stringify({ entry: [{ changes: [{ value: { metadata, ...value } }] }] });
    const signature = `sha256=${await hmacHex(secret, body)}`;
    return on.call('POST', HOOK, { body, headers: { 'x-hub-signature-256': signature } });
  };
  const says = (from: string, body: string, id: string = crypto.randomUUID()) =>
    report({
      contacts: [{ wa_id: from, profile: { name: 'Gülşah Öztürk' } }],
      messages: [{ id, from, type: 'text', text: { body } }],
    });
  const messagesOf = (from: string) =>
    app.deps.db.read
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.phone, `+${from}`));
  const write = (id: string, text: string, on = app, key: string = crypto.randomUUID()) =>
    on.call('POST', `/v1/admin/guest-records/${id}/whatsapp`, {
      token,
      body: { text },
      headers: { 'idempotency-key': key },
    });
  const lastOf = (answer: { body: any }) =>
    answer.body.content.items.findLast((item: any) => item.kind === 'whatsapp');

  /** A guest who wrote. */
  async function writer(end = '') {
    const phone = nextPhone(end);
    expect((await says(phone, 'Merhaba')).status).toBe(200);
    const [message] = await messagesOf(phone);
    return { phone, guestId: message!.guestId! };
  }

  it('is confirmed with our word alone', async () => {
    const ask = (word: string) =>
      app.fetch(`${HOOK}?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=1158201444`);
    const right = await ask(ENV.WHATSAPP_VERIFY_TOKEN);
    expect([right.status, await right.text()]).toEqual([200, '1158201444']);
    expect((await ask('yanlis')).status).toBe(403);
  });

  it('takes a message once, into the thread of whose phone it is', async () => {
    const phone = nextPhone();
    const id = crypto.randomUUID();
    expect((await says(phone, 'Temmuzda altı kişiyiz', id)).status).toBe(200);
    expect((await says(phone, 'Temmuzda altı kişiyiz', id)).status).toBe(200);
    expect(await messagesOf(phone)).toMatchObject([
      { channel: 'whatsapp', message: 'Temmuzda altı kişiyiz', name: 'Gülşah Öztürk' },
    ]);
    const guestId = (await messagesOf(phone))[0]!.guestId!;
    const [record] = await app.deps.db.read
      .select()
      .from(guestRecords)
      .where(eq(guestRecords.id, guestId));
    expect(record).toMatchObject({ name: 'Gülşah Öztürk', searchText: 'gulsah ozturk' });
  });

  it('believes nothing that is not signed with our secret', async () => {
    const phone = nextPhone();
    const value = { messages: [{ id: 'x', from: phone, type: 'text', text: { body: 'Sahte' } }] };
    const wrong = await report(value, app, 'another-secret');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'BAD_SIGNATURE']);
    expect((await app.call('POST', HOOK, { body: '{}' })).status).toBe(400);
    const body = 'not json';
    const signature = `sha256=${await hmacHex(ENV.WHATSAPP_APP_SECRET, body)}`;
    const headers = { 'x-hub-signature-256': signature };
    expect((await app.call('POST', HOOK, { body, headers })).body.code).toBe('MALFORMED');
    const other = { ...value, metadata: { phone_number_id: '999' } };
    expect((await report(other)).status).toBe(200);
    expect(await messagesOf(phone)).toEqual([]);
  });

  it('carries an answer, once, and shows what became of it in whatever order that is told', async () => {
    const { phone, guestId } = await writer();
    const key = crypto.randomUUID();
    const sent = await write(guestId, 'Buyurun', app, key);
    expect([sent.status, lastOf(sent).state]).toEqual([201, 'sent']);
    await write(guestId, 'Buyurun', app, key);
    const handed = await takenBy(phone);
    expect(handed).toMatchObject([
      {
        phoneNumberId: NUMBER,
        token: 'Bearer test-token',
        body: { type: 'text', text: { body: 'Buyurun' } },
      },
    ]);
    const [message] = await messagesOf(phone);
    expect(message?.answeredAt).not.toBeNull();
    const stateAfter = async (status: string, errors?: object[]) => {
      const known = await app.deps.db.read.all<{ id: string }>(
        `select whatsapp_id as id from guest_notes where guest_id = '${guestId}' limit 1`,
      );
      await report({ statuses: [{ id: known[0]!.id, status, errors }] });
      const thread = await app.call('GET', `/v1/admin/guest-records/${guestId}/thread`, { token });
      return lastOf(thread).state;
    };
    expect(await stateAfter('delivered')).toBe('delivered');
    expect(await stateAfter('sent')).toBe('delivered');
    expect(await stateAfter('failed', [{ code: 131_026 }])).toBe('delivered');
    expect(await stateAfter('read')).toBe('read');
    expect(await stateAfter('delivered')).toBe('read');
  });

  it('writes as the template once the 24 hours are over, or not at all without one', async () => {
    const { phone, guestId } = await writer();
    const at = (now: string) => testApp({ now, outside: (...request) => fetch(...request) });
    const late = at('2026-11-22T09:00:00.000Z');
    late.deps.whatsapp = app.deps.whatsapp;
    const before = token;
    token = await signIn(late, (await createUser(late)).email);
    const closed = await write(guestId, 'Buyurun', late);
    expect([closed.status, closed.body.code]).toEqual([422, 'WHATSAPP_WINDOW_CLOSED']);
    expect(await takenBy(phone)).toEqual([]);
    late.deps.whatsapp = { ...app.deps.whatsapp!, template: 'kiyi_mesaj' };
    const sent = await write(guestId, 'Merhaba\n\nVilla boş', late);
    token = before;
    expect(lastOf(sent).state).toBe('sent');
    const [message] = await takenBy(phone);
    const template = message?.body.template;
    expect(template).toMatchObject({ name: 'kiyi_mesaj', language: { code: 'tr' } });
    expect(template?.components[0]?.parameters.map(({ text }) => text)).toEqual([
      'Gülşah Öztürk',
      'Merhaba · Villa boş',
    ]);
  });

  it.each([
    ['0404', 'Bu numarada WhatsApp yok'],
    ['0190', 'süresi dolmuş'],
    ['0500', 'kabul etmedi'],
  ])('says why a message to …%s did not leave', async (end, reason) => {
    const { guestId } = await writer(end);
    const sent = await write(guestId, 'Buyurun');
    expect(lastOf(sent)).toMatchObject({ state: 'failed', text: 'Buyurun' });
    expect(lastOf(sent).title).toContain(reason);
  });

  it('says so when nobody can be reached, and hands it over no second time', async () => {
    const { phone, guestId } = await writer();
    const alone = testApp({ outside: () => Promise.reject(new Error('no line')) });
    alone.deps.whatsapp = app.deps.whatsapp;
    const key = crypto.randomUUID();
    expect(lastOf(await write(guestId, 'Buyurun', alone, key)).title).toContain('ulaşılamadı');
    await write(guestId, 'Buyurun', app, key);
    expect(await takenBy(phone)).toEqual([]);
  });

  it('is not there without its secrets', async () => {
    const off = testApp();
    expect((await off.call('POST', HOOK, { body: '{}' })).status).toBe(404);
    expect((await off.fetch(`${HOOK}?hub.verify_token=`)).status).toBe(404);
    const { guestId } = await writer();
    const refused = await write(guestId, 'Buyurun', off);
    expect([refused.status, refused.body.code]).toEqual([422, 'WHATSAPP_NOT_CONFIGURED']);
    const thread = await off.call('GET', `/v1/admin/guest-records/${guestId}/thread`, { token });
    expect(thread.body.content.whatsapp).toBeNull();
    const { WHATSAPP_TOKEN: _missing, ...rest } = ENV;
    expect(createWhatsappAccount(rest)).toBeNull();
  });
});
