import * as z from 'zod';

/** Parts of query strings that many lists share. */

/** `order=<column>` ascending, `order=-<column>` descending. */
export function orderOf<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return z.enum(
    columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`]),
    `Sıralama şunlardan biri olmalı: ${columns.join(', ')} (tersi için başına - koyun).`,
  );
}

/** A yes or no in a query string. */
export const queryFlag = z
  .enum(['0', '1', 'true', 'false'], '1 ya da 0 bekleniyor.')
  .transform((text) => text === '1' || text === 'true');

/** The id of a catalogue row in a query string. */
export const queryId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Kayıt numarası bekleniyor.')
  .transform(Number);

/** The search text of a list; compared folded, ignoring case and Turkish diacritics. */
export const queryText = z.string().trim().max(100, 'En çok 100 karakter olabilir.');
