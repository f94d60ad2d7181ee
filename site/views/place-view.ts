import { inPlace } from '#domain/locations/locative.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { PLAIN_SEARCH } from '#site/features/search/state/search-state.ts';
import { keyOfThumbnail } from '#site/lib/picture.ts';
import type { DistrictPage, PlaceTypePage, TownPage, VillaTypePage } from '#site/data.ts';

/** A page for a type of villas in a place, as the lists of places link to it. */
type Pair = { path: string; count: number; type: { slug: string } };

/** What the page of a region shows. */
export function townView(town: TownPage, pairs: readonly Pair[]) {
  return {
    ...town,
    title: `${town.name} kiralık villalar`,
    listingHref: `${PLAIN_SEARCH}?town=${town.slug}`,
    start: { town: [town.slug] },
    map: { title: `${town.name} ve çevresi`, filter: { town: [town.slug] }, centre: town.location },
    trail: [
      ...TO_REGIONS,
      { name: town.district, path: town.districtPath },
      { name: town.name, path: `/${town.slug}` },
    ],
    related: [
      { title: `${town.name} villa tipleri`, links: typeLinks(town.types, `/${town.slug}`, pairs) },
      {
        title: 'Komşu bölgeler',
        links: [
          { name: `${town.district}, bütün ilçe`, path: town.districtPath },
          ...town.neighbours.map(toPath),
        ],
      },
    ],
  };
}

/** What the page of a district shows: its text is told from what is in it. */
export function districtView(district: DistrictPage, pairs: readonly Pair[]) {
  const { name, path, province, regions, total } = district;
  return {
    ...district,
    title: `${name} kiralık villalar`,
    intro: districtIntro(district),
    body: [],
    listingHref: `${PLAIN_SEARCH}?district=${district.slug}`,
    start: { district: [district.slug] },
    trail: [...TO_REGIONS, { name, path }],
    map: { title: `${name} ve bölgeleri`, filter: { district: [district.slug] } },
    villages: regions.filter(({ villas }) => villas > 0),
    villagesTitle: `${inPlace(name)} nerede kalınır?`,
    description: `${province} ${name} ilçesinde ${total} kiralık villa: ${listNames(regions.map((town) => town.name))}.`,
    related: [{ title: `${name} villa tipleri`, links: typeLinks(district.types, path, pairs) }],
  };
}

function districtIntro({ name, province, regions, total, bedrooms }: DistrictPage): string {
  const places = listNames(regions.filter(({ villas }) => villas > 0).map((town) => town.name));
  const rooms =
    bedrooms.min === bedrooms.max ? `${bedrooms.min}` : `${bedrooms.min}–${bedrooms.max}`;
  const sentences = [
    `${places}: ${inPlace(province)}, ${name} ilçesinde ${total} kiralık villamız var.`,
    `Evler ${rooms} yatak odalı.`,
  ];
  return sentences.join(' ');
}

/** What the page of a villa type in a region or a district shows. */
export function placeTypeView({ place, type, ...page }: PlaceTypePage) {
  const heading = type.heading || `${type.name} villalar`;
  const name = `${inPlace(place.name)} ${lowerFirst(heading)}`;
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
    description: `${name}: ${page.total} ev. ${type.intro}`,
    trail: [
      ...TO_REGIONS,
      { name: place.name, path: place.path },
      { name: type.name, path: `${place.path}/${type.slug}` },
    ],
    related: [
      { title: `${place.name}, başka tipler`, links: page.otherTypes },
      { title: `${heading}, başka yerler`, links: page.otherPlaces },
    ],
  };
}

/** What the page of a villa type shows. */
export function villaTypeView(type: VillaTypePage, pairs: readonly Pair[]) {
  return {
    ...type,
    name: type.heading || type.name,
    title: type.heading || type.name,
    listingHref: `${PLAIN_SEARCH}?type=${type.slug}`,
    trail: [
      { name: 'Ana sayfa', path: '/' },
      { name: 'Kiralık villalar', path: '/listing' },
      { name: type.name, path: `/${type.slug}` },
    ],
    related: [
      {
        title: 'Bu tipin bölgeleri',
        links: type.towns.map((town) => linkOf(town, `/${town.slug}/${type.slug}`, pairs)),
      },
    ],
  };
}

const TO_REGIONS = [
  { name: 'Ana sayfa', path: '/' },
  { name: 'Bölgeler', path: '/regions' },
];

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

/** Names that a sentence begins with: all of a few, else the first three and how many more. */
function listNames(names: readonly string[]): string {
  if (names.length <= 4) return names.join(', ').replace(/, ([^,]*)$/, ' ve $1');
  return `${names.slice(0, 3).join(', ')} ve ${names.length - 3} bölge daha`;
}

/** "Lüks villalar" inside a sentence; "VIP villalar" stays. */
function lowerFirst(text: string): string {
  const [first = '', second = ''] = text;
  const isWord = second === second.toLocaleLowerCase('tr');
  return isWord ? first.toLocaleLowerCase('tr') + text.slice(1) : text;
}

/** The head of a page without a picture of its own: that of a villa whose card is not beside it. */
function headPicture(villas: readonly SearchItem[]): { image: string | null; color?: string } {
  const villa = villas[3];
  return villa ? { image: keyOfThumbnail(villa.thumbnail), color: villa.color } : { image: null };
}
