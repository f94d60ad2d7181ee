import { sql } from 'drizzle-orm';
import type { DomainError } from '#domain/errors.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/** Aborts a batch when the villa was edited, repriced or deactivated since it was read. */
export function unchangedVilla(
  villa: { id: number; active: boolean; version: number },
  onConflict: () => DomainError,
): Step {
  return guard(
    'villa.unchanged',
    sql`select count(*) from villas where id = ${villa.id} and version = ${villa.version} and active = ${villa.active ? 1 : 0}`,
    onConflict,
  );
}
