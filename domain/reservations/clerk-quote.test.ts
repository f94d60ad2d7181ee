import { describe, expect, it } from 'vitest';
import { quoteForClerk } from './clerk-quote.ts';
import { quoteStay } from './pricing.ts';
import { held, request, season, stay } from './pricing.testing.ts';

const short = { stay: stay('2027-06-10', '2027-06-12') };

describe('what a clerk may sell', () => {
  it('is what anybody may book, at the same price', () => {
    const answer = quoteForClerk(request(), []);
    expect(answer).toEqual({ priced: quoteStay(request()), refusal: null, override: [] });
  });

  it('names the minimum stay as a rule that a clerk may set aside, with the price', () => {
    const answer = quoteForClerk(request(short), []);
    expect(answer.refusal?.code).toBe('MIN_NIGHTS');
    expect(answer.override).toEqual(['MIN_NIGHTS']);
    expect(answer.priced?.total).toBe(2 * 500_000 + 300_000);
  });

  it('includes a stay below the minimum once the clerk has said so', () => {
    const answer = quoteForClerk(request(short), ['MIN_NIGHTS']);
    expect(answer.refusal).toBeNull();
    expect(answer.priced?.nights).toBe(2);
  });

  it('does not include a taken night, whatever the clerk says, but still has a price', () => {
    const answer = quoteForClerk(request({ nights: [held('2027-06-12')] }), ['MIN_NIGHTS']);
    expect(answer.refusal?.code).toBe('DATES_TAKEN');
    expect(answer.override).toEqual([]);
    expect(answer.priced?.total).toBe(7 * 500_000);
  });

  it('has no price for an empty stay, one that is too long, or a night without one', () => {
    const answers = [
      stay('2027-06-10', '2027-06-10'),
      stay('2027-06-10', '2027-10-10'),
      stay('2028-12-30', '2029-01-06'),
    ].map((wanted) => quoteForClerk(request({ stay: wanted }), ['MIN_NIGHTS']));
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual([
      'MIN_NIGHTS',
      'TOO_LONG',
      'CLOSED',
    ]);
    for (const { priced, override } of answers) expect([priced, override]).toEqual([null, []]);
  });

  it('does not take a row without a price for a short stay', () => {
    const seasons = [season('free', '2026-01-01', '2028-12-31', 0)];
    expect(quoteForClerk(request({ ...short, seasons }), ['MIN_NIGHTS']).priced).toBeNull();
  });
});
