import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, subscribers } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { users } from '#drizzle/schema/users.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  GUEST,
  logIn,
  PASSWORD,
  requestStay,
  signIn,
  unique,
} from '#tests/support/factories.ts';

/** Names, addresses and numbers as people bring them, by the calls that write them. */
describe('what people bring', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const call = (method: string, path: string, body: object, more: object = {}) =>
    app.call(method, path, {
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...more,
    });

  /** Forms of one address, by a Turkish keyboard, copied, and with signs that nobody sees. */
  const formsOf = (local: string) => [
    `${local.toUpperCase().replaceAll('I', 'İ')}@POSTA.EXAMPLE`,
    `Deniz Kaya <${local}@posta.example>`,
    `\u202a${local}\u200b@posta.example\u202c`,
    `mailto:${local}@Posta.example`,
    `${local.replaceAll('i', 'i\u0307')}@posta.example.`,
  ];

  it('finds a user by any form of the address at the login and for a forgotten password', async () => {
    const local = unique('deniz').toLowerCase();
    const { id } = await createUser(app, { email: `${local}@posta.example` });
    for (const email of formsOf(local)) {
      expect(await logIn(app, email), email).toBeTruthy();
      expect((await call('POST', '/v1/auth/forgot', { email })).status).toBeLessThan(300);
    }
    expect(id).toBeGreaterThan(0);
    const wrong = await call('POST', '/v1/auth/login', {
      email: 'gülşah@posta.example',
      password: PASSWORD,
    });
    expect([wrong.status, wrong.body.issues[0].message]).toEqual([
      400,
      'E-posta adresinde @ işaretinden önce ş, ü, é gibi harfler olamaz.',
    ]);
  });

  it('stores one address, whichever form a request, a message or a subscription has', async () => {
    for (const [n, email] of formsOf('i').entries()) {
      const local = unique('istek').toLowerCase();
      const typed = email.replace(/^(.*?)[iİ]\u0307?(?=\u200b?@)/u, `$1${local}`);
      const expected = `${local}@posta.example`;
      const villa = await createVilla(app);
      const stay = { slug: villa.slug, checkIn: '2027-06-10', checkOut: '2027-06-17' };
      const made = await requestStay(app, stay, { ...GUEST, email: typed });
      expect(made.status, typed).toBe(201);
      const stored = app.deps.db.read
        .select({ email: reservations.email })
        .from(reservations)
        .where(eq(reservations.email, expected));
      expect(await stored, typed).toHaveLength(1);
      const message = { name: '李', email: typed, message: `Temmuz için yer var mı? ${n}` };
      expect((await call('POST', '/v1/contact', message)).status).toBe(201);
      const messages = app.deps.db.read
        .select({ name: contactMessages.name })
        .from(contactMessages)
        .where(eq(contactMessages.email, expected));
      expect(await messages, typed).toEqual([{ name: '李' }]);
      expect((await call('POST', '/v1/website/subscribe', { email: typed })).status).toBeLessThan(
        300,
      );
      const joined = app.deps.db.read
        .select({ id: subscribers.id })
        .from(subscribers)
        .where(eq(subscribers.email, expected));
      expect(await joined, typed).toHaveLength(1);
    }
  });

  it('takes companies in the contact form, persons in a request, and links in neither', async () => {
    const write = (name: string) =>
      call('POST', '/v1/contact', {
        name,
        email: `${unique('firma')}@posta.example`,
        message: 'Ekibimiz için ev arıyoruz.',
      });
    expect((await write('3M Türkiye A.Ş. & Ortakları')).status).toBe(201);
    for (const name of ['odul.com', '<b>Ali</b>', 'Www.Kotu.Example', 'T.Me']) {
      expect((await write(name)).status, name).toBe(400);
    }
    const villa = await createVilla(app);
    const stay = { slug: villa.slug, checkIn: '2027-06-10', checkOut: '2027-06-17' };
    const company = await requestStay(app, stay, { ...GUEST, lastName: '3M & Ortakları' });
    expect(company.status).toBe(400);
  });

  it('stores a person’s name, number and account without what came along', async () => {
    const email = `${unique('sahip')}@posta.example`;
    const made = await call(
      'POST',
      '/v1/admin/users',
      {
        email: `Sahip <${email}>`,
        role: 'OWNER',
        firstName: '\u202bعلی\u200cرضا\u202c',
        lastName: 'O´Brien\u00ad',
        phone: '\u202a+49 (0)171 1234567\u202c',
        identityNumber: null,
        iban: 'IBAN: TR33-0006-1005-1978-6457-8413-26',
        address: null,
        notes: null,
        payoutTiming: 'departure',
        password: PASSWORD,
      },
      { token },
    );
    const { status, body } = made;
    expect([status, JSON.stringify(body.issues ?? [])]).toEqual([201, '[]']);
    const [user] = await app.deps.db.read.select().from(users).where(eq(users.email, email));
    const read = await app.call('GET', `/v1/admin/users/${user!.id}`, { token });
    expect(read.body.content).toMatchObject({
      firstName: 'علی\u200cرضا',
      lastName: 'O´Brien',
      phone: '+491711234567',
      iban: 'TR330006100519786457841326',
    });
  });

  it.each([
    ['Łukasz', 'Wiśniewski', ['lukasz', 'LUKASZ wisniewski', 'wiśniewski łukasz', 'wis lukasz']],
    ['Jørgen', 'Ørsted', ['orsted', 'ørsted jo', 'jorgen orsted']],
    ['Eva', 'Straßer', ['strasser', 'STRASSER EVA', 'straßer']],
    ['Þórður', 'Sæmundsson', ['thordur', 'saemundsson þ']],
    ['Ayşe Nur', 'Yılmaz', ['yılmaz ayşe', 'YILMAZ NUR', 'nur ay yilmaz']],
    ['Иван', 'Петров', ['петров иван', 'ИВАН']],
    ['محمد', 'العلي', ['العلي محمد', 'محمد']],
    ['D’Angelo', 'Rossi', ["rossi d'angelo"]],
    ['李', '明', ['李', '明 李']],
  ])('finds %s %s however it is typed', async (firstName, lastName, typed) => {
    const villa = await createVilla(app);
    const stay = { slug: villa.slug, checkIn: '2027-06-10', checkOut: '2027-06-17' };
    const email = `${unique('misafir')}@posta.example`;
    const made = await requestStay(app, stay, {
      ...GUEST,
      firstName,
      lastName,
      email,
      phone: phone(),
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    for (const q of typed) {
      const query = encodeURIComponent(q);
      const guests = await app.call('GET', `/v1/admin/guest-records?q=${query}`, { token });
      const names = guests.body.content.items.map(({ name }: { name: string }) => name);
      expect(names, q).toContain(`${firstName} ${lastName}`);
      const stays = await app.call('GET', `/v1/admin/reservations?q=${query}`, { token });
      expect(JSON.stringify(stays.body.content), q).toContain(`"${firstName} ${lastName}"`);
    }
    const others = await app.call(
      'GET',
      `/v1/admin/guest-records?q=${encodeURIComponent(`${typed[0]} zzz`)}`,
      { token },
    );
    expect(others.body.content.items).toEqual([]);
  });
});

let phones = 0;
const phone = () => `+90557${String((phones += 1)).padStart(7, '0')}`;
