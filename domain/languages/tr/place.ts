import { inPlace } from '#domain/locations/locative.ts';

/** "Lüks villalar" inside a sentence; "VIP villalar" stays. */
function lowerFirst(text: string): string {
  const [first = '', second = ''] = text;
  const isWord = second === second.toLocaleLowerCase('tr');
  return isWord ? first.toLocaleLowerCase('tr') + text.slice(1) : text;
}
const namesOf = (names: readonly string[], more: number) =>
  more > 0
    ? `${names.join(', ')} ve ${more} bölge daha`
    : names.join(', ').replace(/, ([^,]*)$/, ' ve $1');

/** Pages of regions, districts and types of villas. */
export default {
  villasIn: (place: string) => `${place} kiralık villalar`,
  around: (place: string) => `${place} ve çevresi`,
  withPlaces: (district: string) => `${district} ve bölgeleri`,
  typesIn: (place: string) => `${place} villa tipleri`,
  neighbours: 'Komşu bölgeler',
  wholeDistrict: (district: string) => `${district}, bütün ilçe`,
  whereToStay: (district: string) => `${inPlace(district)} nerede kalınır?`,
  districtDescription: (
    province: string,
    district: string,
    villas: number,
    places: readonly string[],
    more: number,
  ) => `${province} ${district} ilçesinde ${villas} kiralık villa: ${namesOf(places, more)}.`,
  districtIntro: (
    province: string,
    district: string,
    villas: number,
    places: readonly string[],
    more: number,
    bedrooms: string,
  ) =>
    `${namesOf(places, more)}: ${inPlace(province)}, ${district} ilçesinde ${villas} kiralık villamız var. Evler ${bedrooms} yatak odalı.`,
  typeHeading: (type: string) => `${type} villalar`,
  typeIn: (heading: string, place: string) => `${inPlace(place)} ${lowerFirst(heading)}`,
  typeDescription: (name: string, houses: number, intro: string) =>
    `${name}: ${houses} ev. ${intro}`,
  otherTypes: (place: string) => `${place}, başka tipler`,
  otherPlaces: (heading: string) => `${heading}, başka yerler`,
  placesOfType: 'Bu tipin bölgeleri',
  home: 'Ana sayfa',
  villas: 'Kiralık villalar',
  places: 'Bölgeler',
  bestNights: ' En uygun geceleri <price></price>.',
  chooseDates: 'Tarih seçip arayın',
  seeAll: 'Hepsini görün',
  noneYet: 'Burada henüz yayında villa yok',
  allVillas: 'Bütün villalar',
  onTheMap: 'Haritada',
  about: (place: string) => `${place} hakkında`,
  gettingThere: 'Nasıl gidilir?',
  suits: 'Kime uyar?',
  shore: 'Plajlar ve limanlar',
  shoreKinds: {
    sand: 'kum plaj',
    mixed: 'kum ve çakıl plaj',
    pebble: 'çakıl plaj',
    platform: 'platform, iskele',
    rocks: 'kayalık koy',
    lake: 'göl kıyısı',
    harbour: 'liman',
  },
  shoreDistance: 'Uzaklık bölgenin merkezinden, kuş uçuşu.',
  shoreDistances: 'Uzaklıklar bölgenin merkezinden, kuş uçuşu.',
  villasAndIntro: (villas: number, intro: string) => `${villas} villa. ${intro}`,
  allLead: 'Her koyun başka bir gündüzü var. Bölgeleri ilçelerine göre sıraladık.',
  allDescription: (count: number, names: readonly string[]) =>
    `Villa kiraladığımız ${count} bölge: ${names.join(', ')} ve diğerleri.`,
};
