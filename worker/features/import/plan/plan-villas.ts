import { type SQL, sql } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import type { Values } from '#domain/import/field.ts';
import { readRow } from '#domain/import/read-row.ts';
import type { CellProblem, ImportRow } from '#domain/import/schema.ts';
import type { VillaId } from '#domain/values/ids.ts';
import { fold } from '#domain/values/fold.ts';
import { foldName } from '#domain/values/fold-name.ts';
import { VILLA_FIELDS } from '#domain/import/villa-fields.ts';
import { CreateVillaInput, UpdateVillaInput } from '#domain/villas/admin-schema.ts';
import { legalCapacity } from '#domain/villas/capacity.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { villaAmenities } from '#drizzle/schema/villas.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { mapInTurns } from '#worker/platform/in-turns.ts';
import { checkCapacity, checkLocation } from '#worker/features/villas/save/check-facts.ts';
import { createVilla } from '#worker/features/villas/save/create-villa.ts';
import { updateVilla } from '#worker/features/villas/save/update-villa.ts';
import { type Coming, NOTHING_COMING, withComing } from './coming.ts';
import { pointersIn } from './find-pointers.ts';
import {
  added,
  changed,
  faulty,
  issuesOf,
  type PlannedRow,
  repeated,
  skipped,
  toProblems,
  UNCHANGED,
} from './planned-row.ts';
import { readVillaWorld, type VillaWorld } from '../queries.ts';
import { type NewSeason, readSeasons } from './row-seasons.ts';
import {
  columnsBefore,
  differing,
  fieldOfPath,
  type Sections,
  toSections,
} from './villa-sections.ts';

/**
 * Plans each villa of a file: new ones are added inactive, whatever they contain, because somebody
 * should review a villa before it is published; known ones get what differs.
 */
export async function planVillas(
  deps: Deps,
  rows: readonly ImportRow[],
  coming: Coming = NOTHING_COMING,
): Promise<PlannedRow[]> {
  const found = await readVillaWorld(
    deps.db,
    rows.map(({ cells }) => cells.code?.trim() ?? ''),
    rows.filter(({ cells }) => !cells.code?.trim()).map(({ cells }) => sourceOf(cells)),
  );
  const world = withComing(found, coming);
  const findPointers = pointersIn(world);
  const standing = new Map(world.villas.map((villa) => [villa.code, villa]));
  const firstRows = new Map<string, number>();
  return mapInTurns(rows, (row) => {
    const { values, problems } = readRow(VILLA_FIELDS, row);
    const about = { row: row.row, title: titleOf(values) };
    const pointed = findPointers(values);
    const seasons = readSeasons(row);
    const first = values.code === null ? undefined : firstRows.get(values.code);
    if (values.code !== null && first === undefined) firstRows.set(values.code, row.row);
    const villa = standing.get(values.code ?? '');
    const all: CellProblem[] = [
      // An empty cell leaves what a known villa has.
      ...problems.filter(({ field }) => villa === undefined || row.cells[field ?? '']?.trim()),
      ...pointed.problems,
      ...seasons.problems,
      ...(first === undefined ? [] : [{ field: 'code', message: repeated('Bu kod', first) }]),
    ];
    if (all.length > 0) return faulty(about, all);
    const sections = toSections(values, pointed.pointers);
    const amenityIds = pointed.pointers.amenity_ids ?? [];
    if (values.code === null) {
      const code = findStanding(sections, sourceOf(row.cells), world);
      if (code !== undefined) return skipped(about, `Bu villa zaten kayıtlı: ${code}.`);
      return planNew(
        about,
        sections,
        { seasons: seasons.seasons, amenityIds },
        sourceOf(row.cells),
      );
    }
    return villa === undefined
      ? planNew(about, sections, { seasons: seasons.seasons, amenityIds }, '')
      : withPricesLeft(planUpdate(about, sections, villa, world), seasons.seasons);
  });
}

/** Prices in a list of villas are those of new ones: it says so of the others. */
function withPricesLeft(row: PlannedRow, seasons: readonly NewSeason[]): PlannedRow {
  if (seasons.length === 0) return row;
  const message = 'Kayıtlı villanın fiyatı buradan değişmez; Fiyatlar aktarımını kullanın.';
  return { ...row, problems: [...row.problems, { field: 'nightly', message }] };
}

/** How a villa without a code is recognised in the next file. */
const sourceOf = ({ name = '', town = '', district = '' }: ImportRow['cells']): string =>
  [name, town, district].map((text) => fold(text.trim())).join('|');

