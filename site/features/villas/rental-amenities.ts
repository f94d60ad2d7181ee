import { fold } from '#domain/values/fold.ts';
import { remembered } from '#domain/values/remembered.ts';

/**
 * Search engines' names of amenities, by how an agency's own names begin or what they contain
 * (developers.google.com/search/docs/appearance/structured-data/vacation-rental).
 */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/klima/, 'ac'],
  [/balkon/, 'balcony'],
  [/bebek yata/, 'crib'],
  [/asansor/, 'elevator'],
  [/somine/, 'fireplace'],
  [/spor (aleti|salonu)|fitness/, 'gymFitnessEquipment'],
  [/yerden isitma|kalorifer|kombi|elektrikli isitici/, 'heating'],
  [/jakuzi/, 'hotTub'],
  [/\butu\b/, 'ironingBoard'],
  [/\bocak|tencere/, 'kitchen'],
  [/mikrodalga/, 'microwave'],
  [/mangal|barbeku/, 'outdoorGrill'],
  [/\bocak|^firin/, 'ovenStove'],
  [/teras/, 'patio'],
  [/hayvan kabul edilir/, 'petsAllowed'],
  [/^(ozel|ortak|kapali|isitmali|korunakli|sonsuzluk|cocuk) havuz/, 'pool'],
  [/ozel (plaj|iskele)/, 'privateBeachAccess'],
  [/televizyon|uydu/, 'tv'],
  [/camasir makinesi/, 'washerDryer'],
  [/basamaksiz giris|tekerlekli sandalye/, 'wheelchairAccessible'],
  [/internet|wi-?fi/, 'wifi'],
];

/** Houses have the same amenities, which an agency names once. */
const namesOf = remembered((amenity: string): ReadonlySet<string> => {
  const folded = fold(amenity);
  return new Set(NAMES.flatMap(([pattern, name]) => (pattern.test(folded) ? [name] : [])));
});

/** The amenities that search engines know, each once. */
export function rentalAmenities(amenities: readonly string[]): string[] {
  const found = amenities.map(namesOf);
  return NAMES.map(([, name]) => name).filter((name) => found.some((one) => one.has(name)));
}

/** Beds in search engines' terms, from texts like "1 çift kişilik yatak, 2 tek kişilik". */
export function rentalBeds(rooms: readonly { beds: string }[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { beds } of rooms) {
    for (const [, count, kind] of fold(beds).matchAll(/(\d+) (cift|tek) kisilik/g)) {
      const type = kind === 'cift' ? 'Double' : 'Single';
      counts.set(type, (counts.get(type) ?? 0) + Number(count));
    }
  }
  return [...counts].map(([type, count]) => ({ type, count }));
}
