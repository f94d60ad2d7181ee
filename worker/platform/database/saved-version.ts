import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '../deps.ts';
import type { Write } from '../write.ts';
import { staleVersion } from './stale-version.ts';
import type { Step } from './write-batch.ts';

/** A villa as a save has read it. */
type ReadVilla = { id: number; version: number };

/**
 * Everything a villa's editor saves (facts, prices, discounts, amenities, BTRANS fields) shares the
 * villa's version, so that no save overwrites another unnoticed. @throws `STALE_VERSION` (409)
 * naming who saved since; a save without a version is accepted.
 */
export async function checkVersion(
  { db }: Pick<Deps, 'db'>,
  villa: ReadVilla,
  asked: number | undefined,
): Promise<void> {
  if (asked !== undefined && asked !== villa.version)
    throw await staleVersion(db, 'villa', villa.id);
}

/** Raises the version; aborts the batch when somebody saved since it was read. */
export const raiseVersion = (write: Write, { id, version }: ReadVilla): Step[] =>
  write.updateOne(villas, { id, version }, { version: version + 1 });
