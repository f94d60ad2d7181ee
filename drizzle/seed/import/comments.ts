import { REVIEW_CATEGORIES, type Scores } from '#domain/comments/categories.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { commentsFor } from '../content/comments.ts';
import { between, chance, type Random, randomFor } from '../content/random.ts';
import type { VillaFacts } from '../content/villas/villa-facts.ts';
import type { Inserter } from './insert.ts';
import type { DemoStay } from './stays.ts';

/** The most reviews of a demo home. */
const MOST = 7;

/** The agency's reply to a guest who missed something. */
const REPLY =
  'Teşekkür ederiz. Yazdığınız eksiği not ettik ve evin bakım listesine aldık; bir dahaki gelişinizde yerinde bulacaksınız.';

/**
 * Reviews of one home, of its stays where the season fits and of earlier years otherwise; the
 * newest of some homes is not approved yet.
 */
export function addComments(
  rows: Inserter,
  villaId: number,
  facts: VillaFacts,
  stays: readonly DemoStay[],
  today: Day,
): void {
  const random = randomFor('comment dates', facts.n);
  const opinion = randomFor('comment scores', facts.n);
  const written = commentsFor(facts, between(random, 0, MOST));
  // The last guest of some homes has not written yet.
  const told = stays.filter(({ status }) => status === 'completed').toReversed();
  const over = told.slice(facts.n % 3 === 0 ? 1 : 0);
  rows.add(
    comments,
    written.map(({ author, rating, text, when }, index) => {
      const earlier = lastStay(today, when, between(random, 20, 700));
      const stay = when === 'any' ? over.shift() : undefined;
      const stayedOn = stay?.checkIn ?? earlier;
      const left = stay?.checkOut ?? earlier;
      const at = addDays(left, between(random, 2, 15));
      const createdAt = `${at < today ? at : today}T05:00:00.000Z`;
      const active = index > 0 || facts.n % 12 !== 5;
      const isAnswered = active && rating < 5;
      const name = stay?.guest ?? author;
      return {
        villaId,
        reservationId: stay?.id ?? null,
        author: name,
        rating,
        scores: scoresFor(opinion, rating),
        text,
        searchText: fold(`${name} ${text}`),
        stayedOn,
        active,
        ...(isAnswered && {
          reply: REPLY,
          replyFrom: 'agency' as const,
          replyAt: createdAt,
          replyActive: true,
        }),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

/** Scores near the rating; some categories are left out. */
function scoresFor(random: Random, rating: number): Scores {
  const scores: Scores = {};
  for (const category of REVIEW_CATEGORIES) {
    const score = chance(random, 0.25) ? rating - 1 : Math.min(5, rating + between(random, 0, 1));
    if (chance(random, 0.85)) scores[category] = score;
  }
  return scores;
}

/** A day about `daysAgo` before today, moved to the season that the text is about. */
function lastStay(today: Day, when: 'any' | 'summer' | 'winter', daysAgo: number): Day {
  const day = addDays(today, -daysAgo);
  if (when === 'any') return day;
  const inSeason = `${day.slice(0, 4)}-${when === 'summer' ? '07' : '01'}-${day.slice(8)}`;
  return inSeason < today ? inSeason : `${Number(day.slice(0, 4)) - 1}${inSeason.slice(4)}`;
}
