import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { mailTemplates, outbox } from '#drizzle/schema/mail.ts';
import { pages } from '#drizzle/schema/content.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import { type Mailer, MailRefused, type OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { createSmtpMailer } from '#worker/platform/mail/smtp-mailer.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import {
  createUser,
  createVilla,
  GUEST,
  requestStay,
  signIn,
  unique,
} from '#tests/support/factories.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

/** A transport that keeps what it is given; `fail` decides which mail does not leave. */
function postbox() {
  const box = { sent: [] as OutgoingMail[], fail: (): unknown => null };
  const mailer: Mailer = {
    send: async (mail) => {
      const failure = box.fail();
      if (failure) throw failure;
      box.sent.push(mail);
    },
  };
  return { box, mailer };
}

describe('the outbox', () => {
  let app: TestApp;
  let box: ReturnType<typeof postbox>['box'];

  beforeEach(async () => {
    const made = postbox();
    box = made.box;
    app = testApp({ mailer: made.mailer });
    const { rows } = app.deps.db;
    await rows.delete(outbox);
    await useDemoMailTexts(app);
    await rows
      .insert(banks)
      .values({
        bankName: 'Örnek Bankası',
        accountHolder: 'Kıyı',
        iban: 'TR330006100519786457841326',
      })
      .onConflictDoNothing();
    await rows
      .insert(pages)
      .values({
        section: 'cancel',
        title: 'İptal',
        data: { tiers: [{ daysBefore: 0, keptRate: 5000 }] },
      })
      .onConflictDoNothing();
  });

  const queue = (to = `${unique('kisi')}@posta.example`, actionUrl?: string) =>
    app.deps.db.write([
      directMail(app.clock.now(), {
        template: actionUrl ? 'sifre_sifirlama' : 'iletisim_alindi',
        to,
        dedupeKey: unique('mail'),
        variables: { ad_soyad: 'Çağrı' },
        actionUrl,
      }),
    ]);
  const rows = () => app.deps.db.read.select().from(outbox);

  it('sends a request’s mails to guest, agency and owner with the data at the time of sending', async () => {
    const villa = await createVilla(app, { name: 'Villa Işık' });
    await requestStay(app, { slug: villa.slug, ...WEEK });
    expect(await sendDueMails(app.deps)).toBe(3);
    const to = (address: string) => box.sent.find((mail) => mail.to === address)!;
    const guest = to(GUEST.email);
    expect(guest.subject).toBe('Talebinizi aldık: Villa Işık, 10 Mayıs 2027 Pazartesi');
    expect(guest.text).toContain('Toplam: 35.000 ₺');
    expect(guest.text).not.toContain('Temizlik');
    expect(guest.html).not.toContain(GUEST.firstName);
    expect(guest.headers).toEqual({ 'Reply-To': 'merhaba@kiyi.example' });
    expect(to('merhaba@kiyi.example').subject).toMatch(/^Yeni talep KY26-/);
    const owner = box.sent.find((mail) => mail.subject.startsWith('Müsaitlik teyidi'))!;
    expect(owner.text).not.toContain('532');
    expect((await rows()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['sent', 1],
    ]);
    expect(await sendDueMails(app.deps)).toBe(0);
  });

  it('needs three trips a mail', async () => {
    await queue();
    app.trips.count = 0;
    await sendDueMails(app.deps);
    // Claim, read, settle; and one claim that finds nothing more.
    expect(app.trips.count).toBe(4);
  });

  it('keeps mails waiting where no transport is set up', async () => {
    await queue();
    expect(await sendDueMails({ ...app.deps, mailer: null })).toBe(0);
    expect((await rows())[0]).toMatchObject({ status: 'waiting', attempts: 0, leasedUntil: null });
  });

  it('tries again later and later, and gives up where all can see it', async () => {
    await queue();
    box.fail = () => new MailRefused('E-posta sunucusu bağlantıyı kabul etmedi (421).', false);
    const waits: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      await sendDueMails(app.deps);
      const [row] = await rows();
      waits.push((Date.parse(row!.nextAttemptAt!) - app.clock.now().getTime()) / 60_000);
      expect(await sendDueMails(app.deps)).toBe(0);
      app.clock.set(row!.nextAttemptAt!);
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720]);
    await sendDueMails(app.deps);
    expect((await rows())[0]).toMatchObject({
      status: 'dead',
      attempts: 8,
      lastError: expect.stringContaining('421'),
    });
  });

  it('keeps the agency’s own notices until it has an address', async () => {
    const addressOf = (value: string) =>
      app.deps.db.rows.update(settings).set({ value }).where(eq(settings.key, 'site_email'));
    await addressOf('');
    await queue('agency');
    await sendDueMails(app.deps);
    expect((await rows())[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('Acentanın e-posta adresi yok'),
    });
    await addressOf('merhaba@acente.example');
    app.clock.advanceMinutes(2);
    await sendDueMails(app.deps);
    expect((await rows())[0]).toMatchObject({ status: 'sent' });
  });

  it('gives up at once on an address that does not exist, without exposing internal errors', async () => {
    await queue();
    box.fail = () => new MailRefused('E-posta sunucusu alıcıyı kabul etmedi (550).', true);
    await sendDueMails(app.deps);
    expect((await rows())[0]).toMatchObject({ status: 'dead', attempts: 1 });
    await queue();
    box.fail = () => new Error('secret stack');
    await sendDueMails(app.deps);
    const broken = (await rows()).find(({ status }) => status === 'waiting');
    expect(broken?.lastError).toBe('Beklenmeyen bir hata oluştu.');
  });

  it('loses nothing and repeats at most one mail when the sender dies', async () => {
    for (let n = 0; n < 5; n += 1) await queue();
    // Every other run dies when its second mail has left and is about to be marked.
    let marks = 0;
    const dying = {
      ...app.deps,
      db: {
        ...app.deps.db,
        write: (steps: Parameters<typeof app.deps.db.write>[0]) => {
          if (!isClaim(steps[0]!) && (marks -= 1) < 0) throw new Error('killed');
          return app.deps.db.write(steps);
        },
      },
    };
    let kills = 0;
    for (let run = 0; run < 8; run += 1) {
      marks = run % 2 === 0 ? 1 : 2;
      await sendDueMails(dying).catch(() => {
        kills += 1;
      });
      app.clock.advanceMinutes(1);
    }
    expect(kills).toBeGreaterThan(1);
    expect(new Set(box.sent.map(({ id }) => id)).size).toBe(5);
    expect(box.sent.length).toBeLessThanOrEqual(5 + kills);
    expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it('lets many senders share the work without sharing a mail', async () => {
    for (let n = 0; n < 12; n += 1) await queue();
    await Promise.all(Array.from({ length: 4 }, () => sendDueMails(app.deps)));
    expect(box.sent.length).toBe(12);
    expect(new Set(box.sent.map(({ id }) => id)).size).toBe(12);
  });

  it('forgets a secret link once it has left', async () => {
    await queue('kisi@posta.example', 'https://kiyi.example/sifre?token=gizli');
    expect(await sendDueMails(app.deps)).toBe(1);
    expect(box.sent[0]!.html).toContain('token=gizli');
    expect((await rows())[0]!.variables).toEqual({});
  });

  it('holds a mail back while its template is off, and marks one without a template', async () => {
    await queue();
    await app.deps.db.rows.insert(mailTemplates).values({ key: 'iletisim_alindi', active: false });
    await sendDueMails(app.deps);
    expect((await rows())[0]).toMatchObject({ status: 'skipped', lastError: 'Şablon kapalı.' });
    await queue();
    await app.deps.db.rows
      .update(outbox)
      .set({ template: 'of_another_version' })
      .where(eq(outbox.status, 'waiting'));
    await sendDueMails(app.deps);
    expect((await rows()).map(({ status }) => status).toSorted()).toEqual(['dead', 'skipped']);
  });

  it('arrives over real SMTP', async () => {
    const to = `${unique('gercek')}@posta.example`;
    await queue(to);
    const mailer = createSmtpMailer(
      {
        host: '127.0.0.1',
        port: inject('mailServer').smtpPort,
        security: 'starttls',
        credentials: null,
        from: { name: 'Kıyı', email: 'merhaba@kiyi.example' },
      },
      app.clock,
    );
    expect(await sendDueMails({ ...app.deps, mailer })).toBe(1);
    const inbox = await fetch(`${inject('mailServer').inboxUrl}/?to=${to}`);
    expect(((await inbox.json()) as unknown[]).length).toBe(1);
  });

  it('shows a mail’s text without its secrets, to permitted users only', async () => {
    const tokenOf = async (role: 'ADMIN' | 'CLERK') =>
      signIn(app, (await createUser(app, { role })).email);
    const [admin, clerk] = [await tokenOf('ADMIN'), await tokenOf('CLERK')];
    const words = (id: string, token: string) =>
      app.call('GET', `/v1/admin/outbox/${id}/mail`, { token });
    const villa = await createVilla(app, { name: 'Villa Işık' });
    await requestStay(app, { slug: villa.slug, ...WEEK });
    const link = 'https://kiyi.example/sifre?token=gizli';
    await queue('kisi@posta.example', link);
    const [guest, reset] = ['guest', 'kisi@posta.example'].map(
      (who) => (row: { recipient: string }) => row.recipient === who,
    ) as [(row: { recipient: string }) => boolean, (row: { recipient: string }) => boolean];
    const queued = await rows();
    const request = await words(queued.find(guest)!.id, clerk);
    expect(request.body.content.mail).toMatchObject({
      subject: expect.stringContaining('Villa Işık'),
      text: expect.stringContaining('35.000 ₺'),
    });
    expect(JSON.stringify(request.body)).not.toContain('baglanti=');
    const id = queued.find(reset)!.id;
    expect((await words(id, clerk)).body.content).toEqual({
      mail: null,
      why: expect.stringContaining('yetkiniz yok'),
    });
    const shown = await words(id, admin);
    expect(shown.body.content.mail.text).toContain('Çağrı');
    expect(JSON.stringify(shown.body)).not.toContain('gizli');
    expect((await words('yok', admin)).status).toBe(404);
    expect(await rows()).toEqual(queued);
  });

  it('is listed, and a clerk can resend failed mails', async () => {
    const token = await signIn(app, (await createUser(app)).email);
    await queue('reddedilen@posta.example');
    box.fail = () => new MailRefused('E-posta sunucusu alıcıyı kabul etmedi (550).', true);
    await sendDueMails(app.deps);
    const list = await app.call('GET', '/v1/admin/outbox?status=dead&q=Reddedilen', { token });
    expect(list.body.content).toMatchObject({ total: 1, take: 50, configured: true });
    const [item] = list.body.content.items;
    expect(item).toMatchObject({
      template_name: 'İletişim mesajı alındı',
      recipient: 'reddedilen@posta.example',
      to: { name: '', email: 'reddedilen@posta.example' },
      last_error: expect.stringContaining('550'),
    });

    const resend = (id: string, key = crypto.randomUUID()) =>
      app.call('POST', `/v1/admin/outbox/${id}/resend`, {
        token,
        headers: { 'idempotency-key': key },
      });
    box.fail = () => null;
    expect((await resend(item.id)).body.content).toEqual({ id: item.id, status: 'waiting' });
    expect(await sendDueMails(app.deps)).toBe(1);
    const key = crypto.randomUUID();
    const copy = await resend(item.id, key);
    expect(copy.body.content.id).not.toBe(item.id);
    expect((await resend(item.id, key)).body.content).toEqual(copy.body.content);
    expect(await sendDueMails(app.deps)).toBe(1);
    expect((await resend('yok')).status).toBe(404);
    const past = await app.call('GET', '/v1/admin/outbox?skip=5000', { token });
    expect(past.body.content.items).toEqual([]);

    await queue('kisi@posta.example', 'https://kiyi.example/sifre?token=gizli');
    await sendDueMails(app.deps);
    const secret = (await rows()).find((row) => row.template === 'sifre_sifirlama')!;
    const forgotten = await resend(secret.id);
    expect([forgotten.status, forgotten.body.code]).toEqual([422, 'MAIL_FORGOTTEN']);
  });
});

const isClaim = (step: { query: unknown }) =>
  (step.query as { toSQL(): { sql: string } }).toSQL().sql.includes('returning');
