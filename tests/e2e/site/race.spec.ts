import { type APIRequestContext, expect, test } from '@playwright/test';
import { addDays } from '#domain/values/dates.ts';
import { findFreeVilla, GUEST, search } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

const ROUNDS = 5;
const GUESTS = 50;

/** Asks for a stay until an answer comes: 503 is answered as it asks, with the same key once more. */
async function ask(request: APIRequestContext, quoteToken: string): Promise<number> {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await request.post('/v1/reservation', {
      headers: { 'idempotency-key': key },
      data: { quoteToken, customer: GUEST, consents: { terms: true, kvkk: true } },
    });
    if (answer.status() !== 503) return answer.status();
  }
}

test(`${GUESTS} requests at once through the runtime: one winner, each of ${ROUNDS} times`, async ({
  request,
}) => {
  for (let round = 0; round < ROUNDS; round++) {
    const checkin = addDays(`${NEXT_YEAR}-11-01`, round * 7);
    const dates = { checkin, checkout: addDays(checkin, 7) };
    const { slug, price } = await findFreeVilla(request, dates);
    const stay = { slug, checkIn: dates.checkin, checkOut: dates.checkout, adults: 2 };
    const quoted = await request.post('/v1/quote', { data: stay });
    const quote = (await quoted.json()).content;
    expect(quote.total).toBe(price.total);
    const statuses = await Promise.all(
      Array.from({ length: GUESTS }, () => ask(request, quote.quoteToken)),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(GUESTS - 1);
    expect((await search(request, dates)).map((item) => item.slug)).not.toContain(slug);
  }
});

test('10 MB of JSON are refused with a message, not a broken connection', async ({ request }) => {
  const answer = await request.post('/v1/quote', { data: { slug: 'x'.repeat(10_000_000) } });
  expect(answer.status()).toBe(413);
  expect((await answer.json()).code).toBe('TOO_LARGE');
});
