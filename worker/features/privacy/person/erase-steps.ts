import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { destroy } from '../purge/destruction.ts';
import type { Person } from './whose.ts';
import { personParts } from './person-parts.ts';

/** Everything that the law lets go of a person, with its entries in the destruction log. */
export const eraseSteps = (person: Person, at: string, requestId: string): Step[] =>
  personParts(person, at).flatMap(({ entity, erase }) =>
    (erase ?? []).flatMap((statement, index, all) =>
      // What hangs on a row goes first and is counted with it.
      index < all.length - 1
        ? [step(statement)]
        : destroy({ rule: 'erasure_request', entity, statement }, at, requestId),
    ),
  );
