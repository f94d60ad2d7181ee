import { beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { recoveryCodes, totpFactors } from '#drizzle/schema/factors.ts';
import { users } from '#drizzle/schema/users.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import {
  addApp,
  addKey,
  answerSecondFactor,
  codeOf,
  personWithApp,
  typePassword,
} from '#tests/support/second-factor.ts';

let app: TestApp;
beforeAll(() => {
  app = testApp();
});

const refusal = ({ status, body }: Answer) => [status, body.code];
const ask = async (email: string) => (await typePassword(app, email)).body.content.secondFactor;

describe('an authenticator app', () => {
  it('is kept once it has shown a code, and asked for at the next login', async () => {
    const user = await createUser(app);
    expect((await typePassword(app, user.email)).body.content.accessToken).toBeDefined();
    const token = await signIn(app, user.email);
    const other = await signIn(app, user.email);
    const { secret, uri, added } = await addApp(app, token);
    expect(uri).toContain(`secret=${secret}&issuer=`);
    expect(added.status).toBe(201);
    expect(added.body.content.recoveryCodes).toHaveLength(10);
    // What a password alone has opened ends; who has just set it up stays.
    expect((await app.call('GET', '/v1/account', { token: other })).status).toBe(401);
    const { body } = await app.call('GET', '/v1/account/factors', { token });
    expect(body.content).toMatchObject({
      items: [{ kind: 'totp', name: 'Telefon' }],
      recoveryCodesLeft: 10,
    });

    app.clock.advanceMinutes(1);
    const asked = await typePassword(app, user.email);
    expect(asked.status).toBe(200);
    expect(asked.body.content).toEqual({
      secondFactor: { token: expect.any(String), hasTotp: true, passkey: null },
    });
    expect(asked.headers.get('set-cookie')).toBeNull();
    const answered = await answerSecondFactor(app, {
      method: 'totp',
      token: asked.body.content.secondFactor.token,
      code: await codeOf(app, secret),
    });
    expect(answered.body.content.user).toMatchObject({ id: user.id, role: 'ADMIN' });
    const session = answered.body.content.accessToken;
    expect((await app.call('GET', '/v1/account', { token: session })).status).toBe(200);
  });

  it('is not kept with a wrong code, and a secret is for nobody else', async () => {
    const token = await signIn(app, (await createUser(app)).email);
    const stranger = await signIn(app, (await createUser(app)).email);
    const started = await app.call('POST', '/v1/account/factors/totp/start', { token });
    const { secret, setup } = started.body.content;
    const keep = (who: string, code: string) =>
      app.call('POST', '/v1/account/factors/totp', {
        token: who,
        body: { setup, code, name: 'Telefon' },
      });
    const right = await codeOf(app, secret);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    expect(refusal(await keep(token, wrong))).toEqual([422, 'VALIDATION']);
    expect(refusal(await keep(stranger, right))).toEqual([422, 'LOGIN_EXPIRED']);
    app.clock.advanceMinutes(4);
    expect((await keep(token, await codeOf(app, secret))).status).toBe(201);
    app.clock.advanceMinutes(2);
    expect(refusal(await keep(token, await codeOf(app, secret)))[1]).toBe('PASSWORD_REQUIRED');
  });

  it('opens once with a code, however many send it at the same moment', async () => {
    const { user, secret } = await personWithApp(app);
    const tokens = [];
    for (let i = 0; i < 4; i++) tokens.push((await ask(user.email)).token);
    const code = await codeOf(app, secret);
    const answers = await Promise.all(
      tokens.map((token) => answerSecondFactor(app, { method: 'totp', token, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Nor does the one before it, which somebody has looked at over a shoulder.
    const before = await codeOf(app, secret, -1);
    const { token } = await ask(user.email);
    const late = await answerSecondFactor(app, { method: 'totp', token, code: before });
    expect(refusal(late)).toEqual([422, 'WRONG_CODE']);
  });

  it('shows no step twice, whoever writes', async () => {
    const { factorId } = await personWithApp(app);
    const back = app.deps.db.rows
      .update(totpFactors)
      .set({ lastStep: sql`last_step` })
      .where(eq(totpFactors.id, factorId));
    await expect(back).rejects.toThrow();
  });

  it('has its secret sealed, and bound to its row', async () => {
    const one = await personWithApp(app);
    const other = await personWithApp(app);
    const rows = await app.deps.db.rows.select().from(totpFactors);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(one.secret);
    const sealed = rows.find(({ id }) => id === one.factorId)!.secret;
    expect(sealed).toMatch(/^v2\./);
    await app.deps.db.rows
      .update(totpFactors)
      .set({ secret: sealed })
      .where(eq(totpFactors.id, other.factorId));
    const { token } = await ask(other.user.email);
    const code = await codeOf(app, one.secret);
    expect((await answerSecondFactor(app, { method: 'totp', token, code })).status).toBe(422);
  });
});

describe('the question after a right password', () => {
  it('is answered once, within five minutes, and for its own account', async () => {
    const { user, secret } = await personWithApp(app);
    const other = await personWithApp(app);
    const { token } = await ask(user.email);
    const foreign = await codeOf(app, other.secret);
    const mixed = await answerSecondFactor(app, { method: 'totp', token, code: foreign });
    expect(refusal(mixed)).toEqual([422, 'WRONG_CODE']);
    const code = await codeOf(app, secret);
    expect((await answerSecondFactor(app, { method: 'totp', token, code })).status).toBe(200);
    app.clock.advanceMinutes(1);
    const next = await codeOf(app, secret);
    const again = await answerSecondFactor(app, { method: 'totp', token, code: next });
    expect(refusal(again)).toEqual([422, 'LOGIN_EXPIRED']);

    const late = (await ask(user.email)).token;
    app.clock.advanceMinutes(5);
    const fresh = { method: 'totp', token: late, code: await codeOf(app, secret) };
    expect(refusal(await answerSecondFactor(app, fresh))).toEqual([422, 'LOGIN_EXPIRED']);
  });

  it('opens nothing as a session, and ends with the password it was asked with', async () => {
    const { user, secret } = await personWithApp(app);
    const { token } = await ask(user.email);
    expect((await app.call('GET', '/v1/account', { token })).status).toBe(401);
    await app.deps.db.rows
      .update(users)
      .set({ passwordHash: await hashPassword('Baska-Bir-Parola-1') })
      .where(eq(users.id, user.id));
    const answered = { method: 'totp', token, code: await codeOf(app, secret) };
    expect(refusal(await answerSecondFactor(app, answered))).toEqual([422, 'LOGIN_EXPIRED']);
  });

  it('cannot be guessed: thirty at once are six, and a new question brings no new tries', async () => {
    const { user, secret } = await personWithApp(app);
    const { token } = await ask(user.email);
    const right = Number(await codeOf(app, secret));
    const code = (i: number) => String((right + 7 + i) % 1_000_000).padStart(6, '0');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        answerSecondFactor(app, { method: 'totp', token, code: code(i) }),
      ),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'LOGIN_DELAYED')).toHaveLength(24);
    const anew = (await ask(user.email)).token;
    const correct = { method: 'totp', token: anew, code: await codeOf(app, secret) };
    expect(refusal(await answerSecondFactor(app, correct))).toEqual([429, 'LOGIN_DELAYED']);
    const mails = await app.deps.db.rows.all<{ body: string }>(
      sql`select variables as body from outbox where recipient = ${user.email}`,
    );
    expect(mails.some(({ body }) => body.includes('ikinci adımda art arda 5 kez'))).toBe(true);
  });
});

describe('the code of an app', () => {
  it.each(['12345', '1234567', '١٢٣٤٥٦', '１２３４５６', '12345a', '-12345', '12345.0', '1e5', ''])(
    'is six digits of ASCII, and no try: not %j',
    async (code) => {
      const { user, secret } = await personWithApp(app);
      const { token } = await ask(user.email);
      const tries = Array.from({ length: 7 }, () =>
        answerSecondFactor(app, { method: 'totp', token, code }),
      );
      for (const answer of await Promise.all(tries)) expect([400, 422]).toContain(answer.status);
      const right = { method: 'totp', token, code: await codeOf(app, secret) };
      expect((await answerSecondFactor(app, right)).status).toBe(200);
    },
  );

  it('opens nothing once a later one was used, of whatever question', async () => {
    const { user, secret } = await personWithApp(app);
    const answer = async (steps: number) => {
      const { token } = await ask(user.email);
      return answerSecondFactor(app, {
        method: 'totp',
        token,
        code: await codeOf(app, secret, steps),
      });
    };
    expect((await answer(1)).status).toBe(200);
    for (const steps of [1, 0, -1]) expect((await answer(steps)).body.code).toBe('WRONG_CODE');
  });

  it('cannot be guessed from many networks: all together have thirty tries', async () => {
    const { user, secret } = await personWithApp(app);
    const { token } = await ask(user.email);
    const wrong = String((Number(await codeOf(app, secret)) + 7) % 1_000_000).padStart(6, '0');
    const codes: string[] = [];
    for (let network = 0; network < 40; network += 1) {
      const from = `198.51.${network}.7`;
      codes.push(
        (await answerSecondFactor(app, { method: 'totp', token, code: wrong }, from)).body.code,
      );
    }
    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(31);
    expect(codes.slice(31)).toEqual(Array.from({ length: 9 }, () => 'LOGIN_DELAYED'));
  });
});

describe('a recovery code', () => {
  it('opens once, as it is typed from paper, and is told by mail', async () => {
    const { user, codes } = await personWithApp(app);
    const typed = codes[3]!.toLowerCase().replaceAll('-', ' ');
    const open = async (code: string) =>
      answerSecondFactor(app, {
        method: 'recovery',
        token: (await ask(user.email)).token,
        code,
      });
    const opened = await open(typed);
    expect(opened.status).toBe(200);
    expect(refusal(await open(typed))).toEqual([422, 'WRONG_CODE']);
    const { body } = await app.call('GET', '/v1/account/factors', {
      token: opened.body.content.accessToken,
    });
    expect(body.content.recoveryCodesLeft).toBe(9);
    const rows = await app.deps.db.rows
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, user.id));
    expect(JSON.stringify(rows)).not.toContain(codes[0]!.replaceAll('-', ''));
    const mails = await app.deps.db.rows.all<{ body: string }>(
      sql`select variables as body from outbox where recipient = ${user.email}`,
    );
    expect(mails.some(({ body: text }) => text.includes('9 kodunuz kaldı'))).toBe(true);
  });

  it('ends when new ones are made, and opens no other account', async () => {
    const one = await personWithApp(app);
    const other = await personWithApp(app);
    const foreign = await answerSecondFactor(app, {
      method: 'recovery',
      token: (await ask(other.user.email)).token,
      code: one.codes[0],
    });
    expect(refusal(foreign)).toEqual([422, 'WRONG_CODE']);
    const renewed = await app.call('POST', '/v1/account/factors/recoverycodes', {
      token: one.token,
    });
    expect(renewed.body.content.recoveryCodes).toHaveLength(10);
    const old = await answerSecondFactor(app, {
      method: 'recovery',
      token: (await ask(one.user.email)).token,
      code: one.codes[0],
    });
    expect(refusal(old)).toEqual([422, 'WRONG_CODE']);
  });
});

