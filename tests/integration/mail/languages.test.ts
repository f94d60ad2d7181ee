import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';
import { pages } from '#drizzle/schema/content.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { mailTemplates, outbox } from '#drizzle/schema/mail.ts';
import { contactMessages, subscribers } from '#drizzle/schema/messages.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { translations } from '#drizzle/schema/translations.ts';
import { wishes } from '#drizzle/schema/wishes.ts';
import { composeMail } from '#worker/features/mail/compose.ts';
import { readMailFacts } from '#worker/features/mail/queries.ts';
import { queueReminders } from '#worker/features/reservations/reminders/queue-reminders.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  CONSENTS,
  createUser,
  createVilla,
  GUEST,
  quoteOf,
  signIn,
  unique,
  uniquePhone,
} from '#tests/support/factories.ts';
import { useDemoMailTexts } from '#tests/support/mail-texts.ts';
import { moveStay } from '#tests/support/payments.ts';
import { readPdf } from '#tests/support/pdf-text.ts';

const DAYS = { checkIn: '2028-06-10', checkOut: '2028-06-17' };
/** Names that stay; the agency, its guest and its house have names without Turkish letters. */
const NAMES = /TÜRSAB|KVKK|MERSİS|Kaş[\p{L}’ ,./-]*/gu;
const TURKISH =
  /[ğıİ]|\b(ve|ile|için|gece|merhaba|sevgiyle|toplam|giriş|çıkış|ödeme|kalan|kala|iade|kesinti|talep|saat|belge|misafir|temizlik)\b/iu;
const AGENCY = {
  site_name: 'Blue Coast',
  company_title: 'Blue Coast Travel',
  site_address: 'Andifli 1',
  site_email: 'hello@villas.example',
  mail_signer: 'Deniz',
  tax_office: 'Kas',
};
const plain = (text: string) => text.replace(/https:\S+/g, '').replace(NAMES, '');

