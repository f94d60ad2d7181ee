import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Role } from '#domain/auth/permissions.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { pushes, pushSubscriptions } from '#drizzle/schema/push.ts';
import { users } from '#drizzle/schema/users.ts';
import { sendDuePushes } from '#worker/features/push/send-due-pushes.ts';
import { fromBase64Url } from '#worker/platform/base64.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { createPushKeys } from '#worker/platform/push/push-keys.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, requestStay, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post } from '#tests/support/payments.ts';
import { createPushBrowser } from '#tests/support/push-browser.ts';
import type { TakenPush } from '#tests/support/servers/start-push-server.ts';

/** The pair of RFC 8291's example. */
const KEYS = {
  VAPID_PUBLIC_KEY:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};

const server = inject('pushServer');
let app: TestApp;

beforeAll(() => {
  app = testApp({ outside: (...request) => fetch(...request) });
  app.deps.push = createPushKeys(KEYS, 'https://kiyi.example');
});

/** Somebody with a browser that wants to be told of `kinds`. */
async function subscriber(role: Role, kinds: string[], word = 'good') {
  const user = await createUser(app, { role });
  const token = await signIn(app, user.email);
  const browser = await createPushBrowser(`${server}/${word}/${crypto.randomUUID()}`);
  const { endpoint, p256dh, auth } = browser;
  const put = (body = { endpoint, p256dh, auth, kinds }) =>
    app.call('PUT', '/v1/account/push', { token, body });
  const device = await sha256(endpoint);
  const path = new URL(endpoint).pathname;
  const handed = async () =>
    ((await (await fetch(`${server}/taken`)).json()) as TakenPush[]).filter(
      (push) => push.path === path,
    );
  const told = async () =>
    Promise.all((await handed()).map(({ body }) => browser.read(body))) as Promise<any[]>;
  const waiting = () =>
    app.deps.db.rows.select().from(pushes).where(eq(pushes.subscriptionId, device));
  return { user, token, browser, device, put, handed, told, waiting };
}

async function subscribed(...given: Parameters<typeof subscriber>) {
  const person = await subscriber(...given);
  expect((await person.put()).status).toBe(200);
  return person;
}

async function askForStay(name: string) {
  const villa = await createVilla(app, { name });
  const dates = { checkIn: '2027-07-12', checkOut: '2027-07-19' };
  const answer = await requestStay(app, { slug: villa.slug, ...dates });
  return answer.body.content.reservationCode as string;
}

const send = () => sendDuePushes(app.deps);

