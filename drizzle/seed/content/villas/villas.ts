import { slugify } from '#domain/values/slug.ts';
import { legalCapacity } from '#domain/villas/capacity.ts';
import { demoPhone } from '../identifiers.ts';
import { FIRST_NAMES, OWNER_COUNT, ownerFacts, SURNAMES } from '../people.ts';
import { between, chance, pick, randomFor, weighted } from '../random.ts';
import { TOWNS } from '../towns.ts';
import type { TownFacts } from '../towns.ts';
import type {
  AddressFacts,
  DistanceFacts,
  PermitFacts,
  PrivateFacts,
  VillaFacts,
} from './villa-facts.ts';
import { HOUSE_GUIDE, nearbyFor } from './house-words.ts';
import { amenitiesFor } from './villa-amenities.ts';
import { candourFor } from './villa-candour.ts';
import { composeName, findChosen, kindOfName } from './villa-names.ts';
import type { HomeKind } from './villa-names.ts';
import { PLACES, PLATE_OF_DISTRICT } from './villa-places.ts';
import type { PlaceProfile, Range } from './villa-places.ts';
import { offersFor } from './villa-offers.ts';
import { poolsFor, poolShapeFor, sleepingFor } from './villa-rooms.ts';
import { baseNightlyFor, termsFor, termTextsFor } from './villa-terms.ts';
import { traitsFor } from './villa-traits.ts';
import type { Traits } from './villa-traits.ts';
import { descriptionOf, summaryOf } from './villa-words.ts';

/** How many different homes `villaFacts` can make. */
export const MAX_VILLAS = 10_000;

const COMMISSION_RATE = 2000;

/**
 * The n-th home of the demo, 0 to 9,999; always the same for the same n. The first 120 have chosen
 * names and cover every region. Throws RangeError outside.
 */
export function villaFacts(n: number): VillaFacts {
  if (!Number.isInteger(n) || n < 0 || n >= MAX_VILLAS) throw new RangeError(`no home ${n}`);
  const { name, town, kind } = identityOf(n);
  const place = placeOf(town);
  const traits = traitsFor(n, kind, place, town.landscape);
  const sleeping = sleepingFor(n, traits);
  const pools = poolsFor(n, traits);
  const shape = poolShapeFor(n, traits, pools);
  const distances = distancesFor(n, traits, place);
  const terms = termsFor(n, traits);
  const { landscape } = town;
  const featureSlugs = amenitiesFor({ n, traits, sleeping, pools, shape, landscape });
  const texts = { n, name, town, traits, sleeping, pools, shape, distances, featureSlugs };
  const termTexts = termTextsFor(n, traits, sleeping, pools);
  const address = addressFor(n, town);
  const ownerIndex = n % OWNER_COUNT;
  return {
    ...terms,
    ...termTexts,
    ...candourFor({ ...texts, notes: termTexts.notes }),
    extras: offersFor(traits, pools),
    ...coordinatesFor(n, town, place),
    n,
    code: `V${1001 + n}`,
    name,
    slug: slugify(name),
    kind,
    ownerIndex,
    townSlug: town.slug,
    districtCode: town.districtCode,
    neighbourhood: address.neighbourhood,
    typeSlugs: [...traits.types],
    featureSlugs,
    summary: summaryOf(texts),
    description: descriptionOf(texts),
    bedrooms: traits.bedrooms,
    bathrooms: traits.bathrooms,
    floors: traits.floors,
    capacity: sleeping.capacity,
    maxAdults: sleeping.maxAdults,
    maxChildren: sleeping.maxChildren,
    maxBabies: sleeping.maxBabies,
    rooms: sleeping.rooms,
    pools,
    distances,
    checkInTime: '16:00',
    checkOutTime: '10:00',
    commissionRate: COMMISSION_RATE,
    baseNightly: baseNightlyFor(n, traits, place),
    winterSeason: landscape === 'sapanca',
    permit: permitFor(n, town, traits, ownerIndex, address),
    address,
    scene: {
      landscape,
      pool: shape,
      sea: traits.types.includes('deniz-manzarali-villalar'),
      size: traits.bedrooms >= 4 ? 'large' : 'small',
    },
    private: privateFor(n, name),
  };
}

