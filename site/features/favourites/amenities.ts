import type { VillaPage } from '#domain/villas/schema.ts';

/** An amenity of a house; `has` has one entry per villa. */
type Amenity = { name: string; has: readonly boolean[] };

/** House rules are sentences and not amenities. */
const thingsOf = ({ features }: Pick<VillaPage, 'features'>) =>
  features.filter(({ category }) => category !== 'Kurallar').flatMap(({ items }) => items);

const isEverywhere = ({ has }: Amenity) => has.every(Boolean);

/** The amenities of the villas: common ones once, and a row for each that differs. */
export function compareAmenities(villas: readonly Pick<VillaPage, 'features'>[]): {
  shared: readonly string[];
  differing: readonly Amenity[];
} {
  const lists = villas.map((villa) => new Set(thingsOf(villa)));
  const all = [...new Set(lists.flatMap((names) => [...names]))].map((name) => ({
    name,
    has: lists.map((names) => names.has(name)),
  }));
  return {
    shared: all.filter(isEverywhere).map(({ name }) => name),
    differing: all.filter((amenity) => !isEverywhere(amenity)),
  };
}
