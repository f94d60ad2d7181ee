import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { mailTemplates, outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { sendByWhatsapp } from '#worker/features/mail/send-by-whatsapp.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import { queueReminders } from '#worker/features/reservations/reminders/queue-reminders.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { createWhatsappAccount } from '#worker/platform/whatsapp/whatsapp-account.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import { takenBy } from '#tests/support/whatsapp-taken.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay } from '#tests/support/payments.ts';

const NUMBER = '100200400';
const ENV = {
  WHATSAPP_PHONE_ID: NUMBER,
  WHATSAPP_TOKEN: 'test-token',
  WHATSAPP_APP_SECRET: 'test-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'test-verify-token',
};
const STAY = { checkIn: '2028-05-10', checkOut: '2028-05-17' };
/** Eight in the morning in Istanbul, two days before the arrival. */
const MORNING = '2028-05-08T05:00:00.000Z';
const EARLIER = '2028-04-01T09:00:00.000Z';
const KEY = 'giris_hatirlatma';

describe('reminders by WhatsApp', () => {
  const server = inject('whatsappServer');
  let app: TestApp;
  let token: string;
  let mails: OutgoingMail[];
  let phones = 5_360_000_007;

  beforeEach(async () => {
    mails = [];
    app = testApp({
      now: EARLIER,
      outside: (...request) => fetch(...request),
      mailer: { send: async (mail) => void mails.push(mail) },
    });
    app.deps.whatsapp = createWhatsappAccount({ ...ENV, WHATSAPP_BASE_URL: server });
    const { rows } = app.deps.db;
    await rows.delete(outbox);
    await useDemoMailTexts(app);
    token = await signIn(app, (await createUser(app)).email);
  });

  /** A stay whose guest has a phone of their own, and perhaps no address; its mails so far are gone. */
  async function guest({ end = '', email }: { end?: string; email?: string } = {}) {
    app.clock.set(EARLIER);
    const { id } = await createStay(app, token, 'confirmed', STAY);
    phones += 10_000;
    const phone = `90${String(phones).slice(0, 10 - end.length)}${end}`;
    const known = { phone: `+${phone}`, ...(email !== undefined && { email }) };
    await app.deps.db.rows.update(reservations).set(known).where(eq(reservations.id, id));
    await app.deps.db.rows.delete(outbox).where(eq(outbox.reservationId, id));
    return { id, phone };
  }
  /** A clerk names the template that Meta approved. */
  async function approve(key = KEY, name = 'yol_ve_giris') {
    const listed = await app.call('GET', '/v1/admin/mailtemplates', { token });
    const { id, version, subject, body } = listed.body.content.items.find(
      (template: { key: string }) => template.key === key,
    );
    return app.call('PUT', `/v1/admin/mailtemplates/${id}`, {
      token,
      body: { version, subject, body, whatsappTemplate: name },
    });
  }
  async function morning() {
    app.clock.set(MORNING);
    await queueReminders(app.deps);
    const byHand = await sendByWhatsapp(app.deps);
    return byHand + (await sendDueMails(app.deps));
  }
  const rowOf = async (id: string) =>
    (
      await app.deps.db.read
        .select()
        .from(outbox)
        .where(and(eq(outbox.reservationId, id), inArray(outbox.template, [KEY])))
    )[0]!;
  /** How many mails told the guest. */
  const mailed = async (stay: string) => {
    const { id } = await rowOf(stay);
    return mails.filter((mail) => mail.id === id).length;
  };
  const report = async (id: string, status: string, code?: number) => {
    const statuses = [{ id, status, ...(code && { errors: [{ code }] }) }];
    const metadata = { phone_number_id: NUMBER };
    const body = JSON.stringify({ entry: [{ changes: [{ value: { metadata, statuses } }] }] });
    const signature = `sha256=${await hmacHex(ENV.WHATSAPP_APP_SECRET, body)}`;
    const headers = { 'x-hub-signature-256': signature };
    return app.call('POST', '/v1/whatsapp/webhook', { body, headers });
  };

  it('are sent once as the approved template with name, villa and page, with their delivery state', async () => {
    expect((await approve()).body.content.whatsappTemplate).toBe('yol_ve_giris');
    const { id, phone } = await guest();
    await morning();
    await morning();
    const [message, ...more] = await takenBy(phone);
    expect(more).toEqual([]);
    const { template, type } = message!.body;
    expect([type, template?.name, template?.language.code]).toEqual([
      'template',
      'yol_ve_giris',
      'tr',
    ]);
    const said = template?.components[0]?.parameters.map(({ text }) => text) ?? [];
    expect(said[1]).toBe('Villa Çınar İçi');
    expect(said[2]).toContain('https://kiyi.example/konaklamam?baglanti=');
    expect(await mailed(id)).toBe(0);
    const sent = await rowOf(id);
    expect(sent).toMatchObject({ status: 'sent', whatsappState: 'sent' });
    await report(sent.whatsappId!, 'read');
    await report(sent.whatsappId!, 'delivered');
    expect((await rowOf(id)).whatsappState).toBe('read');
  });

  it('are sent by mail without an approved template, channel or WhatsApp number', async () => {
    const plain = await guest();
    await morning();
    expect(await takenBy(plain.phone)).toEqual([]);
    expect(await mailed(plain.id)).toBe(1);

    const none = await guest({ end: '0404' });
    await approve();
    await morning();
    expect(await mailed(none.id)).toBe(1);
    expect(await rowOf(none.id)).toMatchObject({ status: 'sent', whatsappState: 'failed' });

    app.deps.whatsapp = null;
    const off = await guest();
    await morning();
    expect(await mailed(off.id)).toBe(1);
  });

  it('reach guests with a phone only, or are listed for manual sending', async () => {
    await approve();
    const reached = await guest({ email: '' });
    const unreached = await guest({ email: '', end: '0404' });
    await morning();
    expect(await takenBy(reached.phone)).toHaveLength(1);
    expect((await rowOf(reached.id)).status).toBe('sent');
    expect(await rowOf(unreached.id)).toMatchObject({
      status: 'by_hand',
      whatsappState: 'failed',
      lastError: expect.stringContaining('WhatsApp yok'),
    });
    expect((await mailed(reached.id)) + (await mailed(unreached.id))).toBe(0);
    // Not tried for ever.
    await morning();
    expect((await rowOf(unreached.id)).status).toBe('by_hand');
  });

  it('are due by mail or manually when WhatsApp later reports a failure', async () => {
    await approve();
    const withAddress = await guest();
    const byHand = await guest({ email: '' });
    await morning();
    for (const { id } of [withAddress, byHand]) {
      await report((await rowOf(id)).whatsappId!, 'failed', 131_026);
    }
    expect(await rowOf(byHand.id)).toMatchObject({ status: 'by_hand', whatsappState: 'failed' });
    await morning();
    expect(await rowOf(withAddress.id)).toMatchObject({ status: 'sent', whatsappState: 'failed' });
    expect(await mailed(withAddress.id)).toBe(1);
    expect(await takenBy(withAddress.phone)).toHaveLength(1);
  });

  it('are sent by mail after a crash during sending, never twice by WhatsApp', async () => {
    await approve();
    const { id, phone } = await guest();
    app.clock.set(MORNING);
    await queueReminders(app.deps);
    await app.deps.db.rows
      .update(outbox)
      .set({ whatsappState: 'waiting', leasedUntil: '2028-05-08T04:59:00.000Z' })
      .where(eq(outbox.reservationId, id));
    await sendDueMails(app.deps);
    expect(await takenBy(phone)).toEqual([]);
    expect(await mailed(id)).toBe(1);
  });

  it('is named for reminders alone, and as Meta names templates', async () => {
    expect((await approve(KEY, 'Yol ve giriş')).status).toBe(400);
    const other = await approve('talep_alindi', 'talep');
    expect(other.body.content.whatsappTemplate).toBeNull();
    const [row] = await app.deps.db.read
      .select()
      .from(mailTemplates)
      .where(eq(mailTemplates.key, 'talep_alindi'));
    expect(row!.whatsappTemplate).toBe('');
  });
});
