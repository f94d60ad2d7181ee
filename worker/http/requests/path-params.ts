import * as z from 'zod';
import { notFound } from '#domain/errors.ts';

/** The id of an event row in a path. An invalid id is simply not found. */
export const EventIdParam = z.object({ id: z.string().max(100) });

/** The number of a catalogue row in a path. @throws `NOT_FOUND` when it is none */
export const RowId = z.string().max(100).transform(rowId);

/** The id of a catalogue row in a path. */
export const RowIdParam = z.object({ id: RowId });

/** A villa's id where the path names it so. */
export const VillaIdParam = z.object({ villa_id: z.string().transform(rowId) });

/** The number in a catalogue row's path id; an invalid one is not found. */
function rowId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
