import { addDays, type Day } from '#domain/values/dates.ts';
import { copyYear } from '../copy-year.ts';
import type { DiscountInput } from '../discount-schema.ts';
import { raisePrice } from '../raise.ts';
import { changeWithin, inOrder, type Span, withinNights, withoutNights } from '../row-nights.ts';
import { hasSameTerms } from '../same-terms.ts';
import type { SeasonInput, SeasonPart } from '../schema.ts';
import { sellWhole } from '../sell-whole.ts';
import type { PriceChange } from './change-schema.ts';

/** What a villa costs. */
type PriceTables = {
  prices: readonly SeasonInput[];
  discounts: readonly DiscountInput[];
};

/** A row after a change; `season` names the feast or school break it moved with. */
type NewRow = SeasonInput & { season?: string | null };

/** The villa's rows after a change, oldest first. */
type ChangedTables = { prices: readonly NewRow[]; discounts: readonly DiscountInput[] };

type Rows = readonly SeasonInput[];

/**
 * What a villa costs after a change. Nights before `today` keep their price. If no two rows shared
 * a night before, none do afterwards.
 */
export function applyChange(tables: PriceTables, change: PriceChange, today: Day): ChangedTables {
  if (change.kind === 'discount') {
    const kept = tables.discounts.filter(({ kind }) => !change.replace || kind !== change.row.kind);
    return { ...tables, discounts: [...kept, change.row] };
  }
  const over = { startsOn: FIRST_DAY, endsOn: addDays(today, -1) };
  const past = withinNights(tables.prices, over);
  const coming = withoutNights(tables.prices, over);
  const changed = withoutNights(changeRows(tables.prices, coming, change), over);
  const isCut = tables.prices.some((row) => row.startsOn < today && row.endsOn >= today);
  return {
    prices: inOrder(isCut ? rejoin(past, changed, today) : [...past, ...changed]),
    discounts: tables.discounts,
  };
}

const FIRST_DAY = '2000-01-01';

type RowChange = Exclude<PriceChange, { kind: 'discount' }>;

function changeRows(all: Rows, coming: Rows, change: RowChange): readonly NewRow[] {
  switch (change.kind) {
    case 'copy_year':
      return addYear(coming, copyYear(all, change), change);
    case 'raise':
      return changeWithin(coming, change, (row) => ({
        ...row,
        nightly: raisePrice(row.nightly, change.raise),
      }));
    case 'min_nights':
      return changeWithin(coming, change, (row) => ({ ...row, minNights: change.minNights }));
    case 'stay_days':
      return changeWithin(coming, change, (row) => changeDays(row, change));
    case 'whole':
      return sellWhole(coming, change);
    case 'season':
      return priceNights(coming, change.row);
    case 'opening':
      return openFor(coming, change);
  }
}

/** Nights at a new price: terms that the change does not name stay what they were. */
function priceNights(
  rows: Rows,
  { startsOn, endsOn, nightly, ...named }: SeasonPart,
): SeasonInput[] {
  const span = { startsOn, endsOn };
  const terms = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined),
  ) as Partial<SeasonInput>;
  const kept = withinNights(rows, span).map((row) => ({ ...row, ...terms, nightly }));
  const fresh = { ...VILLAS_TERMS, ...terms, ...span, nightly };
  const unpriced = kept.reduce(withoutNights<SeasonInput>, [fresh]);
  return [...withoutNights(rows, span), ...joinAlike(inOrder([...kept, ...unpriced]))];
}

const VILLAS_TERMS = { minNights: null, shortStayFee: null, cleaningThreshold: null };

/** Rows in order of which neighbours with the same terms are one. */
function joinAlike(rows: readonly SeasonInput[]): SeasonInput[] {
  const joined: SeasonInput[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && addDays(last.endsOn, 1) === row.startsOn && hasSameTerms(last, row)) {
      joined[joined.length - 1] = { ...last, endsOn: row.endsOn };
    } else joined.push(row);
  }
  return joined;
}

type Year = Extract<PriceChange, { kind: 'copy_year' }>;

/** The copied rows of a year, either filling unpriced nights only or replacing the year. */
function addYear(coming: Rows, copied: readonly NewRow[], { to, keepPriced }: Year): NewRow[] {
  if (keepPriced) return [...coming, ...coming.reduce(withoutNights<NewRow>, [...copied])];
  return [...withoutNights(coming, { startsOn: `${to}-01-01`, endsOn: `${to}-12-31` }), ...copied];
}

function changeDays(
  row: SeasonInput,
  { arrivalDays, departureDays, maxNights }: Extract<PriceChange, { kind: 'stay_days' }>,
): SeasonInput {
  return {
    ...row,
    ...(arrivalDays !== undefined && { arrivalDays }),
    ...(departureDays !== undefined && { departureDays }),
    ...(maxNights !== undefined && { maxNights }),
  };
}

/**
 * Limits the season of that year to the nights from first to last: nights outside lose their price,
 * and the first and the last row are extended to the limits.
 */
function openFor(rows: Rows, { startsOn, endsOn }: Span): SeasonInput[] {
  const year = startsOn.slice(0, 4);
  const others = withoutNights(rows, { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` });
  const open = inOrder(withinNights(rows, { startsOn, endsOn }));
  const last = open.length - 1;
  const stretched = open.map((row, index) => ({
    ...row,
    ...(index === 0 && { startsOn }),
    ...(index === last && { endsOn }),
  }));
  return [...others, ...stretched];
}

/** Joins the parts of a row that began before today when the change left it as it was. */
function rejoin(past: Rows, changed: readonly NewRow[], today: Day): readonly NewRow[] {
  const begun = past.find((row) => row.endsOn === addDays(today, -1));
  const rest = changed.find((row) => row.startsOn === today);
  if (!begun || !rest || !hasSameTerms(begun, rest)) return [...past, ...changed];
  const whole = { ...begun, endsOn: rest.endsOn };
  return [...past.filter((row) => row !== begun), whole, ...changed.filter((row) => row !== rest)];
}
