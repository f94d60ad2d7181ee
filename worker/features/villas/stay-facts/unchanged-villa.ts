import { sql } from 'drizzle-orm';
import type { DomainError } from '#domain/errors.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/**
 * Aborts a batch when the villa was edited, repriced or taken off sale since it was read, its permit
 * having ended included.
 */
export function unchangedVilla(
  { clock }: Pick<Deps, 'clock'>,
  villa: { id: number; active: boolean; version: number },
  onConflict: () => DomainError,
): Step {
  return guard(
    'villa.unchanged',
    sql`select count(*) from villas where id = ${villa.id} and version = ${villa.version} and ${isOnSale(today(clock))} = ${villa.active ? 1 : 0}`,
    onConflict,
  );
}
