/** Rooms that most villas have, to choose from; bedrooms come from the villa's own list. */
export const COMMON_ROOMS = [
  'Dış',
  'Havuz',
  'Teras',
  'Bahçe',
  'Salon',
  'Mutfak',
  'Banyo',
  'Manzara',
];

/**
 * Pictures with those of a room side by side, the rooms in the order of their first picture, so that
 * the cover stays first. Pictures without a room are one of their own.
 */
export function byRoom<Picture extends { room: string }>(pictures: readonly Picture[]): Picture[] {
  return [...Map.groupBy(pictures, ({ room }) => room).values()].flat();
}
