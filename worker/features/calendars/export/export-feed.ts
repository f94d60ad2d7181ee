import { type OwnStay, writeFeed } from '#domain/calendars/write-feed.ts';
import { notFound } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { findOwnNights } from '../queries.ts';

type NightRow = NonNullable<Awaited<ReturnType<typeof findOwnNights>>>['nights'][number];

type ExportedFeed = { text: string; etag: string };

/**
 * The calendar that other sellers read: our stays, options and blocks of a villa. It excludes
 * imported nights, because two sellers would otherwise keep each other's nights closed for ever,
 * and names. One trip. @throws `NOT_FOUND` for a token that is not, or no longer, valid.
 */
export async function exportFeed(deps: Deps, token: string): Promise<ExportedFeed> {
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const found = await findOwnNights(deps.db, token, moment);
  if (found === null) throw notFound('Böyle bir takvim yok.');
  const text = writeFeed(found.name, toStays(found.nights));
  return { text, etag: `"${(await sha256(text)).slice(0, 32)}"` };
}

function toStays(rows: readonly NightRow[]): OwnStay[] {
  const byRef = Map.groupBy(rows, ({ ref }) => ref);
  return [...byRef].flatMap(([ref, nights]) => {
    const [first] = nights;
    if (first === undefined) return [];
    return {
      ref,
      kind: first.kind,
      nights: nights.map(({ night }) => night),
      sequence: sequenceOf(first),
      changedAt: first.changedAt,
    };
  });
}

/**
 * SEQUENCE must rise with every change: a reservation has a version; for a block the seconds since
 * its creation serve.
 */
function sequenceOf({ version, createdAt, changedAt }: NightRow): number {
  if (version !== null) return version - 1;
  return Math.max(0, Math.floor((Date.parse(changedAt) - Date.parse(createdAt)) / 1000));
}
