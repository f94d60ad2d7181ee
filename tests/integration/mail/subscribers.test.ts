import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newsletterConsent } from '#domain/languages/consents.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';

const HTML = { accept: 'text/html' };

describe('the newsletter', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  const newEmail = () => `${unique('abone')}@posta.example`;
  const subscribe = (email: string) =>
    app.call('POST', '/v1/website/subscribe', {
      body: { email },
      headers: { 'cf-connecting-ip': '203.0.113.7' },
    });
  const rowOf = async (email: string) =>
    (await app.deps.db.read.select().from(subscribers).where(eq(subscribers.email, email)))[0]!;
  const mailsTo = (email: string) =>
    app.deps.db.read
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `newsletter:${email}:%`));
  /** The path of the link in the last mail to an address. */
  const linkIn = async (email: string, name: 'action_url' | 'leave_url') =>
    (await mailsTo(email)).at(-1)!.variables[name]!.replace('https://kiyi.example', '');
  /** Presses the button of the page behind a link. */
  const follow = async (link: string) => {
    const page = new URL(link, 'https://kiyi.example');
    const token = page.searchParams.get('baglanti') ?? page.searchParams.get('token') ?? '';
    const path = page.pathname === '/onay/bulten' ? '/v1/website/subscribe/confirm' : link;
    const answer = await app.call('POST', path, {
      body: new URLSearchParams({ token }),
      headers: HTML,
    });
    return [answer.status, answer.headers.get('location')];
  };
  const list = async (query: string) =>
    (await app.call('GET', `/v1/admin/subscribers?${query}`, { token })).body.content;

  it('takes an address with its consent, and once only', async () => {
    const email = newEmail();
    app.trips.count = 0;
    const added = await subscribe(`  ${email.toUpperCase()} `);
    expect([added.status, app.trips.count]).toEqual([201, 2]);
    expect(added.body.content).toEqual({ email, confirmed: false });
    const row = await rowOf(email);
    expect(row).toMatchObject({
      confirmedAt: null,
      consentIp: '203.0.113.7',
      consentText: await newsletterConsent('tr'),
      consentAt: expect.any(String),
      tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await linkIn(email, 'action_url')).includes(row.tokenHash!)).toBe(false);
    const again = await subscribe(email);
    expect([again.status, again.body.code, again.body.content]).toEqual([
      409,
      'ALREADY_SUBSCRIBED',
      'Zaten kayıt oldunuz...',
    ]);
  });

  it('resends the confirmation after an hour at the earliest', async () => {
    const email = newEmail();
    await subscribe(email);
    for (let press = 0; press < 3; press++) expect((await subscribe(email)).status).toBe(409);
    expect(await mailsTo(email)).toHaveLength(2);
    app.clock.advanceMinutes(61);
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(3);
    await follow(await linkIn(email, 'action_url'));
    app.clock.advanceMinutes(61);
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('is confirmed and left by the links of the mail, and entered again', async () => {
    const email = newEmail();
    await subscribe(email);
    const [confirm, leave] = [await linkIn(email, 'action_url'), await linkIn(email, 'leave_url')];
    expect(await follow(confirm)).toEqual([303, '/?bulten=onaylandi#bulten-onaylandi']);
    const { confirmedAt } = await rowOf(email);
    app.clock.advanceMinutes(5);
    expect(await follow(confirm)).toEqual([303, '/?bulten=onaylandi#bulten-onaylandi']);
    expect((await rowOf(email)).confirmedAt).toBe(confirmedAt);
    expect(await follow(leave)).toEqual([303, '/?bulten=ayrildi#bulten-ayrildi']);
    expect((await rowOf(email)).leftAt).not.toBeNull();
    expect(await follow(leave)).toEqual([303, '/?bulten=ayrildi#bulten-ayrildi']);
    expect(await follow(confirm)).toEqual([303, '/?bulten=gecersiz#bulten-gecersiz']);
    expect((await subscribe(email)).status).toBe(201);
    expect(await rowOf(email)).toMatchObject({ leftAt: null, confirmedAt: null });
    for (const path of [
      confirm,
      leave,
      `${confirm}x`,
      '/v1/website/subscribe/leave',
      `${confirm.split('?')[0]}?baglanti=`,
    ]) {
      expect(await follow(path)).toEqual([303, '/?bulten=gecersiz#bulten-gecersiz']);
    }
  });

  it('is neither confirmed nor left by opening a link, as mail programs do', async () => {
    const email = newEmail();
    await subscribe(email);
    const [confirm, leave] = [await linkIn(email, 'action_url'), await linkIn(email, 'leave_url')];
    expect(confirm).toMatch(/^\/onay\/bulten\?baglanti=/);
    const opened = await app.call('GET', leave);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      leave.replace('/v1/website/subscribe/leave?token=', '/onay/bulten-ayril?baglanti='),
    ]);
    const token = confirm.split('=')[1]!;
    const path = `/v1/website/subscribe/confirm?token=${token}`;
    expect((await app.call('GET', path)).status).toBe(404);
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null, leftAt: null });
    const asJson = await app.call('POST', '/v1/website/subscribe/confirm', { body: { token } });
    expect([asJson.status, asJson.body.content]).toEqual([200, { confirmed: true }]);
  });

  it.each([
    ['tr', '/onay/bulten-ayril'],
    ['en', '/en/confirm/unsubscribe'],
    ['de', '/de/bestaetigen/abmelden'],
    ['ru', '/ru/podtverdit/otpiska'],
  ])('is left in %s on its own page', async (language, page) => {
    const email = newEmail();
    await app.call('POST', '/v1/website/subscribe', { body: { email, language } });
    const leave = await linkIn(email, 'leave_url');
    const opened = await app.call('GET', leave);
    const location = opened.headers.get('location');
    expect([opened.status, location?.split('?')[0]]).toEqual([303, page]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await app.call('POST', leave, { body })).status).toBe(200);
  });

  it('tells whoever asks that an address is known, and changes nothing of it', async () => {
    const known = newEmail();
    await subscribe(known);
    const asStranger = () =>
      app.call('POST', '/v1/website/subscribe', {
        body: { email: ` ${known.toUpperCase()} ` },
        headers: { 'cf-connecting-ip': '198.51.100.44' },
      });
    const refusal = [409, 'ALREADY_SUBSCRIBED', 'Zaten kayıt oldunuz...'];
    const told = async () => {
      const { status, body } = await asStranger();
      return [status, body.code, body.content];
    };
    expect(await told()).toEqual(refusal);
    const confirm = await linkIn(known, 'action_url');
    await follow(confirm);
    const sent = (await mailsTo(known)).length;
    expect(await told()).toEqual(refusal);
    expect(await mailsTo(known)).toHaveLength(sent);
    expect(await rowOf(known)).toMatchObject({
      consentIp: '203.0.113.7',
      confirmedAt: expect.any(String),
    });
    // One that has left is new to the list.
    app.clock.advanceMinutes(5);
    await follow(await linkIn(known, 'leave_url'));
    expect((await asStranger()).status).toBe(201);
  });

  it("is left with one click of a mail program's button", async () => {
    const email = newEmail();
    await subscribe(email);
    const path = await linkIn(email, 'leave_url');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const left = await app.call('POST', path, { body });
    expect([left.status, left.body.content]).toEqual([200, { left: true }]);
    expect((await app.call('POST', path, { body })).status).toBe(200);
    expect((await app.call('POST', `${path}x`, { body })).status).toBe(404);
  });

  it('accepts a plain form, and the browser returns to its page', async () => {
    const email = newEmail();
    const post = (referer: string | undefined, address: string) =>
      app.call('POST', 'http://localhost/v1/website/subscribe', {
        body: new URLSearchParams({ email: address }),
        headers: { ...HTML, ...(referer && { referer }) },
      });
    const backTo = async (referer: string | undefined, address = email) =>
      (await post(referer, address)).headers.get('location');
    expect(await backTo('http://localhost/villa/x?giris=2027-05-01')).toBe(
      '/villa/x?giris=2027-05-01&bulten=eklendi#bulten-eklendi',
    );
    expect(await backTo('http://localhost/faq?bulten=eklendi')).toBe(
      '/faq?bulten=zaten#bulten-zaten',
    );
    expect(await backTo(undefined, 'yok')).toBe('/?bulten=hata#bulten-hata');
    for (const elsewhere of [
      'https://kotu.example/a',
      'http://localhost//kotu.example/',
      'saçma',
    ]) {
      const location = (await backTo(elsewhere, ' ')) ?? '';
      expect(new URL(location, 'http://localhost').host).toBe('localhost');
    }
    expect(await rowOf(email)).toMatchObject({ leftAt: null });
    const script = await app.call('POST', '/v1/website/subscribe', {
      body: new URLSearchParams({ email: newEmail() }),
    });
    expect(script.status).toBe(201);
  });

  it('takes no nothing, no nonsense and no flood', async () => {
    for (const body of [
      { email: '' },
      { email: '   ' },
      { email: 'a@b' },
      {},
      { email: 'a@b.example\r\nBcc: c@d.example' },
    ]) {
      const answer = await app.call('POST', '/v1/website/subscribe', { body });
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION']);
    }
    expect((await app.call('POST', '/v1/website/subscribe')).status).toBe(400);
    const limited = testApp({ limiter: { allow: async () => false } });
    const flooded = await limited.call('POST', '/v1/website/subscribe', {
      body: { email: newEmail() },
    });
    expect(flooded.status).toBe(429);
  });

  it('has one place for an address, however often it is pressed at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(email)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
  });

  it('is listed and tidied by the agency, which keeps the proof', async () => {
    const [kept, gone] = [newEmail(), newEmail()];
    for (const email of [kept, gone]) await subscribe(email);
    await follow(await linkIn(kept, 'action_url'));
    app.trips.count = 0;
    const found = await list(`q=${kept.slice(0, 14).toUpperCase()}`);
    expect([found.take, found.total, app.trips.count]).toEqual([50, 1, 2]);
    expect(found.items[0]).toMatchObject({
      email: kept,
      state: 'confirmed',
      consentIp: '203.0.113.7',
    });
    expect((await list(`q=${gone}&state=pending`)).total).toBe(1);
    const { id } = await rowOf(gone);
    const path = `/v1/admin/subscribers/${id}`;
    expect((await app.call('DELETE', path, { token })).body.content).toEqual({ deleted: true });
    expect((await list(`q=${gone}`)).total).toBe(0);
    expect((await list(`q=${gone}&state=left`)).items).toMatchObject([
      { email: gone, state: 'left', consentText: await newsletterConsent('tr') },
    ]);
    expect((await app.call('DELETE', path, { token })).status).toBe(404);
    expect((await app.call('DELETE', '/v1/admin/subscribers/x', { token })).status).toBe(404);
  });
});