describe('the language of a guest', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp({ now: '2028-05-01T09:00:00.000Z' });
    token = await signIn(app, (await createUser(app)).email);
    await useDemoMailTexts(app);
    for (const [key, value] of Object.entries(AGENCY)) {
      await app.deps.db.rows.update(settings).set({ value }).where(eq(settings.key, key));
    }
    await app.deps.db.rows
      .insert(pages)
      .values({ section: 'rental', title: 'Kiralama koşulları', body: [] })
      .onConflictDoNothing();
  });

  beforeEach(() => app.clock.set('2028-05-01T09:00:00.000Z'));

  async function request(language: string | undefined, more: object = {}, header?: string) {
    const villa = await createVilla(app, { name: 'Villa Deneme' });
    const { quoteToken } = (await quoteOf(app, { slug: villa.slug, ...DAYS })).body.content;
    const customer = {
      ...GUEST,
      firstName: 'Ann',
      lastName: 'Lee',
      phone: uniquePhone(),
      email: `${unique('g')}@posta.example`,
    };
    return app.call('POST', '/v1/reservation', {
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(header && { 'accept-language': header }),
      },
      body: { quoteToken, customer, consents: CONSENTS, ...(language && { language }), ...more },
    });
  }
  const rowOf = async (code: string) => {
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, code));
    return row!;
  };
  const recordOf = async (id: string | null) => {
    const [row] = await app.deps.db.read
      .select()
      .from(guestRecords)
      .where(sql`${guestRecords.id} = ${id}`);
    return row!;
  };
  async function mailsOf(reservationId: string) {
    const rows = await app.deps.db.read
      .select()
      .from(outbox)
      .where(sql`reservation_id = ${reservationId} and recipient = 'guest'`);
    return Promise.all(
      rows.map(async ({ id, template }) => {
        const facts = await readMailFacts(app.deps.db, id);
        const composed = await composeMail(app.deps, facts!);
        return { template, mail: composed.outcome === 'ready' ? composed.mail : null };
      }),
    );
  }

  it.each(OTHER_LANGUAGES)(
    'is kept from the request to the invitation of a review: %s',
    async (language) => {
      const asked = await request(language);
      expect(asked.status).toBe(201);
      const { reservationCode: code, page } = asked.body.content;
      expect(new URL(page).pathname).toMatch(new RegExp(`^/${language}/`));
      const row = await rowOf(code);
      expect(row.language).toBe(language);
      expect((await recordOf(row.guestId)).language).toBe(language);

      const path = `/v1/admin/reservations/${row.id}`;
      const move = (status: string) => app.call('PATCH', path, { token, body: { status } });
      const seen: string[] = [];
      const readAll = async () => {
        for (const { template, mail } of await mailsOf(row.id)) {
          if (mail === null || seen.includes(template)) continue;
          seen.push(template);
          expect(plain(`${mail.subject}\n${mail.text}`), template).not.toMatch(TURKISH);
          expect(mail.html).toContain(`<html lang="${language}">`);
          for (const [link] of mail.text.matchAll(/https:\/\/kiyi\.example\/(?!v1)\S+/g))
            expect(link).toContain(`kiyi.example/${language}`);
        }
      };
      await readAll();
      await move('option');
      await readAll();
      await move('confirmed');
      await readAll();
      app.clock.set('2028-06-08T09:00:00.000Z');
      await queueReminders(app.deps);
      await readAll();
      app.clock.set('2028-06-11T09:00:00.000Z');
      await settleDue(app.deps);
      app.clock.set('2028-06-18T09:00:00.000Z');
      await settleDue(app.deps);
      await queueReminders(app.deps);
      await readAll();
      expect(seen).toEqual(
        expect.arrayContaining([
          'talep_alindi',
          'on_odeme_bilgi',
          'rezervasyon_onay',
          'giris_hatirlatma',
          'yorum_daveti',
        ]),
      );

      const document = (which: string) =>
        app.call('POST', `/v1/reservation/${which}.pdf`, { body: { code, email: row.email } });
      const voucher = await readPdf((await document('voucher')).bytes);
      const said = textOf(voucher.root);
      expect(plain(said)).not.toMatch(TURKISH);
      const contract = textOf((await readPdf((await document('contract')).bytes)).root);
      expect(contract).toContain('A. Ön bilgilendirme formu');
      // In the Turkish sentence alone.
      expect(contract.split(/\d ve \S+@/)).toHaveLength(contract.split('Şikâyetlerinizi').length);
      const words = await loadPaperMessages(language);
      for (const text of [words.binding, words.titles.form, words.sentences.amounts])
        expect(contract.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '));
    },
  );

  it('is Turkish where nobody says another, whatever the browser speaks', async () => {
    const asked = await request(undefined, {}, 'de-DE,de;q=0.9');
    expect((await rowOf(asked.body.content.reservationCode)).language).toBe('tr');
    expect(new URL(asked.body.content.page).pathname).toBe('/konaklamam');
    const german = await request(undefined, {}, 'de');
    expect((await rowOf(german.body.content.reservationCode)).language).toBe('de');
  });

  it.each([
    [
      'en',
      'Some fields are missing or wrong. Please correct the marked ones.',
      'Please agree to the rental terms.',
    ],
    [
      'de',
      'Einige Felder fehlen oder sind falsch. Bitte korrigieren Sie die markierten.',
      'Bitte stimmen Sie den Mietbedingungen zu.',
    ],
    [
      'ru',
      'Некоторые поля не заполнены или содержат ошибки. Исправьте отмеченные.',
      'Нужно принять условия аренды.',
    ],
    [
      'tr',
      'Bazı alanlar eksik ya da hatalı. Lütfen işaretli alanları düzeltin.',
      'Kiralama koşullarını onaylamanız gerekir.',
    ],
  ])('answers errors in %s', async (language, content, terms) => {
    const refused = await request(language, { consents: { ...CONSENTS, terms: false } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'VALIDATION', content });
    expect(refused.body.issues).toContainEqual({ path: 'consents.terms', message: terms });
  });

  it('refuses a language that we do not speak', async () => {
    const refused = await request('xx');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'VALIDATION',
      issues: [{ path: 'language', message: 'Bu dili bilmiyoruz.' }],
    });
    // Something else is wrong as well.
    expect((await request('xx', { consents: {} })).status).toBe(400);
  });

  it('is that of the header for calls without a body, and the office reads Turkish', async () => {
    const ask = (path: string, language: string) =>
      app.call('GET', path, { headers: { 'accept-language': language } });
    expect((await ask('/v1/villa/yok', 'en')).body.content).toBe(
      'There is no such villa, or it is no longer offered.',
    );
    expect((await ask('/v1/villa/yok', 'en-US,en')).body.content).toBe(
      'Böyle bir villa yok ya da artık yayında değil.',
    );
    expect((await ask('/v1/admin/faq', 'en')).body.content).toBe(
      'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    );
  });

  it('comes with messages, the newsletter and offers, and a clerk corrects it', async () => {
    const email = `${unique('yazan')}@posta.example`;
    await app.call('POST', '/v1/contact', {
      headers: { 'accept-language': 'ru' },
      body: { name: 'Anna Petrova', email, message: 'Здравствуйте, есть ли вилла?' },
    });
    const [message] = await app.deps.db.read
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email));
    expect(message).toMatchObject({ language: 'ru' });
    expect((await recordOf(message!.guestId)).language).toBe('ru');
    const [answer] = await app.deps.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email));
    expect(answer).toMatchObject({ template: 'iletisim_alindi', language: 'ru' });

    const reader = `${unique('okur')}@posta.example`;
    await app.call('POST', '/v1/website/subscribe', { body: { email: reader, language: 'de' } });
    const [subscriber] = await app.deps.db.read
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, reader));
    expect(subscriber).toMatchObject({ language: 'de' });
    const wanted = await app.call('POST', '/v1/website/wishes', {
      body: {
        ...DAYS,
        adults: 2,
        children: 0,
        babies: 0,
        email: reader,
        consent: true,
        language: 'de',
      },
    });
    expect(wanted.status).toBe(201);
    const [wish] = await app.deps.db.read.select().from(wishes).where(eq(wishes.email, reader));
    // What they read beside the form is the proof that they agreed.
    expect([subscriber!.consentText, wish!.consentText]).toEqual([
      expect.stringMatching(/^Mit der Anmeldung stimmen .* \(2026-11\)$/),
      expect.stringMatching(/^Sie erhalten .* \(2026-11\)$/),
    ]);
    const readers = async (code: string) => {
      const path = `/v1/admin/subscribers?q=${reader}&language=${code}`;
      return (await app.call('GET', path, { token })).body.content.items;
    };
    expect(await readers('de')).toMatchObject([{ email: reader, language: 'de' }]);
    expect(await readers('tr')).toEqual([]);

    await app.call('POST', '/v1/website/kvkk', {
      body: { email: reader, kind: 'export', language: 'de' },
    });
    const path = `/v1/admin/privacy/requests?state=unconfirmed&q=${reader}`;
    const asked = (await app.call('GET', path, { token })).body.content.items;
    expect(asked).toMatchObject([{ email: reader, language: 'de' }]);

    // An offer reads as the guest does, unless the clerk says otherwise.
    const villa = await createVilla(app);
    const offer = await app.call('POST', '/v1/admin/offers', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        customer: { name: 'Anna Petrova', email },
        expiresAt: '2028-06-30T09:00:00.000Z',
        villas: [{ villa_id: villa.id, ...DAYS, adults: 2 }],
      },
    });
    const { id } = offer.body.content;
    const [stored] = await app.deps.db.read.select().from(offers).where(eq(offers.id, id));
    expect(stored).toMatchObject({ language: 'ru', guestId: message!.guestId });
    const shown = await app.call('GET', `/v1/admin/offers/${id}`, { token });
    expect(shown.body.content).toMatchObject({ language: 'ru' });
    expect(shown.body.content.link).toContain('/ru/');

    const record = `/v1/admin/guest-records/${message!.guestId}`;
    const { version } = (await app.call('GET', record, { token })).body.content;
    const changed = await app.call('PUT', record, { token, body: { version, language: 'en' } });
    expect(changed.body.content).toMatchObject({ language: 'en' });
  });

  it.each(OTHER_LANGUAGES)(
    'leads guests to pages in %s, whoever hands the link on',
    async (code) => {
      const asked = await request(code);
      const { reservationCode, page } = asked.body.content;
      const { id } = await rowOf(reservationCode);
      await moveStay(app, token, id, { status: 'option' });
      const made = async (path: string, body: object = {}) => {
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const answer = await app.call('POST', path, { token, headers, body });
        expect([path, answer.status]).toEqual([path, 200]);
        return answer.body.content as { link: string; text?: string };
      };
      const secret = new URL(page).searchParams.get('baglanti');
      const links = [
        await made(`/v1/admin/reservations/${id}/guestlink`),
        await made('/v1/admin/sendpaymentlink', { reservation_id: id, mail: false }),
        await made(`/v1/admin/invoices/buyers/stay:${id}/link`),
        await made('/v1/stay/share', { link: secret }),
      ];
      for (const { link, text } of links) {
        expect(new URL(link).pathname).toMatch(new RegExp(`^/${code}/`));
        // What a clerk sends in WhatsApp with it.
        if (text) expect(languageOfText(text.replace(link, ''))).toBe(code);
      }
    },
  );

  it('goes with the stay when a clerk corrects it there or on the guest', async () => {
    const asked = await request('en');
    const { id, guestId } = await rowOf(asked.body.content.reservationCode);
    const path = `/v1/admin/reservations/${id}`;
    const { version, language } = (await app.call('GET', path, { token })).body.content;
    expect(language).toBe('en');
    const changed = await app.call('PUT', path, { token, body: { version, language: 'de' } });
    expect(changed.body.content).toMatchObject({ language: 'de', version: version + 1 });
    const record = await recordOf(guestId);
    expect(record.language).toBe('de');
    await app.call('PUT', `/v1/admin/guest-records/${guestId}`, {
      token,
      body: { version: record.version, language: 'ru' },
    });
    expect((await rowOf(asked.body.content.reservationCode)).language).toBe('ru');
    const [mail] = await mailsOf(id);
    expect(mail!.mail!.subject).toMatch(/^Мы получили ваш запрос: Villa Deneme/);
  });

  it('sends an agency’s own text where it has a translation of it, else the shipped one', async () => {
    const { rows } = app.deps.db;
    const own = { subject: 'Kendi konumuz {{villa_adi}}', body: 'Kendi metnimiz.', action: 'Aç' };
    await rows
      .insert(mailTemplates)
      .values({ id: 1, key: 'talep_alindi', ...own, basedOn: own })
      .onConflictDoNothing();
    const asked = await request('en');
    const { id } = await rowOf(asked.body.content.reservationCode);
    const subject = async () => (await mailsOf(id))[0]!.mail!.subject;
    expect(await subject()).toMatch(/^We have your request: Villa Deneme/);
    const place = {
      language: 'en' as const,
      state: 'reviewed' as const,
      kind: 'mail',
      rowId: 1,
      field: 'x',
      place: '',
    };
    await rows.insert(translations).values([
      { ...place, source: own.subject, text: 'Our own subject {{villa_adi}}' },
      { ...place, source: own.body, text: 'Our own text.' },
      { ...place, source: own.action, text: 'Open' },
    ]);
    expect(await subject()).toBe('Our own subject Villa Deneme');
    await rows.delete(mailTemplates).where(eq(mailTemplates.key, 'talep_alindi'));
  });
});

type Part = { text: string; parts: Part[] };
const textOf = ({ text, parts }: Part): string => [text, ...parts.map(textOf)].join(' ');
