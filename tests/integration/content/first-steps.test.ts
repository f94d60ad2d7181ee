import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FirstStep, FirstSteps } from '#domain/first-steps/schema.ts';
import { totpFactors } from '#drizzle/schema/factors.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { users } from '#drizzle/schema/users.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { COMPANY_FACT_KEYS } from '#domain/settings/company-facts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, requestStay, signIn } from '#tests/support/factories.ts';
import { MailRefused, type OutgoingMail } from '#worker/platform/mail/mailer.ts';

/** One agency, from an empty database to its first stay: each test does the next step. */
describe('the first day of an agency', () => {
  let app: TestApp;
  let token: string;
  let adminId: number;
  let villaId: number;
  const sent: OutgoingMail[] = [];
  let refusal: MailRefused | null = null;
  beforeAll(async () => {
    app = testApp({
      mailer: {
        send: async (mail) => {
          if (refusal) throw refusal;
          sent.push(mail);
        },
      },
      payments: { sandbox: null },
    });
    const admin = await createUser(app);
    adminId = admin.id;
    token = await signIn(app, admin.email);
    // The rules that tests begin with, but for the one that lets them in without a second factor.
    await app.deps.db.rows
      .delete(settings)
      .where(and(eq(settings.group, 'rules'), ne(settings.key, 'second_factor_required')));
    const rows = COMPANY_FACT_KEYS.map((key) => ({ group: 'site' as const, key, value: '' }));
    await app.deps.db.rows.insert(settings).values(rows).onConflictDoNothing();
  });

  const call = (method: string, path: string, body?: unknown, as = token) =>
    app.call(method, `/v1/admin/${path}`, { token: as, ...(body !== undefined && { body }) });
  const steps = async (): Promise<FirstSteps> => {
    app.trips.count = 0;
    const { status, body } = await call('GET', 'firststeps');
    expect([status, app.trips.count <= 2]).toEqual([200, true]);
    return body.content;
  };
  const step = async (name: FirstStep) => (await steps()).items.find((item) => item.step === name)!;
  const isDone = async (name: FirstStep) => (await step(name)).done;

  it('begins with nothing done', async () => {
    const { items, villaId: villa, hasTransport } = await steps();
    expect(items.filter(({ done, dismissed }) => done || dismissed)).toEqual([]);
    expect([villa, hasTransport]).toEqual([null, true]);
  });

  it('is for those who may change settings', async () => {
    for (const role of ['CLERK', 'ACCOUNTING', 'FIELD', 'OWNER'] as const) {
      const { email, id } = await createUser(app, { role });
      const answer = await call('GET', 'firststeps', undefined, await signIn(app, email));
      expect([role, answer.status]).toEqual([role, 403]);
      await app.deps.db.rows.update(users).set({ active: false }).where(eq(users.id, id));
    }
  });

  it('names the details of the company that are missing', async () => {
    const site = { site_name: 'Kıyı', company_title: 'Kıyı Ltd. Şti.', tursab_no: '16840' };
    expect((await call('PUT', 'site/edit', site)).status).toBe(200);
    const { done, missing } = await step('company');
    expect([done, missing.map(({ field }) => field)]).toEqual([
      false,
      ['site_phone', 'site_email', 'site_address', 'tax_office', 'tax_number'],
    ]);
    const contact = {
      site_phone: '+90 242 000 16 84',
      site_email: 'merhaba@kiyi.example',
      site_address: 'Kaş',
      tax_office: 'Kaş',
      tax_number: '1000003116',
    };
    expect((await call('PUT', 'contact/edit', contact)).status).toBe(200);
    expect(await step('company')).toMatchObject({ done: true, missing: [] });
  });

  it('takes an account in lira, on sale', async () => {
    const account = {
      bankName: 'Deniz',
      accountHolder: 'Kıyı Ltd. Şti.',
      iban: 'TR330006100519786457841326',
      displayOrder: 1,
    };
    await app.deps.db.rows.insert(banks).values({ ...account, currency: 'EUR' });
    expect(await isDone('bank')).toBe(false);
    await app.deps.db.rows.update(banks).set({ currency: 'TRY' });
    expect(await isDone('bank')).toBe(true);
    await app.deps.db.rows.update(banks).set({ active: false });
    expect(await isDone('bank')).toBe(false);
    await app.deps.db.rows.update(banks).set({ active: true });
  });

  it('tries the mail from the screen, and repeats what the server says', async () => {
    refusal = new MailRefused(
      'E-posta sunucusu oturumu kabul etmedi (535).',
      false,
      '535 Bad password',
    );
    const refused = await call('POST', 'mailtemplates/1/test', { email: 'ben@kiyi.example' });
    expect([refused.status, refused.body.content]).toEqual([
      422,
      'E-posta sunucusu oturumu kabul etmedi (535). Sunucunun yanıtı: 535 Bad password',
    ]);
    expect(await isDone('mail')).toBe(false);
    refusal = null;
    expect((await call('POST', 'mailtemplates/1/test', { email: 'ben@kiyi.example' })).status).toBe(
      200,
    );
    expect(sent.at(-1)?.to).toBe('ben@kiyi.example');
    expect(await isDone('mail')).toBe(true);
  });

  it('knows an owner, with a phone alone', async () => {
    const owner = { firstName: 'Hasan', lastName: 'Kaya', role: 'OWNER', phone: '0532 000 00 01' };
    const made = await call('POST', 'users', { ...owner, email: '' });
    expect([made.status, made.body.content.email]).toEqual([201, '']);
    expect(await isDone('owner')).toBe(true);
  });

  it('says what the first villa lacks, until it is on sale with five photos', async () => {
    const villa = await createVilla(app, { active: false, permitNo: null, seasons: [] });
    villaId = villa.id;
    expect(await steps()).toMatchObject({ villaId });
    const lacks = async () => (await step('villa')).missing.map(({ what }) => what);
    expect(await lacks()).toEqual(['fiyat', '5 fotoğraf', 'izin belgesi numarası', 'yayına alma']);
    const photo = { villaId, width: 1600, height: 1200 };
    await app.deps.db.rows
      .insert(villaImages)
      .values(
        [1, 2, 3, 4].map((position) => ({ ...photo, key: `pictures/x/${position}`, position })),
      );
    await app.deps.db.rows.update(villas).set({ permitNo: '07-1' }).where(eq(villas.id, villaId));
    await app.deps.db.rows.update(villas).set({ active: true }).where(eq(villas.id, villaId));
    expect(await lacks()).toEqual(['fiyat', '1 fotoğraf']);
    const other = await createVilla(app);
    expect(await lacks()).toEqual(['5 fotoğraf']);
    await app.deps.db.rows.insert(villaImages).values(
      [1, 2, 3, 4, 5].map((position) => ({
        ...photo,
        villaId: other.id,
        key: `pictures/y/${position}`,
        position,
      })),
    );
    expect(await isDone('villa')).toBe(true);
  });

  it('sees rules that were changed', async () => {
    expect(await isDone('rules')).toBe(false);
    expect((await call('PUT', 'rules/edit', { hold_minutes: '90' })).status).toBe(200);
    expect(await isDone('rules')).toBe(true);
  });

  it('sees a second factor of the person who asks', async () => {
    expect(await isDone('factor')).toBe(false);
    await app.deps.db.rows.insert(totpFactors).values({
      id: crypto.randomUUID(),
      userId: adminId as never,
      name: 'Telefon',
      secret: 'x',
      lastStep: 0,
    });
    expect(await isDone('factor')).toBe(true);
  });

  it('does without a step when somebody says so, and takes it up again', async () => {
    expect(await step('card')).toMatchObject({ done: false, dismissed: false });
    const put = (name: string, dismissed: unknown) =>
      call('PUT', `firststeps/${name}`, { dismissed });
    const answer = await put('card', true);
    expect(
      answer.body.content.items.find((item: { step: string }) => item.step === 'card'),
    ).toEqual({
      step: 'card',
      done: false,
      dismissed: true,
      missing: [],
    });
    expect((await put('card', true)).status).toBe(200);
    expect(await isDone('rules')).toBe(true);
    await put('card', false);
    expect((await step('card')).dismissed).toBe(false);
    expect((await put('yok', true)).status).toBe(400);
    expect((await put('card', 'evet')).status).toBe(400);
  });

  it('sees a booking that was taken back', async () => {
    const { slug } = await createVilla(app);
    await requestStay(app, { slug, checkIn: '2027-05-10', checkOut: '2027-05-17' }, GUEST);
    expect(await isDone('booking')).toBe(false);
    const { body } = await call('GET', 'reservations?take=1');
    const { uid = body.content.items[0].id } = body.content.items[0];
    const cancelled = await call('PATCH', `reservations/${uid}`, { status: 'rejected' });
    expect(cancelled.status).toBe(200);
    expect(await isDone('booking')).toBe(true);
  });
});
