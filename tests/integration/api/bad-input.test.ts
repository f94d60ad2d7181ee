import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { CONSENTS, createUser, createVilla, GUEST, signIn } from '#tests/support/factories.ts';

/** Letters that only Turkish sentences of ours have; an English or inside text has none. */
const TURKISH = /[çğıöşüÇĞİÖŞÜ]/;

function expectClearRefusal(answer: Answer, what: string, status?: number) {
  expect([what, answer.status >= 400 && answer.status < 500]).toEqual([what, true]);
  if (status !== undefined) expect([what, answer.status]).toEqual([what, status]);
  expect([what, TURKISH.test(answer.body?.content ?? '')]).toEqual([what, true]);
  expect([what, answer.body.requestId]).toEqual([what, expect.any(String)]);
  expect([what, /at .+:\d+|sqlite|select |stack/i.test(answer.text)]).toEqual([what, false]);
}

describe('bad input', () => {
  let app: TestApp;
  let slug: string;
  let token: string;
  const stay = () => ({
    slug,
    checkIn: '2027-05-10',
    checkOut: '2027-05-17',
    adults: 2,
    children: 0,
    babies: 0,
  });

  beforeAll(async () => {
    app = testApp();
    slug = (await createVilla(app)).slug;
    token = await signIn(app, (await createUser(app)).email);
  });

  it('in a quote is a clear 4xx in Turkish', async () => {
    const quote = (body: unknown) => app.call('POST', '/v1/quote', { body });
    const cases: [string, unknown, number][] = [
      ['not JSON', '{"slug": ', 400],
      ['an array', [], 400],
      ['null', 'null', 400],
      ['half a surrogate pair', '{"slug":"\\ud800"}', 400],
      ['half a pair as a name', '{"\\udc00":1}', 400],
      ['a wrong type', { ...stay(), adults: '2' }, 400],
      ['a fraction', { ...stay(), adults: 1.5 }, 400],
      ['nobody', { ...stay(), adults: 0 }, 400],
      ['an unknown field', { ...stay(), total: 1 }, 422],
      ['30 February', { ...stay(), checkIn: '2027-02-30' }, 400],
      ['a date with a time', { ...stay(), checkIn: '2027-05-10T00:00:00Z' }, 400],
      ['an unknown villa', { ...stay(), slug: "x'; drop table villas; --" }, 404],
      ['the past', { ...stay(), checkIn: '2026-11-20', checkOut: '2026-11-25' }, 422],
      ['400 nights', { ...stay(), checkOut: '2028-06-13' }, 422],
      ['a stay backwards', { ...stay(), checkOut: '2027-05-09' }, 422],
      ['an empty stay', { ...stay(), checkOut: '2027-05-10' }, 422],
      ['too many people', { ...stay(), adults: 7 }, 422],
      ['too few nights', { ...stay(), checkOut: '2027-05-12' }, 422],
      ['no price there', { ...stay(), checkIn: '2029-01-02', checkOut: '2029-01-09' }, 422],
    ];
    for (const [what, body, status] of cases) expectClearRefusal(await quote(body), what, status);
  });

  it('in a request names the field, and takes nothing', async () => {
    const quoted = await app.call('POST', '/v1/quote', { body: stay() });
    const body = {
      quoteToken: quoted.body.content.quoteToken,
      customer: GUEST,
      consents: CONSENTS,
    };
    const request = (changed: object, key: string | null = crypto.randomUUID()) =>
      app.call('POST', '/v1/reservation', {
        body: { ...body, ...changed },
        headers: key === null ? {} : { 'idempotency-key': key },
      });
    const field = async (changed: object, path: string) => {
      const answer = await request(changed);
      expectClearRefusal(answer, path, 400);
      expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
    };
    await field({ customer: { ...GUEST, email: 'yok' } }, 'customer.email');
    await field({ customer: { ...GUEST, phone: '12' } }, 'customer.phone');
    await field({ customer: { ...GUEST, firstName: '  ' } }, 'customer.firstName');
    await field({ customer: { ...GUEST, lastName: 'A\r\nBcc: x@y.zz' } }, 'customer.lastName');
    await field({ consents: { ...CONSENTS, terms: false } }, 'consents.terms');
    await field({ consents: { terms: true, marketing: false } }, 'consents.kvkk');
    expectClearRefusal(await request({ total: 1 }), 'an unknown field', 422);
    expectClearRefusal(await request({ quoteToken: 'a.b' }), 'a forged quote', 400);
    expectClearRefusal(await request({}, null), 'no key', 400);
    expect((await app.call('POST', '/v1/quote', { body: stay() })).status).toBe(200);
  });

  it('by size and kind is refused before it is read', async () => {
    const large = JSON.stringify({ slug: 'x'.repeat(10_000_000) });
    expectClearRefusal(await app.call('POST', '/v1/quote', { body: large }), '10 MB', 413);
    // What costs too much to parse is not parsed either to find the language of its refusal.
    for (const many of [20, 21_000]) {
      const body = { language: 'de', slug: Array.from({ length: many }, () => 1) };
      const { headers, status } = await app.call('POST', '/v1/quote', { body });
      const language = many > 20 ? [413, null] : [400, 'de'];
      expect([status, headers.get('content-language')]).toEqual(language);
    }
    const xml = await app.call('POST', '/v1/quote', {
      body: '<a/>',
      headers: { 'content-type': 'application/xml' },
    });
    expectClearRefusal(xml, 'XML', 415);
    expectClearRefusal(await app.call('GET', '/v1/yok'), 'an unknown address', 404);
    expectClearRefusal(
      await app.call('GET', '/v1/admin/reservations/%27', { token }),
      'an odd id',
      404,
    );
  });

  it('in searches and lists is inert', async () => {
    const odd = ["'", '%', '_', 'İ', 'ı', '🏖️', '"', '\\', '\u0000', 'a'.repeat(300), '--', '<b>'];
    for (const text of odd) {
      const value = encodeURIComponent(text);
      for (const path of [
        `/v1/search/input?searchString=${value}`,
        `/v2/search?client=true&town=${value}`,
        `/v2/search?client=true&checkin=${value}`,
        `/v2/search?client=true&minPrice=${value}`,
        `/v2/search?client=true&sort=${value}&skip=${value}`,
        `/v1/villa/${value}`,
        `/v1/villa/${slug}/availability?from=${value}`,
      ]) {
        const { status } = await app.call('GET', path);
        expect([path, status < 500]).toEqual([path, true]);
      }
      for (const query of [`customer_name=${value}`, `reservation_id=${value}`, `date1=${value}`]) {
        const { status } = await app.call('GET', `/v1/admin/reservations?${query}`, { token });
        expect([query, status < 500]).toEqual([query, true]);
      }
    }
  });

  it('in paging is capped, empty beyond the end, and refused when it is no number', async () => {
    const page = (query: string) => app.call('GET', `/v1/admin/reservations?${query}`, { token });
    const beyond = await page('skip=999999&take=5000');
    expect(beyond.body.content).toMatchObject({ items: [], skip: 999999, take: 200 });
    for (const query of ['skip=-1', 'take=x', 'take=1.5', 'status=yok', 'date1=2027-02-30']) {
      expectClearRefusal(await page(query), query, 400);
    }
  });
});
