import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { CONSENTS, createVilla, quoteOf, unique } from '#tests/support/factories.ts';

type Asker = { email: string; phone: string; ip: string };

describe('requests that wait for an answer', () => {
  let app: TestApp;
  let villa: Awaited<ReturnType<typeof createVilla>>;
  let nextDay = '2027-01-04';
  beforeAll(async () => {
    app = testApp();
    villa = await createVilla(app);
    await setMost('2');
    await app.deps.db.rows
      .insert(settings)
      .values({ group: 'contact', key: 'site_phone', value: '+902420001684' });
  });
  const setMost = (value: string) =>
    app.deps.db.rows
      .insert(settings)
      .values({ group: 'rules', key: 'open_requests_max', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });

  let serial = 0;
  const asker = (known: Partial<Asker> = {}): Asker => {
    serial += 1;
    return {
      email: `${unique('misafir')}@posta.example`,
      phone: `+90532100${String(serial).padStart(4, '0')}`,
      ip: `198.51.100.${serial}`,
      ...known,
    };
  };

  async function ask({ email, phone, ip }: Asker, nights = 3, instant?: true): Promise<Answer> {
    const checkIn = nextDay;
    nextDay = addDays(nextDay, nights + 1);
    const checkOut = addDays(checkIn, nights);
    const quoted = await quoteOf(app, { slug: villa.slug, checkIn, checkOut });
    return app.call('POST', '/v1/reservation', {
      headers: { 'idempotency-key': crypto.randomUUID(), 'cf-connecting-ip': ip },
      body: {
        quoteToken: quoted.body.content.quoteToken,
        customer: { firstName: 'Gülşah', lastName: 'Öztürk', phone, email },
        consents: CONSENTS,
        ...(instant && { instant }),
      },
    });
  }
  const outcome = ({ status, body }: Answer) => [status, body.code ?? 'ok'];
  const REFUSED = [409, 'TOO_MANY_OPEN_REQUESTS'];

  it('are as many as stays that are booked at once and not paid yet', async () => {
    await app.deps.db.rows
      .update(villas)
      .set({ instant: true, instantAgreedOn: '2026-01-05' })
      .where(eq(villas.id, villa.id));
    const one = asker();
    const asked = [await ask(one, 3, true), await ask(one), await ask(one, 3, true)];
    expect(asked.map(outcome)).toEqual([[201, 'ok'], [201, 'ok'], REFUSED]);
  });

  it.each([
    ['e-mail address', { email: 'ayni@posta.example', ip: '203.0.113.6' }],
    ['phone', { phone: '+905329998877', ip: '203.0.113.7' }],
  ])('are two at most of one %s; the third is told whom to call', async (_, known) => {
    expect((await ask(asker(known))).status).toBe(201);
    expect((await ask(asker(known))).status).toBe(201);
    const third = asker(known);
    const refused = await ask(third);
    expect(outcome(refused)).toEqual(REFUSED);
    expect(refused.body.content).toContain('Bu e-posta ya da telefonla');
    expect(refused.body.content).toContain('+90 242 000 16 84');
    const mails = await app.deps.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, third.email));
    expect(mails).toEqual([]);
  });

  it('of somebody elsewhere who typed the same address and phone take nothing from them', async () => {
    const guest = asker();
    for (let i = 0; i < 2; i++) {
      expect((await ask({ ...guest, ip: '203.0.113.66' })).status).toBe(201);
    }
    expect((await ask(guest)).status).toBe(201);
  });

  it('are twelve of one network, whose guests do not know each other; the next is told why', async () => {
    const ip = '203.0.113.8';
    for (let i = 0; i < 12; i++) expect((await ask(asker({ ip }))).status).toBe(201);
    const refused = await ask(asker({ ip }));
    expect(outcome(refused)).toEqual(REFUSED);
    expect(refused.body.content).toContain('Bağlandığınız ağdan');
  });

  it('hold ninety nights at most from one network, however few they are', async () => {
    const ip = '203.0.113.9';
    for (let i = 0; i < 3; i++) expect((await ask(asker({ ip }), 29)).status).toBe(201);
    const refused = await ask(asker({ ip }), 4);
    expect(outcome(refused)).toEqual(REFUSED);
    expect(refused.body.content).toContain('Bağlandığınız ağdan');
    expect((await ask(asker({ ip }), 3)).status).toBe(201);
  });

  it('are those of a whole /64 where the address is an IPv6 one, and of no other', async () => {
    const email = `${unique('ayni')}@posta.example`;
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']) {
      expect((await ask(asker({ email, ip }))).status).toBe(201);
    }
    expect(outcome(await ask(asker({ email, ip: '2001:DB8:1:2:0:0:0:77' })))).toEqual(REFUSED);
    expect((await ask(asker({ email, ip: '2001:db8:1:3::1' }))).status).toBe(201);
  });

  it('of an address that begins like another are not counted to it', async () => {
    const [longer, shorter] = ['192.0.2.70', '192.0.2.7'];
    const email = `${unique('ayni')}@posta.example`;
    for (let i = 0; i < 2; i++) {
      expect((await ask(asker({ email, ip: longer }))).status).toBe(201);
    }
    expect((await ask(asker({ email, ip: shorter }))).status).toBe(201);
  });

  it('hold no more nights though twenty come at once', async () => {
    const robot = { ip: '203.0.113.200', email: 'robot@posta.example' };
    const before = await nightsHeld();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(asker(robot))));
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(2);
    expect(await nightsHeld()).toBe(before + 6);
    expect(answers.filter((answer) => answer.status !== 201).map(outcome)).toEqual(
      Array.from({ length: 18 }, () => REFUSED),
    );
  });

  it('that have run out make room, and the agency may allow more', async () => {
    const guest = asker();
    for (let i = 0; i < 2; i++) await ask(guest);
    expect(outcome(await ask(guest))).toEqual(REFUSED);
    await setMost('3');
    expect((await ask(guest)).status).toBe(201);
    await setMost('2');
    expect(outcome(await ask(guest))).toEqual(REFUSED);
    app.clock.advanceMinutes(24 * 60);
    expect((await ask(guest)).status).toBe(201);
  });

  it('name a person and nothing else', async () => {
    for (const firstName of ['Ödül http://kotu.example', 'odul.com', 'a/b', 'www kotu', 'a@b.c']) {
      const answer = await app.call('POST', '/v1/reservation', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: {
          quoteToken: 'x',
          customer: { firstName, lastName: 'Öz', phone: '05321234567', email: 'a@b.example' },
          consents: CONSENTS,
        },
      });
      expect([firstName, answer.status, answer.body.code]).toEqual([firstName, 400, 'VALIDATION']);
    }
  });

  const nightsHeld = async () =>
    (await app.deps.db.read.select().from(villaNights).where(eq(villaNights.villaId, villa.id)))
      .length;
});

it('quotes and contracts have a limit of their own', async () => {
  const app = testApp({ limiter: { allow: async (bucket) => bucket !== 'quote' } });
  const stay = { slug: 'x', checkIn: '2027-05-01', checkOut: '2027-05-08' };
  expect((await quoteOf(app, stay)).status).toBe(429);
  const contract = await app.call('POST', '/v1/quote/contract', { body: { quoteToken: 'x' } });
  expect(contract.status).toBe(429);
});