describe('push', () => {
  it('notifies once of a new request, with villa and days only', async () => {
    const clerk = await subscribed('CLERK', ['request']);
    await askForStay('Villa Lale');
    await send();
    await send();
    const [told, ...more] = await clerk.told();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ title: 'Yeni talep', body: 'Villa Lale, 12–19 Tem' });
    expect(told.path).toMatch(/^\/dashboard\/reservations\/[\w-]+$/);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${GUEST.lastName}|532|@`));
    expect(await clerk.waiting()).toEqual([]);
  });

  it('says who we are by a signature that the service can check', async () => {
    const clerk = await subscribed('CLERK', ['request']);
    await askForStay('Villa İmza');
    await send();
    const [{ headers } = { headers: {} as Record<string, string> }] = await clerk.handed();
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
    const [, signed = '', claims = '', signature = ''] =
      /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=B[\w-]+$/.exec(headers.authorization ?? '') ?? [];
    expect(JSON.parse(new TextDecoder().decode(fromBase64Url(claims)))).toEqual({
      aud: server,
      exp: Math.floor(app.clock.now().getTime() / 1000) + 43_200,
      sub: 'https://kiyi.example',
    });
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const point = fromBase64Url(KEYS.VAPID_PUBLIC_KEY);
    const key = await crypto.subtle.importKey('raw', point, algorithm, false, ['verify']);
    const bytes = new TextEncoder().encode(signed);
    expect(await crypto.subtle.verify(algorithm, key, fromBase64Url(signature), bytes)).toBe(true);
  });

  it('drops outdated notifications', async () => {
    const clerk = await subscribed('CLERK', ['request', 'message']);
    const { token } = await subscriber('ADMIN', []);
    const stay = await createStay(app, token, 'requested');
    await moveStay(app, token, stay.id, { status: 'rejected' });
    const id = await writeMessage();
    await app.deps.db.rows
      .update(contactMessages)
      .set({ readAt: '2026-11-21T09:00:00.000Z' })
      .where(eq(contactMessages.id, id));
    expect(await clerk.waiting()).toHaveLength(2);
    await send();
    expect(await clerk.handed()).toEqual([]);
    expect(await clerk.waiting()).toEqual([]);
  });

  it('notifies permitted users of a payment, but not the one who recorded it', async () => {
    const clerk = await subscribed('CLERK', ['payment']);
    const books = await subscribed('ACCOUNTING', ['payment']);
    const stay = await createStay(app, clerk.token, 'option');
    const booked = await post(app, clerk.token, '/v1/admin/transactions', {
      reservation_id: stay.code,
      kind: 'prepayment',
      method: 'havale_eft',
      amount: 700_000,
    });
    expect(booked.status).toBe(201);
    await send();
    expect(await books.told()).toMatchObject([
      { title: 'Ödeme geldi', body: expect.stringMatching(/^7\.000 ₺ · .+, 10–17 May$/) },
    ]);
    expect(await clerk.handed()).toEqual([]);
  });

  it('notifies of a message without its text, and not of automatic ones', async () => {
    const clerk = await subscribed('CLERK', ['message']);
    const id = await writeMessage();
    await writeMessage({ automatic: true });
    await send();
    expect(await clerk.told()).toEqual([
      {
        title: 'Yeni mesaj',
        body: 'İletişim formu ile yazıldı',
        path: `/dashboard/contact/${id}`,
        tag: `message:${id}`,
      },
    ]);
  });

  it('respects the role, also after it has changed', async () => {
    const field = await subscriber('FIELD', ['request']);
    expect((await field.put()).status).toBe(403);
    const read = await app.call('GET', '/v1/account/push', { token: field.token });
    expect(read.body.content).toEqual({ key: KEYS.VAPID_PUBLIC_KEY, offered: [], chosen: [] });
    const clerk = await subscribed('CLERK', ['message']);
    await app.deps.db.rows.update(users).set({ role: 'FIELD' }).where(eq(users.id, clerk.user.id));
    await writeMessage();
    await send();
    expect(await clerk.handed()).toEqual([]);
  });

  it.each(['gone', 'others'])(
    'forgets a browser that its service does not know: %s',
    async (word) => {
      const clerk = await subscribed('CLERK', ['message'], word);
      await writeMessage();
      await send();
      expect(await clerk.handed()).toHaveLength(1);
      expect(await subscriptionOf(clerk.device)).toBeUndefined();
      expect(await clerk.waiting()).toEqual([]);
    },
  );

  it('retries when the service is busy, gives up on a refusal, and after half a day', async () => {
    const busy = await subscribed('CLERK', ['message'], 'busy');
    const wrong = await subscribed('CLERK', ['message'], 'wrong');
    const id = await writeMessage();
    await send();
    await send();
    expect(await busy.handed()).toHaveLength(1);
    expect(await wrong.waiting()).toEqual([]);
    const [push] = await busy.waiting();
    expect(push).toMatchObject({ subjectId: id, attempts: 1 });
    app.clock.advanceMinutes(2);
    await send();
    expect(await busy.handed()).toHaveLength(2);
    app.clock.advanceMinutes(13 * 60);
    await send();
    expect(await busy.handed()).toHaveLength(2);
    expect(await busy.waiting()).toEqual([]);
  });

  it('ends with the session, with the account, and when its person says so', async () => {
    const out = await subscribed('CLERK', ['message']);
    expect((await app.call('POST', '/v1/auth/logout', { token: out.token })).status).toBe(200);
    expect(await subscriptionOf(out.device)).toBeUndefined();

    const left = await subscribed('CLERK', ['message']);
    await app.deps.db.rows.update(users).set({ active: false }).where(eq(users.id, left.user.id));
    expect(await subscriptionOf(left.device)).toBeUndefined();

    const off = await subscribed('CLERK', ['message']);
    const other = await subscriber('CLERK', []);
    const path = `/v1/account/push/${off.device}`;
    expect((await app.call('DELETE', path, { token: other.token })).status).toBe(200);
    const read = () =>
      app.call('GET', `/v1/account/push?device=${off.device}`, { token: off.token });
    expect((await read()).body.content.chosen).toEqual(['message']);
    expect((await app.call('DELETE', path, { token: off.token })).status).toBe(200);
    expect((await read()).body.content.chosen).toEqual([]);
  });

  it('is never sent to internal addresses, nor without keys', async () => {
    const clerk = await subscriber('CLERK', ['message']);
    const { p256dh, auth } = clerk.browser;
    const put = (endpoint: string) =>
      clerk.put({ endpoint, p256dh, auth, kinds: ['message'] }).then(({ status }) => status);
    expect(await put('https://169.254.169.254/latest')).toBe(422);
    expect(await put('ftp://push.example/1')).toBe(422);
    expect(await put('yok')).toBe(422);
    const { push } = app.deps;
    app.deps.push = null;
    const answer = await clerk.put();
    app.deps.push = push;
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('PUSH_NOT_SET_UP');
  });
});

describe('one person’s devices', () => {
  it('are the ten that were subscribed last, whoever else has some', async () => {
    const other = await subscribed('CLERK', ['message']);
    const clerk = await subscriber('CLERK', []);
    const browser = await createPushBrowser('');
    const devices: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const endpoint = `${server}/good/${crypto.randomUUID()}`;
      const { p256dh, auth } = browser;
      app.clock.advanceMinutes(1 / 60);
      await clerk.put({ endpoint, p256dh, auth, kinds: ['message'] });
      devices.push(await sha256(endpoint));
    }
    const kept = await Promise.all(devices.map(subscriptionOf));
    expect(kept.map((row) => row !== undefined)).toEqual([false, false, ...Array(10).fill(true)]);
    expect(await subscriptionOf(other.device)).toBeDefined();
  });

  const POINT =
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
  it.each([
    ['of zeros', 'A'.repeat(87)],
    ['not on the curve', POINT.replace('7A8', '7A9').replace('4z9K', '4z9L')],
    ['that begins otherwise', POINT.replace('BP4', 'CP4')],
    ['that is no base64', '-'.repeat(87)],
    ['in half', POINT.slice(0, 44)],
    ['with more', `${POINT}AA`],
  ])('have no key %s', async (_, p256dh) => {
    const clerk = await subscriber('CLERK', []);
    const { endpoint, auth } = clerk.browser;
    const { status, body } = await clerk.put({ endpoint, p256dh, auth, kinds: ['message'] });
    expect([400, 422]).toContain(status);
    expect(body.issues).toMatchObject([{ path: 'p256dh' }]);
  });

  it('keep the other tasks of their minute waiting for no longer than it, however slow', async () => {
    const { outside } = app.deps;
    const people = [await subscriber('CLERK', []), await subscriber('CLERK', [])];
    for (const {
      browser: { p256dh, auth },
      put,
    } of people) {
      for (let n = 0; n < 10; n += 1) {
        const endpoint = `${server}/good/${crypto.randomUUID()}`;
        await put({ endpoint, p256dh, auth, kinds: ['message'] });
      }
    }
    await writeMessage();
    let asked = 0;
    app.deps.outside = () => {
      asked += 1;
      app.clock.advanceMinutes(1 / 6);
      return Promise.reject(new Error('it took ten seconds'));
    };
    await send();
    const first = asked;
    await send();
    app.deps.outside = outside;
    expect(first).toBeLessThan(10);
    expect(asked).toBeGreaterThan(first);
  });
});

const subscriptionOf = async (device: string) => {
  const [row] = await app.deps.db.rows
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, device));
  return row;
};

async function writeMessage({ automatic = false } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const at = app.clock.now().toISOString();
  const row = { id, createdAt: at, updatedAt: at, name: 'Gülşah', email: 'g@posta.example' };
  await app.deps.db.rows.insert(contactMessages).values({ ...row, message: 'Merhaba', automatic });
  return id;
}
