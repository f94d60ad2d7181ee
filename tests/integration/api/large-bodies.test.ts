import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '#worker/routes/all.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay } from '#tests/support/payments.ts';

const NEXT = { 'idempotency-key': 'a-key-of-a-call' };

describe('a large body', () => {
  let app: TestApp;
  let token: string;
  let link: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    link = await guestLinkOf(app, token, (await createStay(app, token, 'option')).id);
  });

  const formOf = (field: string, bytes: number) => {
    const form = new FormData();
    form.set(field, new File(['%PDF-1.7', 'x'.repeat(bytes)], 'a.pdf'));
    return form;
  };
  const send = (path: string, headers: Record<string, string>, on = app, bytes = 16_000_000) =>
    on.call('POST', path, { body: formOf('receipt', bytes), headers: { ...NEXT, ...headers } });

  /** 413 or 415 is what whoever may send it would read. */
  it.each<
    [string, string, (headers: { link: string; token: string }) => Record<string, string>, number]
  >([
    ['of nobody with a link', '/v1/stay/transfer', () => ({}), 404],
    [
      'with a link that never was',
      '/v1/stay/review',
      () => ({ 'private-link': 'x'.repeat(43) }),
      404,
    ],
    ['with a link', '/v1/stay/transfer', (has) => ({ 'private-link': has.link }), 413],
    ['of nobody signed in', '/v1/admin/ourdocuments', () => ({}), 401],
    [
      'with a forged token',
      '/v1/admin/ourdocuments',
      () => ({ authorization: 'Bearer a.b.c' }),
      401,
    ],
    [
      'of a clerk',
      '/v1/admin/ourdocuments',
      (has) => ({ authorization: `Bearer ${has.token}` }),
      413,
    ],
    ['to an address that is none', '/v1/stay/nothing', () => ({}), 404],
    ['to a call that takes no file', '/v1/contact', () => ({}), 413],
  ])('%s is answered before it is read', async (_, path, headersOf, status) => {
    expect((await send(path, headersOf({ link, token }))).status).toBe(status);
  });

  it('is counted before it is read', async () => {
    const limited = testApp({ limiter: { allow: async () => false } });
    expect((await send('/v1/stay/transfer', { 'private-link': link }, limited)).status).toBe(429);
  });

  it('is as large as its call says', async () => {
    const villa = await createVilla(app);
    const scan = await app.call('PUT', `/v1/admin/villas/${villa.id}/permitfile`, {
      token,
      body: formOf('file', 3_000_000),
    });
    expect(scan.status).toBe(200);
    const larger = await app.call('PUT', `/v1/admin/villas/${villa.id}/permitfile`, {
      token,
      body: formOf('file', 10_600_000),
    });
    expect([larger.status, larger.body.content]).toEqual([
      413,
      'İzin belgesi en çok 10 MB olabilir. Küçültüp yeniden yükleyin.',
    ]);
  });

  it('is of a call that says how large it may be', () => {
    const takesFile = allRoutes.filter(({ multipart }) => multipart !== undefined);
    const silent = takesFile.filter(({ size }) => size === undefined).map(({ path }) => path);
    expect([takesFile.length > 10, silent]).toEqual([true, []]);
    // Nobody who is unknown has a file read.
    const open = takesFile.filter(({ access, link: proof }) => access === 'public' && !proof);
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});
