/** Rooms to choose from that most villas have; bedrooms come from the villa's own list. */
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
 * Groups pictures by room, the rooms in the order of their first picture, so that the cover stays
 * first. Each picture without a room is a group of its own.
 */
export function byRoom<Picture extends { room: string }>(pictures: readonly Picture[]): Picture[] {
  return [...Map.groupBy(pictures, ({ room }) => room).values()].flat();
}
