import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { destroy } from '../purge/destruction.ts';
import type { Person } from './whose.ts';
import { personParts } from './person-parts.ts';

/**
 * The steps that erase a person's data where the law allows it, with the entries of the destruction
 * log.
 */
export const eraseSteps = (person: Person, at: string, requestId: string): Step[] =>
  personParts(person, at).flatMap(({ entity, erase }) =>
    (erase ?? []).flatMap((statement, index, all) =>
      // Dependent rows are deleted first and counted with their parent.
      index < all.length - 1
        ? [step(statement)]
        : destroy({ rule: 'erasure_request', entity, statement }, at, requestId),
    ),
  );
