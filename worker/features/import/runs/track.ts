import { type SQL, sql } from 'drizzle-orm';
import type { ImportedEntity } from '#domain/import/kinds.ts';
import { importRows } from '#drizzle/schema/writes.ts';
import { build } from '#worker/platform/database/statements.ts';
import { conflict } from '#domain/errors.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

type Tracked = {
  /** 0 for what belongs to several rows; the row being written by default. */
  row?: number;
  /** The version that the write leaves. */
  version?: number | SQL<number>;
  source?: string;
  /** What it was before; left out for a new thing. */
  before?: unknown;
};

/**
 * A step that notes in the batch of a write what an import has made or changed. The same row of an
 * import is not written twice: the second batch is refused.
 */
export type Track = (entity: ImportedEntity, id: string | number | SQL, tracked?: Tracked) => Step;

export const trackRow =
  (runId: string, row: number): Track =>
  (entity, id, { row: own = row, version, source = '', before } = {}) =>
    step(
      build.insert(importRows).values({
        runId,
        row: own,
        entity,
        entityId: typeof id === 'object' ? sql<string>`cast(${id} as text)` : String(id),
        version: version ?? null,
        source,
        before: before ?? null,
      }),
      () => conflict('STALE_VERSION', 'Bu satır bu aktarımda zaten yazıldı.'),
    );
