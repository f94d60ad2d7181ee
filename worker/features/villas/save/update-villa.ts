import { conflict, DomainError, notFound, refused } from '#domain/errors.ts';
import { type Day, formatDay } from '#domain/values/dates.ts';
import type { UpdateVillaInput } from '#domain/villas/admin-schema.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { checkCapacity, checkLocation, checkOwnerSince, checkInspected } from './check-facts.ts';
import { checkReferences } from './check-references.ts';
import { freeAddress } from './free-address.ts';
import { findSavable, type Pointers } from './reference-queries.ts';
import { requireGuidePictures } from '#worker/features/media/guide-pictures/store-guide-picture.ts';
import { checkVersion } from '#worker/platform/database/saved-version.ts';
import { type Also, beginWrite } from '#worker/platform/write.ts';
import { searchColumns, sectionColumns } from './section-columns.ts';
import { partSteps } from './villa-parts.ts';

type Savable = NonNullable<Awaited<ReturnType<typeof findSavable>>>;
type Columns = ReturnType<typeof sectionColumns>;

/**
 * Saves the sections of the editor that were sent, in one batch. Removing the permit of an active
 * villa also deactivates it (law 7464). @param keepsTerms the owner and the agency's share may not
 * change: whoever changes them changes where money goes (`FORBIDDEN`, 403). @returns Turkish sentences about side
 * effects of the save. @throws `NOT_FOUND`, `STALE_VERSION`, `SLUG_TAKEN`, `CODE_TAKEN` (409),
 * `CAPACITY_RULE`, `UNKNOWN_CHOICE`, `VALIDATION` (422).
 */
export async function updateVilla(
  deps: Deps,
  id: number,
  input: UpdateVillaInput,
  actor: Actor,
  { keepsTerms = false, also }: { keepsTerms?: boolean; also?: Also } = {},
): Promise<string[]> {
  const pointers: Pointers = { ...input.facts, villa_type_ids: input.villa_type_ids };
  const current = await findSavable(deps.db, id, pointers);
  if (current === null) throw notFound('Böyle bir villa yok.');
  await checkVersion(deps, current.villa, input.version);
  checkReferences(newPointers(pointers, current.villa), current.references, id);

  const columns = columnsOf(input, current, today(deps.clock));
  if (keepsTerms) assertTermsStay(columns, current.villa);
  const merged = { ...current.villa, ...columns };
  checkLocation(merged);
  checkOwnerSince(columns.ownerSince, today(deps.clock));
  checkInspected(columns.inspectedOn, today(deps.clock));
  if (changesCapacity(columns, current.villa)) checkCapacity(merged);
  await requireGuidePictures(deps, input.private?.houseGuide);
  const write = beginWrite(deps, actor);
  await write.run([
    ...freeAddress(columns, id),
    write.update(
      villas,
      { id, version: current.villa.version },
      { ...columns, ...searchColumns(merged), version: current.villa.version + 1 },
      () => refused('UNKNOWN_CHOICE'),
    ),
    changedOne('villa.unchanged', () => conflict('STALE_VERSION')),
    ...partSteps(id, input),
    also?.(write, id),
    write.audit('villa.update', id, changesOf(input, current, columns)),
  ]);
  return noticesOf(current.villa, columns);
}

/** An owner whose role has changed since stays the villa's owner until somebody chooses another. */
function newPointers(pointers: Pointers, villa: Savable['villa']): Pointers {
  return pointers.owner_id === villa.ownerId ? { ...pointers, owner_id: undefined } : pointers;
}

/**
 * A new region also sets its district unless one was sent; a new owner has the arrivals from today
 * on.
 */
function columnsOf(input: UpdateVillaInput, { villa, references }: Savable, day: Day): Columns {
  const columns = sectionColumns(input);
  const { townId = villa.townId } = columns;
  const follows = townId !== villa.townId && columns.districtId === undefined;
  const districtId = follows ? references.town?.districtId : undefined;
  return {
    ...columns,
    ...(changesHands(columns, villa) && columns.ownerSince === undefined && { ownerSince: day }),
    ...(districtId !== undefined && { districtId }),
    ...(columns.permitNo === null && { active: false }),
  };
}

/** Sent unchanged they are no wish to change them. */
function assertTermsStay(columns: Columns, villa: Savable['villa']): void {
  const isChanged = (['ownerId', 'ownerSince', 'commissionRate'] as const).some(
    (name) => columns[name] !== undefined && columns[name] !== villa[name],
  );
  if (isChanged) throw new DomainError('forbidden', 'FORBIDDEN');
}

const changesHands = ({ ownerId }: Columns, villa: Savable['villa']) =>
  ownerId !== undefined && ownerId !== villa.ownerId;

/** The rule applies when its inputs change; other fields of an older villa can still be edited. */
const changesCapacity = (columns: Columns, villa: Savable['villa']) =>
  (['capacity', 'maxAdults', 'maxChildren', 'bedrooms', 'permitMaxGuests'] as const).some(
    (name) => columns[name] !== undefined && columns[name] !== villa[name],
  );

/** The changes for the audit log; of the handover facts only the names of the changed ones. */
function changesOf(input: UpdateVillaInput, { villa, parts }: Savable, columns: Columns) {
  const before: Record<string, unknown> = { ...villa, ...parts };
  const { rooms, pools, distances } = input;
  const villa_type_ids = input.villa_type_ids?.toSorted((a, b) => a - b);
  const asked = { ...columns, rooms, pools, distances, villa_type_ids };
  const changed = Object.entries(asked).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  const handover = Object.keys(input.private ?? {});
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, before[name]])),
    after: {
      ...Object.fromEntries(changed),
      ...(handover.length > 0 && { private: handover }),
    },
  };
}

function noticesOf(before: Savable['villa'], columns: Columns): string[] {
  const { ownerSince } = columns;
  const moved = columns.slug !== undefined && columns.slug !== before.slug;
  return [
    ...(before.active && columns.active === false
      ? ['İzin belgesi numarası silindiği için villa yayından kaldırıldı.']
      : []),
    ...(moved && before.active
      ? [`Villanın adresi değişti; eski adres (/villa/${before.slug}) artık açılmaz.`]
      : []),
    ...(changesHands(columns, before) && ownerSince
      ? [
          `${formatDay(ownerSince)} gününden önce başlayan konaklamalar ve ev sahibine ödemesi yazılmış olanlar eski ev sahibinde kaldı.`,
        ]
      : []),
  ];
}
