/** Words for who comes and for rooms, folded and without endings. */
export const PEOPLE = [
  'kisi',
  'nufus',
  'kise',
  'ksi',
  'pax',
  'misafir',
  'insan',
  'people',
  'person',
  'guest',
];
/** Who comes along; `ADULTS` has it, too. */
export const FRIENDS = 'arkadas';
export const ADULTS = [
  'yetiskin',
  'buyuk',
  'eriskin',
  FRIENDS,
  'kardes',
  'kafadar',
  'kuzen',
  'kadin',
  'bayan',
  'erkek',
  'kiz',
  'adult',
];
/** "5 kız arkadaş", "2 erkek çocuk": the word after them says what is counted. */
export const SEXES = ['kiz', 'erkek', 'kadin', 'bayan'];
/** Two adults whom nobody counts. */
export const COUPLES = [
  ['kari', 'koca'],
  ['anne', 'baba'],
  ['annem', 'babam'],
  ['esim', 'ben'],
  ['esimle', 'ben'],
  ['ben', 'esim'],
] as const;
/** "7 kişiyiz, ikisi çocuk": counts among the people already mentioned. */
export const OF_THEM: Readonly<Record<string, number>> = {
  biri: 1,
  ikisi: 2,
  ucu: 3,
  dordu: 4,
  besi: 5,
};
/** Also said without a number: "çocuklu aile". */
export const CHILDREN = ['cocuk', 'cocug', 'child', 'children', 'kids', 'kid'];
export const SMALL_ONES = ['kucuk'];
/** What is named after those who use it. */
export const THINGS = ['havuz', 'yatak', 'yatag', 'karyola', 'sandalye', 'araba'];
export const BABIES = ['bebek', 'bebeg', 'bebis', 'baby', 'babies', 'infant', 'toddler'];
export const FAMILIES = ['aile', 'family', 'families'];
export const ROOMS = ['oda', 'yatakodasi', 'bedroom', 'room', 'rooms'];
export const BATHROOMS = ['banyo', 'tuvalet', 'bathroom', 'bath'];
export const PAIRS = ['cift', 'couple'];
export const HOMES = [
  'villa',
  'ev',
  'daire',
  'apart',
  'dubleks',
  'duplex',
  'tripleks',
  'triplex',
  'oda',
  'yatak',
];