function identityOf(n: number): { name: string; town: TownFacts; kind: HomeKind } {
  const chosen = findChosen(n);
  if (chosen) {
    return { name: chosen.name, town: townOf(chosen.townSlug), kind: kindOfName(chosen.name) };
  }
  const random = randomFor('identity', n);
  const town = weighted(
    random,
    TOWNS.map((one) => [one, placeOf(one).weight] as const),
  );
  const kind = drawKind(random(), town);
  return { name: composeName(n, kind), town, kind };
}

function townOf(slug: string): TownFacts {
  const town = TOWNS.find((one) => one.slug === slug);
  if (!town) throw new RangeError(`no town ${slug}`);
  return town;
}

function placeOf({ slug }: TownFacts): PlaceProfile {
  const place = PLACES[slug];
  if (!place) throw new RangeError(`no profile for ${slug}`);
  return place;
}

const APARTMENT_TOWNS = new Set(['kalkan', 'kas-merkez', 'calis', 'belek', 'akbuk', 'turgutreis']);

function drawKind(draw: number, { slug, landscape }: TownFacts): HomeKind {
  if (landscape === 'sapanca') return draw < 0.6 ? 'bungalow' : 'villa';
  if (slug === 'faralya') return draw < 0.35 ? 'bungalow' : 'villa';
  return APARTMENT_TOWNS.has(slug) && draw < 0.1 ? 'apartment' : 'villa';
}

/** Rounded to 10 metres below a kilometre, to 100 above. */
function drawMetres(random: () => number, [from, to]: Range): number {
  const metres = between(random, from, to);
  const step = metres < 1000 ? 10 : 100;
  return Math.round(metres / step) * step;
}

function distancesFor(n: number, { types }: Traits, place: PlaceProfile): DistanceFacts[] {
  const random = randomFor('distances', n);
  const has = (type: (typeof types)[number]) => types.includes(type);
  const isShore = has('denize-sifir-villalar');
  // At least 100 metres from the shore, unless the page says "denize sıfır".
  const sea: Range = isShore ? [20, 60] : [Math.max(100, place.sea[0]), place.sea[1]];
  let { centre } = place;
  if (has('merkezi-villalar')) centre = [150, 800];
  else if (has('doga-icinde-villalar'))
    centre = [Math.max(3000, centre[0]), Math.max(3500, centre[1])];
  return [
    { place: 'sea', metres: drawMetres(random, sea) },
    { place: 'centre', metres: drawMetres(random, centre) },
    { place: 'market', metres: drawMetres(random, place.market) },
    { place: 'restaurant', metres: drawMetres(random, place.market) },
    { place: 'hospital', metres: drawMetres(random, place.hospital) },
    { place: 'airport', metres: drawMetres(random, place.airport) },
  ];
}

function coordinatesFor(n: number, town: TownFacts, place: PlaceProfile) {
  const random = randomFor('coordinates', n);
  const shift = ([from, to]: Range) => from + random() * (to - from);
  return {
    latitude: toMetre(town.lat + shift(place.north)),
    longitude: toMetre(town.lng + shift(place.east)),
  };
}

/** Degrees to five decimals, about a metre. */
function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

const AVENUES = [
  'Atatürk Caddesi',
  'Cumhuriyet Caddesi',
  'Likya Caddesi',
  'Sahil Caddesi',
  'İnönü Caddesi',
  'Şehitler Caddesi',
  'Köy İçi Caddesi',
  'Hasat Caddesi',
];
const STREETS = [
  'Zeytin Sokak',
  'Begonvil Sokak',
  'Değirmen Sokak',
  'Çeşme Sokak',
  'Nar Sokak',
  'Okul Sokak',
  'Badem Sokak',
  'Kuyu Sokak',
  'Çam Sokak',
  'Yasemin Sokak',
  'Pınar Sokak',
  'Gün Işığı Sokak',
];

