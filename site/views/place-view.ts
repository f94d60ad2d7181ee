import type { SearchItem } from '#domain/search/schema.ts';
import { PLAIN_SEARCH } from '#site/features/search/state/search-state.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';
import { keyOfThumbnail } from '#site/lib/picture.ts';
import type { DistrictPage, PlaceTypePage, TownPage, VillaTypePage } from '#site/data.ts';
import { ifTranslated } from '#site/language.ts';

/** A page for a type of villas in a place, as the lists of places link to it. */
type Pair = { path: string; count: number; type: { slug: string } };

/** What the page of a region shows. */
export function townView(town: TownPage, pairs: readonly Pair[]) {
  const words = sayOnPage('place');
  return {
    ...town,
    title: words.villasIn(town.name),
    listingHref: `${PLAIN_SEARCH}?town=${town.slug}`,
    start: { town: [town.slug] },
    map: { title: words.around(town.name), filter: { town: [town.slug] }, centre: town.location },
    trail: [
      ...toRegions(),
      { name: town.district, path: town.districtPath },
      { name: town.name, path: `/${town.slug}` },
    ],
    related: [
      { title: words.typesIn(town.name), links: typeLinks(town.types, `/${town.slug}`, pairs) },
      {
        title: words.neighbours,
        links: [
          { name: words.wholeDistrict(town.district), path: town.districtPath },
          ...town.neighbours.map(toPath),
        ],
      },
    ],
  };
}

/** What the page of a district shows: its text is told from what is in it. */
export function districtView(district: DistrictPage, pairs: readonly Pair[]) {
  const { name, path, province, regions, total } = district;
  const words = sayOnPage('place');
  return {
    ...district,
    title: words.villasIn(name),
    intro: districtIntro(district),
    body: [],
    listingHref: `${PLAIN_SEARCH}?district=${district.slug}`,
    start: { district: [district.slug] },
    trail: [...toRegions(), { name, path }],
    map: { title: words.withPlaces(name), filter: { district: [district.slug] } },
    villages: regions.filter(({ villas }) => villas > 0),
    villagesTitle: words.whereToStay(name),
    description: words.districtDescription(province, name, total, ...firstNames(regions)),
    related: [{ title: words.typesIn(name), links: typeLinks(district.types, path, pairs) }],
  };
}

function districtIntro({ name, province, regions, total, bedrooms }: DistrictPage): string {
  const rooms =
    bedrooms.min === bedrooms.max ? `${bedrooms.min}` : `${bedrooms.min}–${bedrooms.max}`;
  const [places, more] = firstNames(regions.filter(({ villas }) => villas > 0));
  return sayOnPage('place').districtIntro(province, name, total, places, more, rooms);
}

/** What the page of a villa type in a region or a district shows. */
export function placeTypeView({ place, type, ...page }: PlaceTypePage) {
  const words = sayOnPage('place');
  const heading = type.heading || words.typeHeading(type.name);
  const name = words.typeIn(heading, place.name);
  const [filter, [slug = '']] = Object.entries(place.filter)[0] ?? ['', []];
  return {
    ...page,
    name,
    title: name,
    intro: type.intro,
    body: [],
    ...headPicture(page.villas),
    path: `${place.path}/${type.slug}`,
    listingHref: `${PLAIN_SEARCH}?${filter}=${slug}&type=${type.slug}`,
    description: words.typeDescription(name, page.total, ifTranslated(type.intro)).trim(),
    trail: [
      ...toRegions(),
      { name: place.name, path: place.path },
      { name: type.name, path: `${place.path}/${type.slug}` },
    ],
    related: [
      { title: words.otherTypes(place.name), links: page.otherTypes },
      { title: words.otherPlaces(heading), links: page.otherPlaces },
    ],
  };
}

/** What the page of a villa type shows. */
export function villaTypeView(type: VillaTypePage, pairs: readonly Pair[]) {
  const words = sayOnPage('place');
  return {
    ...type,
    name: type.heading || type.name,
    title: type.heading || type.name,
    listingHref: `${PLAIN_SEARCH}?type=${type.slug}`,
    trail: [
      { name: words.home, path: '/' },
      { name: words.villas, path: '/listing' },
      { name: type.name, path: `/${type.slug}` },
    ],
    related: [
      {
        title: words.placesOfType,
        links: type.towns.map((town) => linkOf(town, `/${town.slug}/${type.slug}`, pairs)),
      },
    ],
  };
}

function toRegions() {
  const { home, places } = sayOnPage('place');
  return [
    { name: home, path: '/' },
    { name: places, path: '/regions' },
  ];
}

type Link = { slug: string; name: string };

const typeLinks = (types: readonly Link[], place: string, pairs: readonly Pair[]) =>
  types.map((type) => linkOf(type, `${place}/${type.slug}`, pairs));

/** To the page of both where there is one. Else to that of one of them, without a count: it would promise what that page does not show. */
function linkOf({ slug, name }: Link, path: string, pairs: readonly Pair[]) {
  const pair = pairs.find((one) => one.path === path);
  return pair ? { name, path, count: pair.count } : { name, path: `/${slug}` };
}

const toPath = ({ slug, name, count }: Link & { count: number }) => ({
  name,
  count,
  path: `/${slug}`,
});

/** Names that a sentence begins with: all of a few, else the first three, and how many more. */
function firstNames(places: readonly { name: string }[]): [names: string[], more: number] {
  const shown = places.length <= 4 ? places : places.slice(0, 3);
  return [shown.map(({ name }) => name), places.length - shown.length];
}

/** The head of a page without a picture of its own: that of a villa whose card is not beside it. */
function headPicture(villas: readonly SearchItem[]): { image: string | null; color?: string } {
  const villa = villas[3];
  return villa ? { image: keyOfThumbnail(villa.thumbnail), color: villa.color } : { image: null };
}
