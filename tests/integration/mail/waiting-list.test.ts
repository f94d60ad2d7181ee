import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { wishes } from '#drizzle/schema/wishes.ts';
import { tellWishes } from '#worker/features/wishes/tell-wishes.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn, unique } from '#tests/support/factories.ts';
import { moveStay } from '#tests/support/payments.ts';

const DATES = { checkIn: '2027-05-10', checkOut: '2027-05-17' };
const PARTY = { adults: 2, children: 0, babies: 0 };

describe('who waits for nights', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const mailsTo = (email: string, template: string) =>
    app.deps.db.read
      .select({ variables: outbox.variables, language: outbox.language })
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.template, template)))
      .orderBy(outbox.id);
  const someone = () => `${unique('bekleyen')}@posta.example`;
  const ask = (body: object, language = 'tr') =>
    app.call('POST', '/v1/website/wishes', {
      body: { ...DATES, ...PARTY, consent: true, language, ...body },
    });
  const tokenOf = async (email: string) =>
    new URL((await mailsTo(email, 'haber_onay')).at(-1)!.variables.action_url!).searchParams.get(
      'baglanti',
    )!;
  /** Waits, with the address confirmed. */
  async function wait(body: object, email = someone()) {
    expect((await ask({ ...body, email })).status).toBe(201);
    const confirmed = await app.call('POST', '/v1/website/wishes/confirm', {
      body: { token: await tokenOf(email) },
    });
    expect(confirmed.body.content).toEqual({ state: 'confirmed' });
    return email;
  }
  const toldOf = async (email: string) =>
    (await mailsTo(email, 'haber_var')).map(({ variables }) => variables.villa_adi);

  /** A house whose nights somebody has, and the way to give them back. */
  async function takenHouse(name = unique('Villa Dolu')) {
    const villa = await createVilla(app, { name });
    return { villa, name, free: await take(villa.slug) };
  }

  async function take(slug: string) {
    const asked = await requestStay(
      app,
      { slug, ...DATES },
      { firstName: 'Ali', lastName: 'Veli', phone: '05321234567', email: someone() },
    );
    const list = await app.call(
      'GET',
      `/v1/admin/reservations?reservation_id=${asked.body.content.reservationCode}`,
      { token },
    );
    const { id } = list.body.content.items[0];
    return () => moveStay(app, token, id, { status: 'rejected' });
  }

  it('is told once the nights are free, the first alone, the next an hour later', async () => {
    const { villa, name, free } = await takenHouse();
    const [first, second] = [await wait({ villa: villa.slug }), await wait({ villa: villa.slug })];
    await tellWishes(app.deps);
    expect([await toldOf(first), await toldOf(second)]).toEqual([[], []]);
    await free();
    app.clock.advanceMinutes(1);
    await Promise.all([tellWishes(app.deps), tellWishes(app.deps)]);
    expect([await toldOf(first), await toldOf(second)]).toEqual([[name], []]);
    app.clock.advanceMinutes(61);
    await tellWishes(app.deps);
    await tellWishes(app.deps);
    expect([await toldOf(first), await toldOf(second)]).toEqual([[name], [name]]);
  });

  it('is told again of nights that somebody took and gave back, but not within the hour', async () => {
    const { villa, name, free } = await takenHouse();
    const email = await wait({ villa: villa.slug });
    await free();
    app.clock.advanceMinutes(1);
    await tellWishes(app.deps);
    const giveBack = await take(villa.slug);
    app.clock.advanceMinutes(10);
    await tellWishes(app.deps);
    await giveBack();
    app.clock.advanceMinutes(10);
    await tellWishes(app.deps);
    expect(await toldOf(email)).toEqual([name]);
    app.clock.advanceMinutes(45);
    await Promise.all([tellWishes(app.deps), tellWishes(app.deps)]);
    app.clock.advanceMinutes(90);
    await tellWishes(app.deps);
    expect(await toldOf(email)).toEqual([name, name]);
  });

  it('is told nothing before the address is confirmed, or after it was ended', async () => {
    const villa = await createVilla(app);
    const unproven = someone();
    expect((await ask({ villa: villa.slug, email: unproven })).status).toBe(201);
    const ended = await wait({ villa: villa.slug });
    const link = await tokenOf(ended);
    const end = () => app.call('POST', `/v1/website/wishes/leave?token=${link}`);
    expect((await end()).body.content).toEqual({ state: 'ended' });
    expect((await end()).status).toBe(200);
    await tellWishes(app.deps);
    expect([await toldOf(unproven), await toldOf(ended)]).toEqual([[], []]);
    const late = await app.call('POST', '/v1/website/wishes/confirm', { body: { token: link } });
    expect(late.status).toBe(404);
  });

  it('of a search is told of a house that it finds, in the language of the page', async () => {
    const villa = await createVilla(app, { name: unique('Villa Aranan') });
    app.clock.advanceMinutes(1);
    const [{ slug } = { slug: '' }] = (
      await app.call(
        'GET',
        `/v2/search?take=100&checkin=${DATES.checkIn}&checkout=${DATES.checkOut}`,
      )
    ).body.content.items
      .filter((item: any) => item.id === villa.id)
      .map((item: any) => item.town);
    const email = someone();
    expect((await ask({ search: `town=${slug}`, email }, 'de')).status).toBe(201);
    await app.call('POST', '/v1/website/wishes/confirm', { body: { token: await tokenOf(email) } });
    await tellWishes(app.deps);
    const [mail, ...more] = await mailsTo(email, 'haber_var');
    expect([mail?.language, mail?.variables.villa_adi, more]).toEqual(['de', villa.name, []]);
    expect(mail?.variables.action_url).toContain('/de/villa/');
  });

  it('for a lower price is told below it alone', async () => {
    const villa = await createVilla(app, { cleaningFee: 0 });
    const email = await wait({ villa: villa.slug, cheaper: true });
    await tellWishes(app.deps);
    expect(await toldOf(email)).toEqual([]);
    const read = await app.call('GET', `/v1/admin/villas/${villa.id}`, { token });
    const { version, prices } = read.body.content;
    const rows = prices.map(({ startsOn, endsOn }: any) => ({
      startsOn,
      endsOn,
      nightly: 400_000,
    }));
    const saved = await app.call('PUT', `/v1/admin/villas/${villa.id}/prices`, {
      token,
      body: { version, rows, sure: true },
    });
    expect(saved.status).toBe(200);
    app.clock.advanceMinutes(1);
    await tellWishes(app.deps);
    expect(await toldOf(email)).toEqual([villa.name]);
  });

  it.each<[string, object, [number, string]]>([
    ['without consent', { consent: false }, [400, 'VALIDATION']],
    ['for nights that are over', { checkIn: '2020-05-10', checkOut: '2020-05-17' }, [422, 'PAST']],
    ['for no night', { checkOut: DATES.checkIn }, [400, 'VALIDATION']],
    ['for an unknown house', { villa: 'yok' }, [404, 'NOT_FOUND']],
    ['with a broken address', { email: 'ali@' }, [400, 'VALIDATION']],
    ['for a lower price of no house', { cheaper: true }, [400, 'VALIDATION']],
  ])('is refused %s', async (_name, body, expected) => {
    const answer = await ask({ email: someone(), ...body });
    expect([answer.status, answer.body.code]).toEqual(expected);
  });

  it('waits for ten stays at most', async () => {
    const villa = await createVilla(app);
    const email = someone();
    const made = [];
    for (let i = 0; i < 11; i++) made.push((await ask({ villa: villa.slug, email })).status);
    expect(made).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
  });

  it('is on a list, and can be taken off it', async () => {
    const villa = await createVilla(app);
    const email = await wait({ villa: villa.slug });
    const list = (state = 'waiting') =>
      app.call('GET', `/v1/admin/wishes?q=${encodeURIComponent(email)}&state=${state}`, { token });
    const { items } = (await list()).body.content;
    expect(items).toMatchObject([
      { email, villa: { id: villa.id }, told: 0, checkin: DATES.checkIn },
    ]);
    const off = await app.call('DELETE', `/v1/admin/wishes/${items[0].id}`, { token });
    expect(off.status).toBe(200);
    expect((await list()).body.content.total).toBe(0);
    expect((await list('ended')).body.content.total).toBe(1);
    const [row] = await app.deps.db.read.select().from(wishes).where(eq(wishes.id, items[0].id));
    expect(row?.endedAt).not.toBeNull();
  });
});
