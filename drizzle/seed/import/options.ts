import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { amenityCategories, amenities } from '#drizzle/schema/amenities.ts';
import { publicSlugs } from '#drizzle/schema/locations.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { AMENITY_CATEGORIES } from '../content/amenities.ts';
import { VILLA_TYPES } from '../content/villas/villa-types.ts';
import type { Inserter } from './insert.ts';

/** Villa types; @returns the row id by slug. */
export function addVillaTypes(rows: Inserter): Map<string, number> {
  const ids = new Map<string, number>();
  VILLA_TYPES.forEach((type, index) => {
    const id = index + 1;
    ids.set(type.slug, id);
    rows.add(villaTypes, [
      {
        id,
        slug: type.slug,
        name: type.name,
        heading: type.heading,
        intro: type.intro,
        body: type.body,
        displayOrder: id,
        searchText: fold(type.name),
        sortKey: sortKey(type.name),
      },
    ]);
    rows.add(publicSlugs, [{ slug: type.slug, kind: 'villa_type', targetId: id }]);
  });
  return ids;
}

/** Feature categories and their features; @returns the row id of a feature by slug. */
export function addAmenities(rows: Inserter): Map<string, number> {
  const ids = new Map<string, number>();
  AMENITY_CATEGORIES.forEach((category, position) => {
    const categoryId = position + 1;
    rows.add(amenityCategories, [
      { id: categoryId, name: category.name, displayOrder: categoryId },
    ]);
    category.features.forEach((feature, index) => {
      const id = ids.size + 1;
      ids.set(feature.slug, id);
      rows.add(amenities, [{ ...feature, id, categoryId, displayOrder: index + 1 }]);
    });
  });
  return ids;
}
