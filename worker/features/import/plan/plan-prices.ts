import { formatKurus } from '#domain/values/money.ts';
import type { Values } from '#domain/import/field.ts';
import { PRICE_FIELDS } from '#domain/import/price-fields.ts';
import { readRow } from '#domain/import/read-row.ts';
import type { CellProblem, ImportRow } from '#domain/import/schema.ts';
import { describePriceDoubt, findPriceDoubts } from '#domain/prices/doubt.ts';
import { findOverlap, formatSpan } from '#domain/prices/season-table.ts';
import { SeasonInput } from '#domain/prices/schema.ts';
import { stayDaysOf } from '#domain/prices/stay-days.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { mapInTurns } from '#worker/platform/in-turns.ts';
import { createPrice, updatePrice } from '#worker/features/prices/save-price.ts';
import {
  added,
  changed,
  faulty,
  issuesOf,
  type PlannedRow,
  skipped,
  toProblems,
  UNCHANGED,
} from './planned-row.ts';
import { readPriceWorld } from '../queries.ts';

type World = Awaited<ReturnType<typeof readPriceWorld>>;
/** A season as it will be after the rows before; `from` is the row that added it. */
type Standing = SeasonInput & { id: number | null; from: number | null };
type Villas = ReadonlyMap<string, World['villas'][number]>;
type Tables = Map<number, Standing[]>;

/**
 * Plans each season of a file. Each row is checked against the table as left by the rows before it,
 * which is how they are applied, too.
 */
export async function planPrices(deps: Deps, rows: readonly ImportRow[]): Promise<PlannedRow[]> {
  const codes = rows.map(({ cells }) => cells.villaCode?.trim() ?? '');
  const world = await readPriceWorld(deps.db, [...new Set(codes)]);
  const prices = Map.groupBy(world.prices, (price) => price.villa_id);
  const tables: Tables = new Map(
    world.villas.map(({ id }) => [
      id,
      (prices.get(id) ?? []).map((price) => ({ ...price, from: null })),
    ]),
  );
  const villas = new Map(world.villas.map((villa) => [villa.code, villa]));
  return mapInTurns(rows, (row) => planRow(row, villas, tables));
}

function planRow(row: ImportRow, villas: Villas, tables: Tables): PlannedRow {
  const { values, problems } = readRow(PRICE_FIELDS, row);
  const villa = villas.get(values.villaCode ?? '');
  const about = { row: row.row, title: titleOf(values, villa?.name) };
  if (values.villaCode !== null && villa === undefined) {
    const message = `“${values.villaCode}” kodlu villa yok. Önce villaları aktarın ya da kodu düzeltin.`;
    problems.push({ field: 'villaCode', message });
  }
  if (villa === undefined || problems.length > 0) return faulty(about, problems);

  const table = tables.get(villa.id) ?? [];
  const standing = table.find((season) => season.startsOn === values.startsOn);
  const parsed = SeasonInput.safeParse(seasonOf(values, standing));
  if (!parsed.success) {
    return faulty(
      about,
      toProblems(issuesOf(parsed.error), (path) => path),
    );
  }
  const season = parsed.data;
  if (standing !== undefined && standing.from !== null) {
    const message = `Bu villanın bu günde başlayan dönemi dosyada ${standing.from}. satırda da var.`;
    return faulty(about, [{ field: 'startsOn', message }]);
  }
  const others = table.filter((other) => other !== standing);
  const overlap = findOverlap(others, season);
  if (overlap !== null) return faulty(about, [overlapProblem(overlap)]);

  tables.set(villa.id, [...others, { ...season, id: standing?.id ?? null, from: row.row }]);
  const doubts = findPriceDoubts(table, [season]).map((doubt) => ({
    field: 'nightly',
    message: `${describePriceDoubt(doubt)}. Doğru mu?`,
  }));
  if (standing === undefined || standing.id === null) {
    return doubted(
      doubts,
      added(about, (deps, actor, track) =>
        createPrice(deps, { villa_id: villa.id, ...season }, actor, (_, id) =>
          track('price', id, { source: String(villa.id) }),
        ),
      ),
    );
  }
  const { id } = standing;
  const fields = NAMES.filter((name) => !isSame(standing[name], season[name]));
  if (fields.length === 0) return skipped(about, UNCHANGED);
  return doubted(
    doubts,
    changed(
      about,
      fields.map((name) => PRICE_FIELDS[name].label),
      (deps, actor, track) =>
        updatePrice(deps, id, season, actor, () =>
          track('price', id, { source: String(villa.id), before: beforeOf(standing) }),
        ),
    ),
  );
}

/** The stored columns of a season. */
const beforeOf = (season: Standing): SeasonInput =>
  SeasonInput.parse({
    ...pick(season, 'startsOn', 'endsOn', 'nightly', 'minNights', 'shortStayFee'),
    ...pick(season, 'cleaningThreshold', 'instant'),
    ...stayDaysOf(season),
  });

/** A row that is taken although a price of it may be a typing mistake: the person is asked first. */
const doubted = (problems: CellProblem[], row: PlannedRow): PlannedRow => ({ ...row, problems });

const NAMES = [
  'endsOn',
  'nightly',
  'minNights',
  'shortStayFee',
  'cleaningThreshold',
  'arrivalDays',
  'departureDays',
  'maxNights',
] as const;

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

type PriceValues = Values<typeof PRICE_FIELDS>;

/** The season that a row asks for; fields left out keep their value. */
function seasonOf(values: PriceValues, standing: Standing | undefined) {
  const { startsOn, endsOn, nightly } = values;
  return {
    startsOn,
    endsOn,
    nightly,
    minNights: values.minNights ?? standing?.minNights ?? null,
    shortStayFee: values.shortStayFee ?? standing?.shortStayFee ?? null,
    cleaningThreshold: values.cleaningThreshold ?? standing?.cleaningThreshold ?? null,
    arrivalDays: values.arrivalDays ?? standing?.arrivalDays ?? null,
    departureDays: values.departureDays ?? standing?.departureDays ?? null,
    maxNights: values.maxNights ?? standing?.maxNights ?? null,
    dayNights: standing?.dayNights ?? null,
    instant: standing?.instant ?? null,
  };
}

function titleOf({ villaCode, startsOn, endsOn }: PriceValues, name: string | undefined): string {
  const span = startsOn === null || endsOn === null ? null : formatSpan({ startsOn, endsOn });
  return [name ?? villaCode, span].filter((part) => part !== null).join(' · ');
}

function overlapProblem(other: Standing) {
  const where = other.from === null ? '' : ` (dosyada ${other.from}. satır)`;
  const message = `Bu tarihlerin bir bölümünün fiyatı başka bir satırda var: ${formatSpan(other)}, ${formatKurus(other.nightly)}${where}.`;
  return { field: 'startsOn', message };
}
