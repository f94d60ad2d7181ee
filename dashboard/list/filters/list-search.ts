import { isDay } from '#domain/values/dates.ts';

/** What every list keeps in its address besides its own filters. */
export type ListSearch = { q?: string; order?: string; page?: number };

/** A trimmed text of an address, or nothing; never an error, so that a stale link still works. */
export function searchText(value: unknown, max = 120): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim().slice(0, max) : '';
  return trimmed === '' ? undefined : trimmed;
}

export const searchDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** A month, `2026-10`, or nothing. */
export const searchMonth = (value: unknown): string | undefined =>
  /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(String(value)) ? String(value) : undefined;

/** The number of a catalogue row, as text. */
export const searchId = (value: unknown): string | undefined =>
  /^\d{1,9}$/.test(String(value)) ? String(value) : undefined;

/** A page counted from 1; the first one is left out. */
export function searchPage(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined;
}

/** `q`, `order` and `page` of an address. `orders`: the API's words, without the minus. */
function parseListSearch(raw: Record<string, unknown>, orders: readonly string[]): ListSearch {
  const order = searchText(raw.order, 30);
  return {
    q: searchText(raw.q),
    order: order && orders.includes(order.replace(/^-/, '')) ? order : undefined,
    page: searchPage(raw.page),
  };
}

type Raw = Record<string, unknown>;
type Parts = Record<string, (value: unknown) => unknown>;
type SearchOf<Of extends Parts> = { [Name in keyof Of]?: ReturnType<Of[Name]> };

/** Reads the parts of an address's search; a part that it does not know is left out. */
export const searchOf =
  <Of extends Parts>(parts: Of) =>
  (raw: Raw): SearchOf<Of> =>
    Object.fromEntries(
      Object.entries(parts).map(([name, read]) => [name, read(raw[name])]),
    ) as SearchOf<Of>;

/** The same for a list that can be ordered by these, `-` for the other direction. */
export const listSearchOf = <
  const Order extends string = never,
  Of extends Parts = Record<never, never>,
>(
  orders: readonly Order[],
  parts?: Of,
) => {
  const own = searchOf(parts ?? {});
  return (raw: Raw) =>
    ({ ...parseListSearch(raw, orders), ...own(raw) }) as Omit<ListSearch, 'order'> & {
      order?: Order | `-${Order}` | undefined;
    } & SearchOf<Of>;
};

export const textUpTo = (max: number) => (value: unknown) => searchText(value, max);

export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]) =>
  (value: unknown): Choice | undefined =>
    choices.find((choice) => choice === value);

/** A whole number above 0 with at most six digits. */
export const searchCount = (value: unknown): number | undefined =>
  /^[1-9]\d{0,5}$/.test(String(value)) ? Number(value) : undefined;

/** Of a list that has nothing but its rows. */
export const parsePlainSearch = (raw: Raw) => parseListSearch(raw, []);

/** The rows of a page that the specification knows: each list has its own, on every screen. */
export type PageRows = 10 | 20 | 50 | 100;

/** The search as the API's query string takes it. */
export function toPageQuery<Search extends ListSearch>(
  { page = 1, ...filters }: Search,
  take: PageRows,
): Omit<Search, 'page'> & { skip: string; take: string } {
  return { ...filters, skip: String((page - 1) * take), take: String(take) };
}

/** How many filters are set: everything except order and page. */
export function countGiven({
  order: _order,
  page: _page,
  ...filters
}: object & ListSearch): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}