function addressFor(n: number, town: TownFacts): AddressFacts {
  const random = randomFor('address', n);
  return {
    neighbourhood: pick(random, town.neighbourhoods),
    avenue: pick(random, AVENUES),
    street: pick(random, STREETS),
    outerDoorNo: `${between(random, 1, 98)}${chance(random, 0.2) ? '/A' : ''}`,
    innerDoorNo: String(between(random, 1, 4)),
  };
}

/** A number like "07-4321", different for every home: the steps are coprime to the counts. */
function permitNumber(n: number, plate: number): string {
  const number = n < 9000 ? 1000 + ((n * 3779 + 211) % 9000) : 10_000 + (((n - 9000) * 379) % 1000);
  return `${String(plate).padStart(2, '0')}-${number}`;
}

function permitFor(
  n: number,
  town: TownFacts,
  { bedrooms }: Traits,
  ownerIndex: number,
  { neighbourhood, avenue, street, outerDoorNo, innerDoorNo }: AddressFacts,
): PermitFacts {
  const random = randomFor('permit', n);
  const owner = ownerFacts(ownerIndex);
  const plate = PLATE_OF_DISTRICT[town.districtCode];
  if (plate === undefined) throw new RangeError(`no plate for district ${town.districtCode}`);
  const day = (from: number, to: number) => String(between(random, from, to)).padStart(2, '0');
  return {
    no: permitNumber(n, plate),
    date: `${between(random, 2024, 2025)}-${day(1, 12)}-${day(1, 28)}`,
    holder: owner.companyTitle ?? `${owner.firstName} ${owner.lastName}`,
    address: `${neighbourhood} Mah. ${avenue} ${street} No: ${outerDoorNo} D: ${innerDoorNo}`,
    maxGuests: legalCapacity(bedrooms),
    plaqueNo: `P-${plate}${String(20_000 + n)}`,
    verifiedAt: `2026-${day(1, 10)}-${day(1, 28)}T09:00:00.000Z`,
  };
}

/** Invented facts for the handover; every phone is in one unassigned block. */
function privateFor(n: number, name: string): PrivateFacts {
  const random = randomFor('private', n);
  const person = () => `${pick(random, FIRST_NAMES)} ${pick(random, SURNAMES)}`;
  const short = slugify(name).replace(/^villa-|-evi$/g, '');
  return {
    greeterName: person(),
    greeterPhone: demoPhone(between(random, 10, 59)),
    caretakerName: person(),
    caretakerPhone: demoPhone(between(random, 60, 99)),
    keyBox: `Kapının solundaki kutu, şifre ${between(random, 1000, 9999)}`,
    doorCode: `${between(random, 1000, 9999)}#`,
    houseGuide: HOUSE_GUIDE,
    nearby: nearbyFor(n),
    wifiName: `kiyi-${short}`,
    wifiPassword: `ornek-${short}-${between(random, 100, 999)}`,
    calendarManager: pick(random, ['Acenta', 'Ev sahibi', 'Acenta ve ev sahibi birlikte']),
    agencyNotes: pick(random, [
      'Ev sahibi mesajla daha hızlı yanıt veriyor.',
      'Havuz bakımı salı ve cuma sabahı yapılıyor.',
      'Giriş saatini bir gün önceden karşılayana bildirin.',
      'Yedek anahtar ofiste, 3 numaralı dolapta.',
      'Sezon dışında su vanası kapalı; girişten bir gün önce açtırın.',
      'Ev sahibi haziranda bir haftayı kendisine ayırıyor.',
    ]),
  };
}
