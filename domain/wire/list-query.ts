import { z } from 'zod';

/** Pieces of a list's query string that many lists share. */

/** `order=<column>` upwards, `order=-<column>` downwards. */
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

/** What a list is searched for; compared folded, so case and Turkish marks do not matter. */
export const queryText = z.string().trim().max(100, 'En çok 100 karakter olabilir.');
