import { openText } from '../state/open-text.ts';
import { type ListName, type SearchState, stayNights } from '../state/search-state.ts';
import type { KnownOptions } from '../state/use-options.ts';
import { formats, say } from '#site/language.ts';

/** A choice as a chip shows it. */
export type Chip = {
  key: string;
  /**
   * The server's name for it (domain/search/query/relaxed-filters.ts): several towns, for example,
   * are one filter.
   */
  filter: string;
  label: string;
  /** A search without this choice, from its first page. */
  remove: (state: SearchState) => SearchState;
};

const OPTION_LISTS = {
  town: 'towns',
  district: 'districts',
  type: 'villaTypes',
  feature: 'features',
} as const satisfies Record<ListName, keyof KnownOptions>;

/** Every filter in force. */
export function listChips(state: SearchState, options: KnownOptions): Chip[] {
  const chips: Chip[] = [];
  const { chips: words } = say('filters');
  const { money, stay, distance } = formats();
  const lira = (whole: number) => money(whole * 100);
  const add = (filter: string, label: string, nothing: Partial<SearchState>) =>
    chips.push({
      key: filter,
      filter,
      label,
      remove: (rest) => ({ ...rest, ...nothing, skip: 0 }),
    });

  if (state.month.length > 0) {
    add('dates', openText(state.month, state.nights), { month: [], nights: undefined });
  } else if (state.checkin && state.checkout) {
    const days = stay(state.checkin, state.checkout);
    const label = state.flex > 0 ? say('search').stayAndFlex(days, state.flex) : days;
    add('dates', label, { checkin: undefined, checkout: undefined, flex: 0 });
  }
  const guests = guestsLabel(state);
  if (guests) add('guests', guests, { adults: 0, children: 0, babies: 0 });
  for (const name of Object.keys(OPTION_LISTS) as ListName[]) {
    for (const slug of state[name]) chips.push(optionChip(name, slug, options));
  }
  if (state.bedrooms) {
    add('bedrooms', words.bedrooms(state.bedrooms), { bedrooms: undefined });
  }
  if (state.bathrooms) add('bathrooms', words.bathrooms(state.bathrooms), { bathrooms: undefined });
  if (state.sea) add('sea', words.sea(distance(state.sea)), { sea: undefined });
  if (state.rating) add('rating', words.rating(ratingText(state.rating)), { rating: undefined });
  if (state.instant) add('instant', say('filters').instant, { instant: undefined });
  if (state.bounds) add('bounds', words.area, { bounds: undefined });
  // Without a stay there is no total, so it filters nothing.
  const hasTotal = stayNights(state) !== null;
  if (hasTotal && state.minTotal) {
    add('minTotal', words.minTotal(lira(state.minTotal)), { minTotal: undefined });
  }
  if (hasTotal && state.maxTotal) {
    add('maxTotal', words.maxTotal(lira(state.maxTotal)), { maxTotal: undefined });
  }
  if (state.minPrice) {
    add('minPrice', words.minPrice(lira(state.minPrice)), { minPrice: undefined });
  }
  if (state.maxPrice) {
    add('maxPrice', words.maxPrice(lira(state.maxPrice)), { maxPrice: undefined });
  }
  return chips;
}

/** Tenths of a star: 45 is "4,5". */
export const ratingText = (tenths: number): string => formats().number(tenths / 10);

function optionChip(name: ListName, slug: string, options: KnownOptions): Chip {
  return {
    key: `${name}-${slug}`,
    filter: name === 'feature' ? `feature:${slug}` : name,
    label: nameOf(name, slug, options) ?? slug,
    remove: (rest) => ({ ...rest, [name]: rest[name].filter((one) => one !== slug), skip: 0 }),
  };
}

function nameOf(name: ListName, slug: string, options: KnownOptions): string | undefined {
  const known = [
    ...options[OPTION_LISTS[name]],
    ...(name === 'feature' ? options.otherFeatures : []),
  ];
  return known.find((one) => one.slug === slug)?.name;
}

/** Filters to drop, with their labels, and the remaining search. */
export function giveUp(
  state: SearchState,
  chips: readonly Chip[],
  filters: readonly string[],
): { label: string; rest: SearchState } {
  const given = chips.filter(({ filter }) => filters.includes(filter));
  return {
    label: given.map(({ label }) => label).join(' · '),
    rest: given.reduce((rest, chip) => chip.remove(rest), state),
  };
}

/** "4 yetişkin, 2 çocuk, 1 bebek"; empty when nobody was counted. */
export function guestsLabel({ adults, children, babies }: SearchState): string {
  const { counts } = say('search');
  return [
    adults && counts.adults(adults),
    children && counts.children(children),
    babies && counts.babies(babies),
  ]
    .filter(Boolean)
    .join(', ');
}
