import type * as z from 'zod';
import type { BlockFormValues, ManualBlock } from '#domain/availability/admin-schema.ts';

type Values = z.input<typeof BlockFormValues>;

/** What the form of a block begins with. */
export type BlockStart = Partial<
  Pick<
    ManualBlock,
    'version' | 'villa_id' | 'started_at' | 'finished_at' | 'status' | 'note' | 'expires_at'
  >
>;

export function valuesOf(start: BlockStart): Values {
  return {
    version: start.version,
    // The picker's "none": the schema refuses it in words.
    villa_id: start.villa_id ?? 0,
    started_at: start.started_at ?? '',
    finished_at: start.finished_at ?? '',
    status: start.status ?? 'full',
    note: start.note ?? '',
    expires_at: start.expires_at ?? null,
  };
}
