import { addDays, type Day, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import { refused } from '#domain/errors.ts';
import { thumbnailOf } from '#domain/media/picture-key.ts';
import {
  MAX_DATE_NIGHTS,
  type VillaDatesPage,
  type VillaDatesQuery,
  type VillaListItem,
  type VillaListPage,
  type VillaListQuery,
} from '#domain/villas/admin-list-schema.ts';
import type { VillaOwnDate } from '#domain/villas/admin-schema.ts';
import { permitState } from '#domain/villas/permit-state.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { readPages } from '#worker/platform/database/read-in-parts.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { listVillas, type VillaListRow } from './list-queries.ts';
import { listVillasWithDates } from './dates-queries.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;

/** One page of the villas a viewer may see. */
export async function readVillaPage(
  deps: ListDeps,
  query: VillaListQuery,
  viewer: Viewer,
): Promise<VillaListPage> {
  const day = today(deps.clock);
  const { rows, total } = await listVillas(deps.db, query, viewer, day);
  const items = rows.map((row) => toListItem(row, day));
  return { items, total, skip: query.skip, take: query.take };
}

function toListItem(row: VillaListRow, day: Day): VillaListItem {
  const { cover, townId, ownerId, ownerFirstName, ownerLastName, permitExpiresOn, ...rest } = row;
  return {
    ...rest,
    villa_id: row.id,
    thumbnail: cover ? thumbnailOf(cover) : '',
    town_id: townId,
    owner_id: ownerId,
    owner: `${ownerFirstName} ${ownerLastName}`,
    permit: permitState({ no: row.permitNo, expiresOn: permitExpiresOn }, day),
  };
}

/** Nights shown without an end date. */
const USUAL_NIGHTS = 90;

/** Villas, or a page of them, with their calendars between two days. */
export async function readVillasWithDates(
  deps: ListDeps,
  query: VillaDatesQuery,
  viewer: Viewer,
): Promise<VillaDatesPage> {
  const range = rangeOf(query, today(deps.clock));
  const moment = { ...range, now: instant(deps.clock) };
  const pages = await readPages(query, (part) =>
    listVillasWithDates(deps.db, { ...query, ...part }, viewer, moment),
  );
  const blocksOf = Map.groupBy(
    pages.flatMap(({ blocks }) => blocks),
    (block) => block.villaId,
  );
  const runsOf = Map.groupBy(
    pages.flatMap(({ runs }) => runs),
    (run) => run.villaId,
  );
  const rows = pages.flatMap((page) => page.rows);
  const items = rows.map((row) => {
    const taken = (runsOf.get(row.id) ?? []).map(({ first, last, kind, ref }) => ({
      from: first,
      to: addDays(last, 1),
      kind,
      ref,
    }));
    return {
      ...row,
      dates: (blocksOf.get(row.id) ?? []).map(toOwnDate),
      taken,
      takenNights: taken.reduce((sum, run) => sum + nightsBetween(run.from, run.to), 0),
    };
  });
  const total = pages[0]?.total ?? 0;
  return { items, total, skip: query.skip, take: query.take ?? items.length, ...range };
}

type Block = Awaited<ReturnType<typeof listVillasWithDates>>['blocks'][number];

function toOwnDate(block: Block): VillaOwnDate {
  const { id, version, status, started_at, finished_at, note, expires_at, by_office } = block;
  return { id, version, status, started_at, finished_at, note, expires_at, by_office };
}

/** @throws `VALIDATION` (422) for a range that is empty or too long to be shown. */
function rangeOf(query: VillaDatesQuery, day: Day): { from: Day; to: Day } {
  const from = query.from ?? day;
  const to = query.to ?? findDayFrom(from, USUAL_NIGHTS) ?? from;
  const nights = nightsBetween(from, to);
  if (nights < 1) throw refused('VALIDATION', 'Bitiş günü başlangıçtan sonra olmalı.');
  if (nights > MAX_DATE_NIGHTS) {
    throw refused('VALIDATION', `En çok ${MAX_DATE_NIGHTS} gecelik bir aralık istenebilir.`);
  }
  return { from, to };
}
