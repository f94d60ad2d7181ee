import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(() => {
  app = testApp();
});

it.each([
  ['an answer', 'GET', '/v1/health', 200],
  ['a refusal', 'GET', '/v1/account', 401],
  ['what is not there', 'GET', '/v1/nothing', 404],
  ['what cannot be read', 'POST', '/v1/auth/login', 400],
])(
  'says of %s that it is data, kept by nobody else and over TLS',
  async (_what, method, path, status) => {
    const answer = await app.call(method, path, method === 'POST' ? { body: '{' } : {});
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  },
);
