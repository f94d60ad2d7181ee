import { addDays, type Day } from '#domain/values/dates.ts';
import { villaQuestions } from '#drizzle/schema/messages.ts';
import { between, randomFor } from '../content/random.ts';
import type { VillaFacts } from '../content/villas/villa-facts.ts';
import { questionsFor } from '../content/villas/villa-questions.ts';
import type { Inserter } from './insert.ts';

/** Questions about one home from the last year, answered on its page. */
export function addQuestions(rows: Inserter, villaId: number, facts: VillaFacts, today: Day): void {
  const random = randomFor('question dates', facts.n);
  rows.add(
    villaQuestions,
    questionsFor(facts).map((asked, index) => {
      const at = `${addDays(today, -between(random, 3, 360))}T09:00:00.000Z`;
      return {
        ...asked,
        id: `seedquestion${facts.n}-${index}`,
        villaId,
        active: true,
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
}
