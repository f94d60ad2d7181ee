import { PROMISES } from '#domain/promises/sentences.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { between, chance, pick, randomFor } from '../random.ts';
import type { PoolFacts } from './villa-facts.ts';
import type { PlaceProfile } from './villa-places.ts';
import type { Sleeping } from './villa-rooms.ts';
import type { Traits } from './villa-traits.ts';

const LIRA = 100;

/**
 * Price of a night in July 2027 by number of bedrooms, in lira, for a house on the hills of Kalkan.
 */
const BY_BEDROOMS = [0, 6200, 8400, 11_500, 15_500, 20_500, 26_000];

/** 4.500 to 45.000 lira a night, rounded to a hundred. */
export function baseNightlyFor(n: number, traits: Traits, place: PlaceProfile): Kurus {
  const { types, kind, bedrooms } = traits;
  let lira = (BY_BEDROOMS[bedrooms] ?? 0) * place.price;
  if (kind === 'bungalow') lira *= 0.85;
  if (kind === 'apartment') lira *= 0.6;
  if (types.includes('luks-villalar')) lira *= 1.45;
  if (types.includes('ekonomik-villalar')) lira *= 0.8;
  if (types.includes('deniz-manzarali-villalar')) lira *= 1.1;
  if (types.includes('denize-sifir-villalar')) lira *= 1.25;
  if (types.includes('kapali-havuzlu-villalar')) lira *= 1.12;
  lira *= 0.93 + randomFor('price', n)() * 0.14;
  return Math.round(Math.min(45_000, Math.max(4500, lira)) / 100) * 100 * LIRA;
}

type Terms = {
  deposit: Kurus;
  depositTaker: 'agency' | 'owner';
  cleaningFee: Kurus;
  cleaningThreshold: number;
  minNightsSeason: number;
  minNightsOther: number;
  prepaymentRate: number;
  instant: boolean;
  instantAgreedOn: Day | null;
};

/**
 * Running number of one of the demo owner's houses. Guests prepay the agency more than its
 * commission there, so the agency owes the owner the rest.
 */
export const PAID_THROUGH_AGENCY = 40;

/** The rental terms; the deposit and the cleaning fee grow with the house. */
export function termsFor(n: number, { bedrooms, kind }: Traits): Terms {
  const random = randomFor('terms', n);
  const isVilla = kind === 'villa';
  const terms: Terms = {
    deposit: (isVilla ? 4000 + bedrooms * 1500 : 3000) * LIRA,
    depositTaker: chance(random, 0.75) ? 'owner' : 'agency',
    cleaningFee: (isVilla ? 1800 + bedrooms * 700 : 1500) * LIRA,
    cleaningThreshold: pick(random, [5, 7, 7, 7]),
    minNightsSeason: isVilla ? between(random, 4, 7) : between(random, 3, 4),
    minNightsOther: isVilla ? between(random, 2, 4) : 2,
    prepaymentRate: pick(random, [2000, 2000, 2000, 2000, 1500, 2500, 3000, 4000]),
    ...(n % 12 === 7
      ? { instant: true, instantAgreedOn: '2026-02-02' }
      : { instant: false, instantAgreedOn: null }),
  };
  return n === PAID_THROUGH_AGENCY ? { ...terms, prepaymentRate: 4000 } : terms;
}

type TermTexts = {
  included: string[];
  excluded: string[];
  houseRules: string[];
  notes: string;
};

/** What the price includes and excludes, and the house rules. */
export function termTextsFor(
  n: number,
  traits: Traits,
  sleeping: Sleeping,
  pools: readonly PoolFacts[],
): TermTexts {
  const { types } = traits;
  return {
    included: [
      'Elektrik ve su',
      'Kablosuz internet',
      'Giriş temizliği, nevresim ve havlu takımı',
      ...(pools.length > 0 ? ['Havuz ve bahçe bakımı'] : ['Bahçe bakımı']),
      ...(pools.some((pool) => pool.kind === 'indoor') ? ['Kapalı havuzun ısıtılması'] : []),
      ...(types.includes('kis-kiralik-villalar') ? ['Kış aylarında ısıtma'] : []),
      ...(types.includes('luks-villalar') ? ['7 gece ve üzerinde bir ara temizlik'] : []),
    ],
    // Cleaning, deposit and extras stand with their prices among the terms.
    excluded: [],
    houseRules: houseRules(traits, sleeping, pools),
    notes: notesFor(n, traits, sleeping),
  };
}

function houseRules(
  { types, kind }: Traits,
  sleeping: Sleeping,
  pools: readonly PoolFacts[],
): string[] {
  const rules = [
    `En çok ${sleeping.capacity} kişi konaklar; 3 yaşından küçükler bu sayıya girmez.`,
    'Konaklayan herkesin kimlik bilgisi girişten önce bildirilir.',
    'İç mekânda sigara içilmez.',
    'Parti, düğün ve benzeri etkinlik yapılmaz.',
  ];
  rules.push(
    types.includes('evcil-hayvan-dostu-villalar')
      ? 'Evcil hayvan, rezervasyonda bildirilmek koşuluyla kabul edilir; havuza girmez.'
      : 'Evcil hayvan kabul edilmez.',
  );
  if (pools.length > 0) rules.push('Çocuklar havuz başında yetişkinsiz bırakılmaz.');
  if (kind === 'apartment') rules.push('Ortak havuz 09.00–21.00 arasında kullanılır.');
  else rules.push('23.00’ten sonra dışarıda müzik çalınmaz.');
  return rules;
}

const COMMON_NOTES = [
  'Musluk suyu içilmez; ilk gün için bir damacana su bırakılır.',
  'Elektrik kesintisinde sorumlu kişi 30 dakika içinde gelir.',
  'Bahçe bakımı salı ve cuma sabahları yapılır, görevli gelmeden haber verir.',
  'Çöp kutuları bahçe kapısının dışındadır; geri dönüşüm için ayrı kutu var.',
  'Klima kapı ve pencere açıkken kendiliğinden durur.',
  PROMISES.late,
];

function notesFor(n: number, { types, floors, kind }: Traits, sleeping: Sleeping): string {
  const random = randomFor('notes', n);
  const candidates: string[] = [];
  if (types.includes('doga-icinde-villalar')) {
    candidates.push(
      'Son 300 metre toprak yoldur; binek araçla yavaş geçilir.',
      'Telefon çekimi operatöre göre değişir, evin içinde kablosuz internet kesintisizdir.',
      'Araçsız ulaşım güçtür, araç kiralamanızı öneririz.',
    );
  }
  if (types.includes('deniz-manzarali-villalar') && floors > 1) {
    candidates.push('Ev yamaçtadır; otoparktan girişe kadar merdiven çıkılır.');
  }
  if (types.includes('merkezi-villalar')) {
    candidates.push('Yaz akşamlarında çarşının sesi hafifçe duyulabilir.');
  }
  if (kind === 'apartment') candidates.push('Binada asansör yoktur.');
  if (floors === 3) candidates.push('Üç kat arasında merdiven var, merdivenlerde kapı bulunmaz.');
  if (sleeping.maxBabies > 0) {
    candidates.push('Bebek yatağı ve mama sandalyesi bir adettir; rezervasyonda ayırtın.');
  }
  if (sleeping.maxChildren === 0) {
    candidates.push('Ev iki kişiye göre düzenlenmiştir, çocuk konaklamasına uygun değildir.');
  }
  if (candidates.length > 0 && chance(random, 0.75)) return pick(random, candidates);
  return pick(random, COMMON_NOTES);
}
