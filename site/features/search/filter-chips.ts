import { groupThousands } from '#domain/money.ts';
import { formatStay } from '#domain/dates.ts';
import type { ListName, SearchState } from './search-state.ts';
import type { KnownOptions } from './use-options.ts';

/** A choice as a chip shows it, and the search without it. */
export type Chip = { key: string; label: string; without: SearchState };

const OPTION_LISTS = {
  town: 'towns',
  district: 'districts',
  type: 'villaTypes',
  feature: 'features',
} as const satisfies Record<ListName, keyof KnownOptions>;

/** Every filter in force, each with the search that remains when it is taken away. */
export function listChips(state: SearchState, options: KnownOptions): Chip[] {
  const rest = { ...state, skip: 0 };
  const chips: Chip[] = [];
  const add = (key: string, label: string, change: Partial<SearchState>) =>
    chips.push({ key, label, without: { ...rest, ...change } });

  if (state.checkin && state.checkout) {
    const flex = state.flex > 0 ? ` ± ${state.flex} gün` : '';
    const label = formatStay(state.checkin, state.checkout) + flex;
    add('dates', label, { checkin: undefined, checkout: undefined, flex: 0 });
  }
  const guests = guestsLabel(state);
  if (guests) add('guests', guests, { adults: 0, children: 0, babies: 0 });
  for (const name of Object.keys(OPTION_LISTS) as ListName[]) {
    for (const slug of state[name]) {
      const label = options[OPTION_LISTS[name]].find((one) => one.slug === slug)?.name ?? slug;
      add(`${name}-${slug}`, label, { [name]: state[name].filter((one) => one !== slug) });
    }
  }
  if (state.bedrooms) {
    add('bedrooms', `En az ${state.bedrooms} yatak odası`, { bedrooms: undefined });
  }
  if (state.minPrice) {
    add('min', `Gecelik ${groupThousands(state.minPrice)} ₺ ve üstü`, { minPrice: undefined });
  }
  if (state.maxPrice) {
    add('max', `Gecelik en çok ${groupThousands(state.maxPrice)} ₺`, { maxPrice: undefined });
  }
  return chips;
}

/** "4 yetişkin, 2 çocuk, 1 bebek"; empty when nobody was counted. */
export function guestsLabel({ adults, children, babies }: SearchState): string {
  return [
    adults && `${adults} yetişkin`,
    children && `${children} çocuk`,
    babies && `${babies} bebek`,
  ]
    .filter(Boolean)
    .join(', ');
}
