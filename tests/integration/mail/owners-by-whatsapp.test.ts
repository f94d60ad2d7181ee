import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import type { userDetails } from '#drizzle/schema/users.ts';
import { users } from '#drizzle/schema/users.ts';
import { OWNER_CHANGES } from '#domain/mail/owner-change.ts';
import { sendByWhatsapp } from '#worker/features/mail/send-by-whatsapp.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { createWhatsappAccount } from '#worker/platform/whatsapp/whatsapp-account.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import { moveStay } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { takenBy } from '#tests/support/whatsapp-taken.ts';

const NUMBER = '100200400';
const SECRET = 'test-app-secret';

describe('an owner who chose WhatsApp', () => {
  let app: TestApp;
  let token: string;
  let mails: OutgoingMail[];
  let phones = 5_370_000_007;

  beforeEach(async () => {
    mails = [];
    app = testApp({
      now: '2027-05-01T09:00:00.000Z',
      outside: (...request) => fetch(...request),
      mailer: { send: async (mail) => void mails.push(mail) },
    });
    app.deps.whatsapp = createWhatsappAccount({
      WHATSAPP_PHONE_ID: NUMBER,
      WHATSAPP_TOKEN: 'test-token',
      WHATSAPP_APP_SECRET: SECRET,
      WHATSAPP_VERIFY_TOKEN: 'test-verify-token',
      WHATSAPP_BASE_URL: inject('whatsappServer'),
    });
    await app.deps.db.rows.delete(outbox);
    await useDemoMailTexts(app);
    token = await signIn(app, (await createUser(app)).email);
  });

  /** The owner of a sold week, with a phone of their own, and how they are told. */
  async function owner({
    end = '',
    email,
    ...chosen
  }: { end?: string; email?: string } & Partial<typeof userDetails.$inferInsert> = {}) {
    phones += 10_000;
    const phone = `90${String(phones).slice(0, 10 - end.length)}${end}`;
    const made = await createOwner(app, { phone: `+${phone}`, toldBy: 'whatsapp', ...chosen });
    if (email !== undefined)
      await app.deps.db.rows.update(users).set({ email }).where(eq(users.id, made.id));
    const stay = await sellWeek(app, token, made, '2027-06-21');
    await app.deps.db.rows.delete(outbox).where(eq(outbox.reservationId, stay.id));
    return { ...made, phone, stay };
  }
  async function approve() {
    const listed = await app.call('GET', '/v1/admin/mailtemplates', { token });
    for (const { key, id, version, subject, body } of listed.body.content.items) {
      if (!OWNER_CHANGES.includes(key)) continue;
      const put = { version, subject, body, whatsappTemplate: `ev_${key}` };
      await app.call('PUT', `/v1/admin/mailtemplates/${id}`, { token, body: put });
    }
  }
  async function change(id: string, body: object) {
    const { version } = (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body
      .content;
    const saved = await app.call('PUT', `/v1/admin/reservations/${id}`, {
      token,
      body: { version, price: 'new', ...body },
    });
    expect(saved.status).toBe(200);
    return saved.body.content;
  }
  const send = async () => {
    await sendByWhatsapp(app.deps);
    await sendDueMails(app.deps);
  };
  const sendLater = async () => {
    app.clock.advanceMinutes(1);
    await send();
  };
  const told = async ({ stay, email }: Awaited<ReturnType<typeof owner>>) => ({
    rows: await app.deps.db.read
      .select()
      .from(outbox)
      .where(and(eq(outbox.reservationId, stay.id), inArray(outbox.template, OWNER_CHANGES))),
    mails: mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]),
  });
  const parametersOf = async (phone: string) =>
    (await takenBy(phone)).map(({ body }) => [
      body.template?.name,
      ...(body.template?.components[0]?.parameters.map(({ text }) => text) ?? []),
    ]);

  it.each([undefined, ''])(
    'is told there alone, once a change stands (address %j)',
    async (email) => {
      await approve();
      const one = await owner({ email });
      await change(one.stay.id, { checkOut: '2027-06-30' });
      await change(one.stay.id, { checkOut: '2027-06-29' });
      await send();
      expect(await takenBy(one.phone)).toEqual([]);
      await sendLater();
      await sendLater();
      const [[name, , villa, what] = [], ...more] = await parametersOf(one.phone);
      expect(more).toEqual([]);
      expect(name).toBe('ev_sahip_degisiklik');
      expect(villa).toBeTruthy();
      expect(what).toMatch(/^Konaklama uzadı · Çıkış: .* · Süre: 7 gece yerine 8 gece$/);
      const { rows, mails: mailed } = await told(one);
      expect(mailed).toEqual([]);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ status: 'sent', whatsappState: 'sent' });
    },
  );

  it('is told in the next minute where the service takes the whole of this one', async () => {
    await approve();
    for (const one of [await owner({ email: '' }), await owner({ email: '' })]) {
      await change(one.stay.id, { checkOut: '2027-06-30' });
    }
    app.clock.advanceMinutes(2);
    app.deps.outside = (...request) => {
      app.clock.advanceMinutes(1);
      return fetch(...request);
    };
    const told = [await sendByWhatsapp(app.deps), await sendByWhatsapp(app.deps)];
    expect(told).toEqual([1, 1]);
  });

  it.each([
    ['cancelled', '2027-06-21', 'Rezervasyon iptal edildi'],
    ['no_show', '2027-05-01', 'Misafir gelmedi'],
  ] as const)('is told of a stay that became %s', async (status, checkIn, title) => {
    await approve();
    const one = await owner();
    const stay = await sellWeek(app, token, one, checkIn === '2027-05-01' ? checkIn : '2027-07-21');
    await moveStay(app, token, stay.id, {
      status,
      ...(status === 'cancelled' && { reason: 'Vazgeçti' }),
    });
    await sendLater();
    const said = await parametersOf(one.phone);
    expect(said.filter(([, , , what]) => what?.startsWith(`${title} · Giriş: `))).toHaveLength(1);
  });

  it('and a colleague of another house are each told in their own way of a swap', async () => {
    await approve();
    const one = await owner();
    const other = await owner({ toldBy: 'mail' });
    await change(one.stay.id, {
      villa_id: other.villa.id,
      checkIn: '2027-08-01',
      checkOut: '2027-08-08',
    });
    await sendLater();
    expect((await parametersOf(one.phone)).map(([, , , what]) => what?.split(' · ')[0])).toEqual([
      'Rezervasyon evinizden alındı',
    ]);
    expect((await told(other)).mails).toEqual(['Evinize bir rezervasyon alındı']);
    expect((await told(one)).mails).toEqual([]);
    expect(await takenBy(other.phone)).toEqual([]);
  });

  it.each([
    ['without an approved template', {}, false, true],
    ['without a channel', {}, true, false],
    ['without a phone', { phone: null }, true, true],
    ['whose number has no WhatsApp', { end: '0404' }, true, true],
    ['who chose mails after all', { toldBy: 'mail' as const }, true, true],
  ])('is told by mail %s', async (_, given, isApproved, isOn) => {
    if (isApproved) await approve();
    if (!isOn) app.deps.whatsapp = null;
    const one = await owner(given);
    await change(one.stay.id, { checkOut: '2027-06-30' });
    await sendLater();
    await sendLater();
    expect((await told(one)).mails).toEqual(['Konaklama uzadı']);
    expect(await takenBy(one.phone)).toEqual([]);
  });

  it('is told by mail, or by hand without an address, once WhatsApp reports that it failed', async () => {
    await approve();
    const [withAddress, without] = [await owner(), await owner({ email: '' })];
    for (const one of [withAddress, without]) {
      await change(one.stay.id, { checkOut: '2027-06-30' });
      await sendLater();
      const id = (await told(one)).rows[0]!.whatsappId!;
      const metadata = { phone_number_id: NUMBER };
      const statuses = [{ id, status: 'failed', errors: [{ code: 131_026 }] }];
      const body = JSON.stringify({ entry: [{ changes: [{ value: { metadata, statuses } }] }] });
      const headers = { 'x-hub-signature-256': `sha256=${await hmacHex(SECRET, body)}` };
      await app.call('POST', '/v1/whatsapp/webhook', { body, headers });
      await sendLater();
    }
    expect((await told(withAddress)).mails).toEqual(['Konaklama uzadı']);
    expect((await told(without)).rows[0]).toMatchObject({ status: 'by_hand' });
    expect(await takenBy(without.phone)).toHaveLength(1);
  });

  it('is not told of what was undone', async () => {
    await approve();
    const one = await owner({ email: '' });
    const moved = await change(one.stay.id, { checkOut: '2027-06-30' });
    const undo = { token: moved.undo.token };
    await app.call('POST', `/v1/admin/reservations/${one.stay.id}/undo`, { token, body: undo });
    await sendLater();
    expect(await takenBy(one.phone)).toEqual([]);
  });

  it('leaves what nobody chose to a clerk', async () => {
    await approve();
    const one = await owner({ email: '', toldBy: 'mail' });
    await change(one.stay.id, { checkOut: '2027-06-30' });
    await sendLater();
    expect(await takenBy(one.phone)).toEqual([]);
    expect((await told(one)).rows[0]).toMatchObject({ status: 'by_hand', whatsappState: null });
  });

  it('chooses it in the profile; the agency sees and changes it', async () => {
    const { email, id } = await createUser(app, { role: 'OWNER' });
    const own = await signIn(app, email);
    const account = (await app.call('GET', '/v1/account', { token: own })).body.content;
    expect(account.toldBy).toBe('mail');
    const profile = { version: account.version, toldBy: 'whatsapp' };
    const saved = await app.call('PUT', '/v1/account/profile', { token: own, body: profile });
    expect(saved.body.content.toldBy).toBe('whatsapp');
    const path = `/v1/admin/users/${id}`;
    const user = (await app.call('GET', path, { token })).body.content;
    expect(user.toldBy).toBe('whatsapp');
    const back = { version: user.version, toldBy: 'mail' };
    expect((await app.call('PUT', path, { token, body: back })).body.content.toldBy).toBe('mail');
    const wrong = { version: user.version + 1, toldBy: 'fax' };
    expect((await app.call('PUT', path, { token, body: wrong })).status).toBe(400);
  });
});