describe('a passkey', () => {
  it('is kept, asked for and opens the session', async () => {
    const user = await createUser(app);
    const token = await signIn(app, user.email);
    const { key, added } = await addKey(app, token);
    expect(added.status).toBe(201);
    const { token: asked, passkey, hasTotp } = await ask(user.email);
    expect(hasTotp).toBe(false);
    expect(passkey).toMatchObject({ rpId: 'kiyi.example', challenge: asked });
    const signed = await key.sign(passkey);
    const body = { method: 'passkey', token: asked, passkey: signed };
    expect((await answerSecondFactor(app, body)).status).toBe(200);
    expect(refusal(await answerSecondFactor(app, body))).toEqual([422, 'LOGIN_EXPIRED']);
  });

  it('does not open for another site, another question, a copy of it or another’s key', async () => {
    const user = await createUser(app);
    const { key } = await addKey(app, await signIn(app, user.email));
    const { key: foreign } = await addKey(app, await signIn(app, (await createUser(app)).email));
    const attempts = [
      (options: any) => key.sign(options, { origin: 'https://kiyi.example.evil.example' }),
      (options: any) => key.sign(options, { rpId: 'evil.example' }),
      (options: any) => key.sign({ ...options, challenge: 'A'.repeat(43) }),
      (options: any) => foreign.sign(options),
    ];
    for (const attempt of attempts) {
      const { token, passkey } = await ask(user.email);
      const body = { method: 'passkey', token, passkey: await attempt(passkey) };
      expect(refusal(await answerSecondFactor(app, body))).toEqual([422, 'PASSKEY_REFUSED']);
    }
    app.clock.advanceMinutes(25 * 60);
    const signs = async (counter: number) => {
      const { token, passkey } = await ask(user.email);
      const body = { method: 'passkey', token, passkey: await key.sign(passkey, { counter }) };
      return (await answerSecondFactor(app, body)).status;
    };
    expect(await signs(20)).toBe(200);
    expect(await signs(20)).toBe(422);
    expect(await signs(19)).toBe(422);
    expect(await signs(21)).toBe(200);
  });

  it('confirms its person where the password would, when a hand or a face was seen', async () => {
    const user = await createUser(app);
    const token = await signIn(app, user.email);
    const { key } = await addKey(app, token);
    app.clock.advanceMinutes(6);
    const start = () => app.call('POST', '/v1/account/factors/totp/start', { token });
    expect(refusal(await start())).toEqual([422, 'PASSWORD_REQUIRED']);
    const confirm = async (verified: boolean) => {
      const { body } = await app.call('POST', '/v1/account/confirm/start', { token });
      const passkey = await key.sign(body.content.options, { verified });
      return app.call('POST', '/v1/account/confirm', {
        token,
        body: { token: body.content.token, passkey },
      });
    };
    expect(refusal(await confirm(false))).toEqual([422, 'PASSKEY_REFUSED']);
    expect((await confirm(true)).body.content).toEqual({ confirmed: true });
    expect((await start()).status).toBe(200);
  });

  it('is not asked for what it was not begun for', async () => {
    const user = await createUser(app);
    const token = await signIn(app, user.email);
    const { key } = await addKey(app, token);
    const confirm = await app.call('POST', '/v1/account/confirm/start', { token });
    const body = {
      method: 'passkey',
      token: confirm.body.content.token,
      passkey: await key.sign(confirm.body.content.options),
    };
    expect(refusal(await answerSecondFactor(app, body))).toEqual([422, 'LOGIN_EXPIRED']);
  });
});
