import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulletinXml } from '#domain/exchange-rates/tcmb.testing.ts';
import { exchangeRates } from '#drizzle/schema/payments.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { refreshDueRates } from '#worker/features/exchange-rates/refresh-rates.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';

/** A central bank that says what the test tells it to, and counts who asks. */
function centralBank() {
  const bank = { asked: 0, answer: () => new Response(bulletinXml()) };
  const outside = (async () => {
    bank.asked += 1;
    return bank.answer();
  }) as typeof fetch;
  return { bank, outside };
}

describe('exchange rates', () => {
  let app: TestApp;
  let token: string;
  let bank: ReturnType<typeof centralBank>['bank'];

  // The rates are one set for the whole site, so each test starts from none.
  beforeEach(async () => {
    const made = centralBank();
    bank = made.bank;
    // Friday, 20 November 2026, 16.00 in Istanbul.
    app = testApp({ now: '2026-11-20T13:00:00.000Z', outside: made.outside });
    await app.deps.db.rows.delete(settings).where(eq(settings.group, 'exchange'));
    await app.deps.db.rows.delete(exchangeRates);
    token = await signIn(app, (await createUser(app)).email);
  });

  const edit = (body: unknown) => app.call('PUT', '/v1/admin/exchange/edit', { token, body });
  const refresh = (body: unknown = {}) =>
    app.call('POST', '/v1/admin/exchange/refresh', { token, body });
  const read = async () => (await app.call('GET', '/v1/admin/getexchange', { token })).body.content;
  const publicRate = async (key = 'dollar_exchange_rate') => {
    const { body } = await app.call('GET', '/v1/website/contact');
    return body.content.find((item: { key: string }) => item.key === key)?.value;
  };
  const publish = (options: Parameters<typeof bulletinXml>[0]) => {
    bank.answer = () => new Response(bulletinXml(options));
  };

  it('are typed in while the source is manual, and carry the day they were', async () => {
    const saved = await edit({ dollar_exchange_rate: '41.9', euro_exchange_rate: '48.6' });
    expect(saved.body.content).toMatchObject({ source: 'manual', date: '2026-11-20' });
    expect(saved.body.content.rates[0]).toMatchObject({ rate: '41.9', origin: 'manual' });
    expect(await publicRate()).toBe('41.9');
    expect(await publicRate('exchange_date')).toBe('2026-11-20');
    await refreshDueRates(app.deps);
    expect(bank.asked).toBe(0);
  });

  it('come from the bulletin once that is the source, with margin and override', async () => {
    await edit({ exchange_source: 'tcmb' });
    await refreshDueRates(app.deps);
    expect(await publicRate()).toBe('41.8512');
    expect(await publicRate('sterling_exchange_rate')).toBe('55.1034');

    const withMargin = await edit({ exchange_margin: '150', euro_override: '50' });
    expect(withMargin.body.content.rates).toEqual([
      {
        currency: 'DOLLAR',
        code: 'USD',
        rate: '42.479',
        origin: 'bulletin',
        override: null,
        bulletin: '41.8512',
      },
      {
        currency: 'EURO',
        code: 'EUR',
        rate: '50',
        origin: 'override',
        override: '50',
        bulletin: '48.6021',
      },
      expect.objectContaining({ currency: 'POUND', origin: 'bulletin' }),
    ]);
    expect(await publicRate()).toBe('42.479');
    const emptied = await edit({ euro_override: '', exchange_field: 'ForexBuying' });
    expect(emptied.body.content.rates[1]).toMatchObject({ origin: 'bulletin', override: null });
    expect(await publicRate('euro_exchange_rate')).toBe('42.4024');
  });

  it('are not typed over a bulletin', async () => {
    await edit({ exchange_source: 'tcmb' });
    const typed = await edit({ dollar_exchange_rate: '50' });
    expect([typed.status, typed.body.code]).toEqual([422, 'RATES_FROM_BULLETIN']);
    expect(typed.body.issues[0].path).toBe('dollar_exchange_rate');
    const back = await edit({ exchange_source: 'manual', dollar_exchange_rate: '50' });
    expect(back.body.content.rates[0]).toMatchObject({ rate: '50', origin: 'manual' });
  });

  it.each([
    ['zero', () => new Response(bulletinXml({ day: '23.11.2026', usd: { selling: '0' } }))],
    ['missing', () => new Response(bulletinXml({ day: '23.11.2026', usd: {} }))],
    [
      'a 30 % jump',
      () => new Response(bulletinXml({ day: '23.11.2026', usd: { selling: '54.5' } })),
    ],
    ['broken XML', () => new Response(bulletinXml({ day: '23.11.2026' }).slice(0, 700))],
    ['a flood', () => new Response('x'.repeat(500_000))],
    ['an error', () => new Response('', { status: 503 })],
    ['a redirect', () => new Response('', { status: 302, headers: { location: 'http://x' } })],
    ['no answer', () => Promise.reject(new TypeError('network')) as never],
  ])('keep the last good ones and say so after %s', async (_what, answer) => {
    await edit({ exchange_source: 'tcmb' });
    await refreshDueRates(app.deps);
    bank.answer = answer;
    app.clock.set('2026-11-23T13:00:00.000Z');
    token = await signIn(app, (await createUser(app)).email);
    await refreshDueRates(app.deps);
    const state = await read();
    expect(state.problem).toMatch(/Bülten|kuru|Merkez/);
    expect(state).toMatchObject({ date: '2026-11-20', checked_at: '2026-11-23T13:00:00.000Z' });
    expect(await publicRate()).toBe('41.8512');
    const byHand = await refresh();
    expect([byHand.status, byHand.body.code]).toEqual([422, 'RATES_UNAVAILABLE']);

    publish({ day: '23.11.2026', usd: { selling: '42.0100' } });
    expect((await refresh()).body.content).toMatchObject({ date: '2026-11-23', problem: null });
    expect(await publicRate()).toBe('42.01');
  });

  it('jump only after a person has looked', async () => {
    await edit({ exchange_source: 'tcmb' });
    await refreshDueRates(app.deps);
    publish({ day: '20.11.2026', usd: { selling: '54.5000' } });
    expect((await refresh()).status).toBe(422);
    const taken = await refresh({ acceptJump: true });
    expect(taken.body.content.rates[0]).toMatchObject({ rate: '54.50', bulletin: '54.50' });
  });

  it('are asked for only when a bulletin must be out, and not every minute', async () => {
    await edit({ exchange_source: 'tcmb' });
    const tick = async (instant: string) => {
      app.clock.set(instant);
      await refreshDueRates(app.deps);
      return bank.asked;
    };
    expect(await tick('2026-11-20T13:00:00.000Z')).toBe(1);
    expect(await tick('2026-11-20T13:01:00.000Z')).toBe(1);
    // The weekend and Monday morning have no newer one; Monday after 15.30 has.
    expect(await tick('2026-11-22T13:00:00.000Z')).toBe(1);
    expect(await tick('2026-11-23T12:29:00.000Z')).toBe(1);
    expect(await tick('2026-11-23T12:30:00.000Z')).toBe(2);
    // Still the old bulletin (a holiday): again after half an hour, not before.
    expect(await tick('2026-11-23T12:59:00.000Z')).toBe(2);
    expect(await tick('2026-11-23T13:00:00.000Z')).toBe(3);
  });

  it('refuse an invalid rate, margin or source', async () => {
    for (const body of [
      { exchange_source: 'ecb' },
      { exchange_margin: '-1' },
      { exchange_margin: '9000' },
      { dollar_exchange_rate: '0' },
      { dollar_exchange_rate: '41,85' },
      { dollar_override: 'abc' },
    ]) {
      expect([body, (await edit(body)).status]).toEqual([body, 400]);
    }
    expect((await edit({ exchange_date: '2026-01-01' })).status).toBe(422);
  });
});
