import type { NavLink } from './site-map.ts';

type District = { path: string; slug: string; name: string };
type Town = { slug: string; name: string; districtSlug: string; popular: boolean };

/** Districts with the regions that the agency puts first below each: the menu of places. */
export const menuPlaces = (districts: readonly District[], towns: readonly Town[]): NavLink[] =>
  districts.flatMap(({ path, slug, name }) => [
    { href: path, label: name, heads: true },
    ...towns.flatMap((town) =>
      town.popular && town.districtSlug === slug
        ? [{ href: `/${town.slug}`, label: town.name }]
        : [],
    ),
  ]);
