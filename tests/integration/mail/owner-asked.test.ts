import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { ownerQuestions } from '#drizzle/schema/owner-questions.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { users } from '#drizzle/schema/users.ts';
import { OWNER_ASKED } from '#domain/mail/owner-change.ts';
import { sendByWhatsapp } from '#worker/features/mail/send-by-whatsapp.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { createWhatsappAccount } from '#worker/platform/whatsapp/whatsapp-account.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, requestStay, signIn } from '#tests/support/factories.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import { createOwner } from '#tests/support/payouts.ts';
import { takenBy } from '#tests/support/whatsapp-taken.ts';

const LINK = /\/musaitlik\?baglanti=([\w-]{20,})/;

describe('an owner is asked', () => {
  let app: TestApp;
  let token: string;
  let mails: OutgoingMail[];
  let phones = 5_390_000_003;

  beforeEach(async () => {
    mails = [];
    app = testApp({
      now: '2027-05-01T09:00:00.000Z',
      outside: (...request) => fetch(...request),
      mailer: { send: async (mail) => void mails.push(mail) },
    });
    app.deps.whatsapp = createWhatsappAccount({
      WHATSAPP_PHONE_ID: '100200500',
      WHATSAPP_TOKEN: 'test-token',
      WHATSAPP_APP_SECRET: 'test-app-secret',
      WHATSAPP_VERIFY_TOKEN: 'test-verify-token',
      WHATSAPP_BASE_URL: inject('whatsappServer'),
    });
    await app.deps.db.rows.delete(outbox);
    await useDemoMailTexts(app);
    token = await signIn(app, (await createUser(app)).email);
    await app.call('PUT', '/v1/admin/rules/edit', {
      token,
      body: { owner_answers: 'ask', open_requests_max: 1000 },
    });
  });

  async function request(toldBy: 'mail' | 'whatsapp', email?: '') {
    phones += 10_000;
    const owner = await createOwner(app, { phone: `+90${phones}`, toldBy });
    if (email === '')
      await app.deps.db.rows.update(users).set({ email }).where(eq(users.id, owner.id));
    const nights = { checkIn: '2027-06-21', checkOut: '2027-06-28' };
    const made = await requestStay(app, { slug: owner.villa.slug, ...nights });
    const code: string = made.body.content.reservationCode;
    const [stay] = await app.deps.db.read
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.code, code));
    app.clock.advanceMinutes(1);
    await sendByWhatsapp(app.deps);
    await sendDueMails(app.deps);
    const mail = mails.find(({ to }) => to === owner.email);
    return { ...owner, phone: `90${phones}`, id: stay!.id, mail };
  }
  async function approve() {
    const listed = await app.call('GET', '/v1/admin/mailtemplates', { token });
    const { id, version, subject, body } = listed.body.content.items.find(
      ({ key }: { key: string }) => key === OWNER_ASKED,
    );
    const put = { version, subject, body, whatsappTemplate: 'ev_soru' };
    await app.call('PUT', `/v1/admin/mailtemplates/${id}`, { token, body: put });
  }
  const waysOf = async (id: string) => {
    const rows = await app.deps.db.read
      .select({ way: ownerQuestions.way })
      .from(ownerQuestions)
      .where(eq(ownerQuestions.reservationId, id));
    return rows.map(({ way }) => way);
  };
  const stateOf = async (link: string) =>
    (await app.call('POST', '/v1/owner-question', { body: { link } })).body.content.state;

  it('by mail, with a button to the page that answers', async () => {
    const { mail, id } = await request('mail');
    const [, link = ''] = LINK.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(link);
    expect(await stateOf(link)).toBe('open');
    expect(await waysOf(id)).toEqual(['mail']);
  });

  it('by WhatsApp where they chose it, and not by mail too', async () => {
    await approve();
    const { mail, id, phone } = await request('whatsapp');
    expect(mail).toBeUndefined();
    const [taken] = await takenBy(phone);
    const texts = taken?.body.template?.components[0]?.parameters.map(({ text }) => text) ?? [];
    const [, link = ''] = LINK.exec(texts.at(-1) ?? '') ?? [];
    expect(await stateOf(link)).toBe('open');
    expect(await waysOf(id)).toEqual(['whatsapp']);
  });

  it('by hand where they have no address and never chose WhatsApp', async () => {
    const { id } = await request('mail', '');
    const rows = await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id));
    const row = rows.find(({ template }) => template === OWNER_ASKED);
    expect(row?.status).toBe('by_hand');
    const handed = await app.call('POST', `/v1/admin/outbox/${row?.id}/handover`, { token });
    const [, link = ''] = LINK.exec(handed.body.content.text) ?? [];
    expect(await stateOf(link)).toBe('open');
    expect(await waysOf(id)).toEqual(['hand']);
  });

  it('without a link where the agency switched that off', async () => {
    await app.call('PUT', '/v1/admin/rules/edit', { token, body: { owner_answers: 'off' } });
    const { mail, id } = await request('mail');
    expect(mail?.text).not.toMatch(LINK);
    expect(mail?.text).toContain(`/dashboard/reservations/${id}`);
    expect(await waysOf(id)).toEqual([]);
  });
});
