/** Orders of the listing by their value in the address; the names are messages. */
export const SORTS = [
  'recommended',
  'price',
  '-price',
  'rating',
  'sea',
  'capacity',
  'newest',
] as const;
