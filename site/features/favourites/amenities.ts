import type { VillaPage } from '#domain/villas/schema.ts';

/** Something that a house may have; `has` goes villa by villa. */
type Amenity = { name: string; has: readonly boolean[] };

/** House rules are sentences, no things. */
const thingsOf = ({ features }: Pick<VillaPage, 'features'>) =>
  features.filter(({ category }) => category !== 'Kurallar').flatMap(({ items }) => items);

const isEverywhere = ({ has }: Amenity) => has.every(Boolean);

/** What is in the houses: said once where all have it, and a row each for what tells them apart. */
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