/** The code of the villa that such a row has made, or that has its name in its region. */
function findStanding({ facts }: Sections, source: string, world: VillaWorld): string | undefined {
  const imported = world.imported.find((row) => row.source === source);
  const named = world.namesakes.find(
    ({ name, townId }) =>
      townId === facts?.town_id && foldName(name) === foldName(facts.name ?? ''),
  );
  return imported?.code ?? named?.code;
}

type About = Pick<PlannedRow, 'row' | 'title'>;
type Villa = VillaWorld['villas'][number];

const titleOf = ({ code, name }: Values<typeof VILLA_FIELDS>) =>
  [code, name].filter((part) => part !== null).join(' · ');

function planNew(
  about: About,
  sections: Sections,
  { seasons, amenityIds }: { seasons: readonly NewSeason[]; amenityIds: readonly number[] },
  source: string,
): PlannedRow {
  const parsed = CreateVillaInput.safeParse({ ...sections, active: false });
  if (!parsed.success) return faulty(about, toProblems(issuesOf(parsed.error), fieldOfPath));
  const { facts, permit } = parsed.data;
  const permitMaxGuests = permit?.maxGuests ?? null;
  const capacity =
    facts.capacity ?? Math.min(legalCapacity(facts.bedrooms), permitMaxGuests ?? Infinity);
  const limits = { capacity, maxAdults: capacity, maxChildren: Math.max(0, capacity - 1) };
  const villa = { ...facts, ...limits, permitMaxGuests };
  const problems = problemsOf(
    () => checkLocation(villa),
    () => checkCapacity(villa),
  );
  if (problems.length > 0) return faulty(about, problems);
  const { name, town_id } = facts;
  return added(about, (deps, actor, track) =>
    createVilla(deps, parsed.data, actor, (write, villaId) => [
      // Without a code the name tells: two presses make one villa.
      source !== '' &&
        guard(
          'villa.once',
          sql`1 = (select count(*) from villas where name = ${name} and town_id = ${town_id})`,
          () => conflict('STALE_VERSION', 'Bu villa az önce eklendi.'),
        ),
      ...seasons.map((season) =>
        write.insert(villaPrices, { ...season, villaId: villaId as SQL<VillaId> }),
      ),
      ...amenityIds.map((featureId) =>
        write.insert(villaAmenities, { featureId, villaId: villaId as SQL<VillaId> }),
      ),
      track('villa', villaId, { version: 1, source }),
    ]),
  );
}

function planUpdate(
  about: About,
  sections: Sections,
  villa: Villa,
  { typeRows }: VillaWorld,
): PlannedRow {
  const parsed = UpdateVillaInput.safeParse({ ...sections, version: villa.version });
  if (!parsed.success) return faulty(about, toProblems(issuesOf(parsed.error), fieldOfPath));
  const { version, ...asked } = parsed.data;
  const typeIds = typeRows.filter((row) => row.villaId === villa.id).map((row) => row.typeId);
  const { changes, fields } = differing(asked, villa, typeIds);
  if (fields.length === 0) return skipped(about, UNCHANGED);
  const fitted = fitParty(changes, villa);
  const merged = {
    ...villa,
    ...fitted.facts,
    permitMaxGuests: fitted.permit?.maxGuests ?? villa.permitMaxGuests,
  };
  const touchesCapacity = fields.some((field) =>
    ['capacity', 'bedrooms', 'permitMaxGuests'].includes(field),
  );
  const problems = problemsOf(
    () => checkLocation(merged),
    () => touchesCapacity && checkCapacity(merged),
  );
  if (problems.length > 0) return faulty(about, problems);
  const before = { ...columnsBefore(fitted, villa), typeIds: fitted.villa_type_ids && typeIds };
  return changed(about, fields.map(labelOf), (deps, actor, track) =>
    updateVilla(deps, villa.id, { ...fitted, version }, actor, {
      also: (_, id) => track('villa', id, { version: villa.version + 1, before }),
    }),
  );
}

/**
 * A smaller capacity also lowers the numbers of adults and children, which files do not contain.
 */
function fitParty(changes: Sections, villa: Villa): Sections {
  const capacity = changes.facts?.capacity;
  if (capacity === undefined) return changes;
  const maxAdults = Math.min(villa.maxAdults, capacity);
  const maxChildren = Math.min(villa.maxChildren, capacity);
  return { ...changes, facts: { ...changes.facts, maxAdults, maxChildren } };
}

/** The checks that the villa's own feature would refuse. */
function problemsOf(...checks: (() => unknown)[]): CellProblem[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return toProblems(error.issues ?? [], fieldOfPath);
    }
  });
}

const labelOf = (name: string) =>
  (VILLA_FIELDS as Record<string, { label: string }>)[name]?.label ?? name;
