import { addDays, type Day } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { commentsFor } from '../content/comments.ts';
import { between, randomFor } from '../content/random.ts';
import type { VillaFacts } from '../content/villas/villa-facts.ts';
import type { Inserter } from './insert.ts';

/** Most comments a home of the demo has. */
const MOST = 7;

/** Guests' comments on one home; the newest of some homes still waits for approval. */
export function addComments(rows: Inserter, villaId: number, facts: VillaFacts, today: Day): void {
  const random = randomFor('comment dates', facts.n);
  const written = commentsFor(facts, between(random, 0, MOST));
  rows.add(
    comments,
    written.map(({ author, rating, text, when }, index) => {
      const stayedOn = lastStay(today, when, between(random, 20, 700));
      const createdAt = `${addDays(stayedOn, between(random, 2, 15))}T08:00:00.000Z`;
      const active = index > 0 || facts.n % 12 !== 5;
      return {
        villaId,
        author,
        rating,
        text,
        searchText: fold(`${author} ${text}`),
        stayedOn,
        active,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

/** A day about `daysAgo` before today, moved to the time of year that the text speaks of. */
function lastStay(today: Day, when: 'any' | 'summer' | 'winter', daysAgo: number): Day {
  const day = addDays(today, -daysAgo);
  if (when === 'any') return day;
  const inSeason = `${day.slice(0, 4)}-${when === 'summer' ? '07' : '01'}-${day.slice(8)}`;
  return inSeason < today ? inSeason : `${Number(day.slice(0, 4)) - 1}${inSeason.slice(4)}`;
}
