import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/**
 * Aborts a batch when another villa has taken the address or the code since they were checked.
 * `exceptId` is the villa being saved, null for a new one.
 */
export function freeAddress(
  { slug, code }: { slug?: string; code?: string },
  exceptId: number | null,
): Step[] {
  return [
    ...(slug === undefined
      ? []
      : [guard('villa.slug_free', isFree('slug', slug, exceptId), () => conflict('SLUG_TAKEN'))]),
    ...(code === undefined
      ? []
      : [guard('villa.code_free', isFree('code', code, exceptId), () => conflict('CODE_TAKEN'))]),
  ];
}

const isFree = (column: 'slug' | 'code', value: string, exceptId: number | null) =>
  sql`not exists (select 1 from villas
    where ${sql.identifier(column)} = ${value} and id is not ${exceptId})`;
