import type { TownPage, VillaTypePage } from '#site/data.ts';

/** What the page of a region shows. */
export function townView(town: TownPage) {
  return {
    ...town,
    title: `${town.name} kiralık villalar`,
    listingHref: `/listing?town=${town.slug}`,
    trail: [
      { name: 'Ana sayfa', path: '/' },
      { name: 'Bölgeler', path: '/regions' },
      { name: town.name, path: `/${town.slug}` },
    ],
    related: [
      { title: `${town.name} villa tipleri`, links: withoutCounts(town.types) },
      { title: 'Komşu bölgeler', links: town.neighbours },
    ],
  };
}

/** What the page of a villa type shows. */
export function villaTypeView(type: VillaTypePage) {
  return {
    ...type,
    name: type.heading || type.name,
    title: type.heading || type.name,
    listingHref: `/listing?type=${type.slug}`,
    trail: [
      { name: 'Ana sayfa', path: '/' },
      { name: 'Kiralık villalar', path: '/listing' },
      { name: type.name, path: `/${type.slug}` },
    ],
    related: [{ title: 'Bu tipin bölgeleri', links: withoutCounts(type.towns) }],
  };
}

/** A count of villas that are both would promise what the linked page does not show. */
const withoutCounts = (links: readonly { slug: string; name: string }[]) =>
  links.map(({ slug, name }) => ({ slug, name }));
