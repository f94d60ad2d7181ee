import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paymentCheckouts, paymentEvents, transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { checkoutOf, sandboxSays, startCard } from '#tests/support/card-payments.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createRandom } from '#tests/support/random.ts';
import { createStay, moveStay, type Stay } from '#tests/support/payments.ts';

const { paymentCallbacks: callbacks, paymentSeed: seed } = inject('effort');

/** Callbacks on their way at the same moment. */
const LANES = 12;
const REPEATS = 5;
const PREPAYMENT = 700_000;

type Word = Parameters<typeof sandboxSays>[1];

/** What one stay is told, and what its books must say whatever the order. */
type Story = { stay: Stay; words: Word[]; forged: Word[]; booked: number[]; isOff: boolean };

/**
 * A provider that tells everything five times, in any order, many at once, with a tenth of it forged
 * or short of money: the ledger is exact to the kuruş. `PAYMENT_CALLBACKS=10000` for the long run.
 */
describe(`${callbacks} callbacks, shuffled, PAYMENT_SEED=${seed}`, () => {
  let app: TestApp;
  let stories: Story[];
  const random = createRandom(seed);
  const next = () => random.below(1_000_000) / 1_000_000;
  const chance = (share: number) => next() < share;

  beforeAll(async () => {
    app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    stories = [];
    for (let told = 0; told < callbacks;) {
      const story = await tell(token);
      stories.push(story);
      told += (story.words.length + story.forged.length) * REPEATS;
    }
  });

  /** One stay with one or two tries to pay, and what the provider says of them. */
  async function tell(token: string): Promise<Story> {
    const stay = await createStay(app, token, 'option');
    const story: Story = { stay, words: [], forged: [], booked: [], isOff: false };
    for (let tries = chance(0.3) ? 2 : 1; tries > 0; tries -= 1) {
      await startCard(app, stay);
      const { id: checkout } = await checkoutOf(app, stay);
      if (chance(0.2)) {
        story.words.push({ checkout, payment: crypto.randomUUID(), status: 'failed' });
      }
      const payment = crypto.randomUUID();
      if (chance(0.1)) {
        story.forged.push({ checkout, payment, amount: PREPAYMENT });
        continue;
      }
      const amount = chance(0.1) ? 1 + Math.floor(next() * (PREPAYMENT - 1)) : PREPAYMENT;
      story.words.push({ checkout, payment, amount });
      story.booked.push(amount);
    }
    story.isOff = chance(0.1);
    if (story.isOff) {
      await moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' });
    }
    return story;
  }

  it('leave the ledger exact', async () => {
    const queue = stories
      .flatMap(({ words, forged }) => [
        ...words.map((word) => ({ word, secret: undefined })),
        ...forged.map((word) => ({ word, secret: 'somebody else' })),
      ])
      .flatMap((one) => Array.from({ length: REPEATS }, () => one))
      .map((one) => ({ one, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
    const wrong: unknown[] = [];
    const left = queue.values();
    const lane = async () => {
      for (const { word, secret } of left) {
        // 503 asks for it again, as a provider would.
        for (let status = 503; status === 503;) {
          ({ status } = await sandboxSays(app, word, secret));
          if (![200, 503].includes(status) && secret === undefined) wrong.push({ status, word });
          if (secret !== undefined && status !== 400) wrong.push({ status, word, secret });
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(wrong).toEqual([]);

    const { read } = app.deps.db;
    const ids = stories.map(({ stay }) => stay.id);
    const rows = await Promise.all([
      read.select().from(reservations).where(inArray(reservations.id, ids)),
      read.select().from(transactions).where(inArray(transactions.reservationId, ids)),
      read.select().from(paymentCheckouts).where(inArray(paymentCheckouts.reservationId, ids)),
    ]);
    const [stays, entries] = rows;
    for (const { stay, booked, isOff } of stories) {
      const succeeded = entries
        .filter(({ reservationId, status }) => reservationId === stay.id && status === 'succeeded')
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b);
      expect(succeeded).toEqual(booked.toSorted((a, b) => a - b));
      const paid = booked.reduce((sum, amount) => sum + amount, 0);
      const expected = isOff ? 'cancelled' : paid >= PREPAYMENT ? 'confirmed' : 'option';
      expect(stays.find(({ id }) => id === stay.id)?.status).toBe(expected);
    }
    const keys = stories.flatMap(({ words }) =>
      words.map(({ payment, status = 'paid' }) => `${payment}:${status}`),
    );
    const events = await read
      .select({ key: paymentEvents.eventKey })
      .from(paymentEvents)
      .where(inArray(paymentEvents.eventKey, keys));
    expect(events.length).toBe(keys.length);
  });
});
