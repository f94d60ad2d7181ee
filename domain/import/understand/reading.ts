import type { ExchangeRates } from '#domain/values/currency.ts';
import type { Day } from '#domain/values/dates.ts';
import { remembered } from '#domain/values/remembered.ts';

/** Texts of the fields of a row as the strict readers of `../fields.ts` take them. */
export type Cells = Readonly<Record<string, string>>;

/** What a value may mean; `label` says it in Turkish. */
export type Proposal = {
  label: string;
  cells: Cells;
  /** The text of the file is kept in the row's note. */
  note?: true;
  /** Rows with this value are not taken. */
  drop?: true;
  /** The owner or region that the cells name is created where there is none. */
  create?: 'owner' | 'town';
};

/**
 * A cell as understood: known, or asked. An asked one with a likely meaning (the first) may be
 * accepted together with others; without, somebody must choose. Values of one `group` have the same
 * kind of proposals and are asked once: "18 bin" and "20 bin".
 */
export type Reading =
  | { known: Cells }
  | { proposals: readonly Proposal[]; likely: boolean; group: string | null };

export const known = (cells: Cells): Reading => ({ known: cells });

/** Each once: an amount may be the same in two readings. */
const different = (proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.filter(({ label }, i) => proposals.findIndex((other) => other.label === label) === i);

/** The first proposal is likely. */
export const likely = (proposals: readonly Proposal[], group: string | null = null): Reading => ({
  proposals: different(proposals),
  likely: true,
  group,
});

/** Nothing is likely: somebody must choose or type. */
export const unclear = (proposals: readonly Proposal[], group: string | null = null): Reading => ({
  proposals: different(proposals),
  likely: false,
  group,
});

/** What the agency has, to which a file may refer. */
export type Surroundings = {
  today: Day;
  rates: ExchangeRates;
  towns: readonly { name: string; district: string }[];
  districts: readonly { name: string; province: string }[];
  /** `email` is empty for those without an address. */
  owners: readonly { id: number; email: string; name: string; phone: string | null }[];
  villas: readonly { code: string; name: string; town: string }[];
  types: readonly string[];
  amenities: readonly string[];
};

export const leaveEmpty = (field: string, label = 'Boş bırak, notlara yaz'): Proposal => ({
  label,
  cells: { [field]: '' },
  note: true,
});

export const dropRows = (label = 'Bu satırları aktarma'): Proposal => ({
  label,
  cells: {},
  drop: true,
});

/** Between texts of several columns that say one thing together. */
export const PART_END = ' · ';

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g;

/** A cell with plain spaces and without invisible signs. */
export const tidy = remembered((text) => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim());

/** The pattern of a value: "18 bin" and "20,5 bin" are "# bin". */
export const shapeOf = (text: string): string =>
  tidy(text)
    .toLocaleLowerCase('tr')
    .replace(/\d+(?:[.,]\d+)*/g, '#');
