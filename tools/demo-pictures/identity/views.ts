import type { Hour, House } from './house.ts';

export type ViewKind =
  | 'front'
  | 'aerial'
  | 'evening'
  | 'pool'
  | 'indoor-pool'
  | 'terrace'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom';

/** One picture of a house; `id` is `<house>/<kind>`. */
export interface View {
  readonly id: string;
  readonly kind: ViewKind;
  /** Its hour; `blue` in the evening. */
  readonly light: Hour | 'blue';
}

/**
 * The pictures of a house in the order of its gallery, the cover first. Most covers show the front,
 * some the house from above or in the evening, so that a page of the listing varies. `n` is the
 * villa's running number: neighbours show different views.
 */
export function viewsOf(house: House, n: number): View[] {
  const cover: ViewKind = n % 6 === 3 ? 'aerial' : n % 8 === 5 ? 'evening' : 'front';
  const other: ViewKind = n % 2 === 0 ? 'evening' : 'aerial';
  const outside = ['front', other] as const;
  const kinds: ViewKind[] = [
    cover,
    ...outside.filter((kind) => kind !== cover),
    ...(house.pool ? (['pool'] as const) : []),
    ...(house.indoorPool ? (['indoor-pool'] as const) : []),
    'terrace',
    n % 4 < 2 ? 'kitchen' : 'bathroom',
    'bedroom',
  ];
  return kinds.map((kind) => ({ id: `${house.id}/${kind}`, kind, light: lightOf(house, kind) }));
}

function lightOf({ hour }: House, kind: ViewKind): View['light'] {
  return kind === 'evening' ? 'blue' : hour;
}
