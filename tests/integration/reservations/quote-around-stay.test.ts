import { expect, it } from 'vitest';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { addDays } from '#domain/values/dates.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { today as dayOf } from '#worker/platform/clock.ts';
import {
  readStayFacts,
  stayFactsOnSale,
  toStayFacts,
} from '#worker/features/villas/stay-facts/stay-facts.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, unique } from '#tests/support/factories.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

const PARTY = { adults: 2, children: 0, babies: 0 };

/** Held nights before, after and at gaps of all lengths, from a day to more than a quote looks. */
const GAPS = [1, 2, 6, 7, 13, 29, 30, 31, 32, 45, 62, 63];

it('answers from the days around a stay what it would from all of the villa', async () => {
  const app = testApp({ now: '2026-11-20T09:00:00.000Z' });
  const today = dayOf(app.clock);
  const now = app.clock.now().toISOString();
  const { id: villaId, slug } = await createVilla(app, {
    seasons: [
      { from: '2026-01-01', to: '2027-05-31', lira: 5000 },
      { from: '2027-06-01', to: '2027-07-09', lira: 9000, minNights: 40, shortStayFee: 90_000 },
      { from: '2027-07-11', to: '2027-12-31', lira: 12_000, minNights: 7 },
    ],
  });
  let night = addDays(today, 3);
  const held = GAPS.map((gap) => (night = addDays(night, gap + 1)));
  await app.deps.db.rows
    .insert(villaNights)
    .values(
      held.map((one) => ({ villaId, night: one, kind: 'block' as const, ref: unique('block') })),
    );

  const { found } = await readTogether(app.deps.db, {
    found: stayFactsOnSale(slug, today),
  });
  const whole = toStayFacts(found)!;
  const said = new Set<string>();
  for (let day = -2; day < 400; day += 1) {
    const checkIn = addDays(today, day);
    const stay = { ...PARTY, checkIn, checkOut: addDays(checkIn, [2, 7, 0, 31, 5][day % 5] ?? 3) };
    const around = (await readStayFacts(app.deps.db, { slug, ...stay }, today))!;
    const answer = quoteStay({ ...around, stay, now, today });
    expect(answer).toEqual(quoteStay({ ...whole, stay, now, today }));
    said.add(answer.ok ? 'sold' : `${answer.code} ${answer.details.suggestion ? 'other' : 'none'}`);
  }
  expect([...said].toSorted()).toEqual([
    'CLOSED none',
    'CLOSED other',
    'DATES_TAKEN none',
    'DATES_TAKEN other',
    'MIN_NIGHTS none',
    'MIN_NIGHTS other',
    'PAST none',
    'sold',
  ]);
});
