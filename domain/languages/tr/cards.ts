import { POOL_WORDS, type PoolTrait } from '#domain/villas/labels.ts';

/** A villa's card, its price, favourites, and what is said of pools and discounts. */
export default {
  favourite: (name: string) => `Favori: ${name}`,
  favourites: 'Favorileriniz',
  noFavourites: 'Favorilere eklenmiş villanız yok.',
  compare: 'Yan yana karşılaştırın',
  score: 'Puan',
  people: (count: number) => `${count} kişi`,
  bedrooms: (count: number) => `${count} yatak odası`,
  villas: (count: number) => `${count} villa`,
  nights: (count: number) => `${count} gece`,
  permit: (number: string) => `İzin no ${number}`,
  instant: 'Anında onay',
  aNight: 'gecelik',
  eachNight: 'gecelik <price></price>',
  pool: (traits: readonly PoolTrait[]) =>
    [
      ...traits.map((trait) => POOL_WORDS[trait]),
      traits.includes('children') ? 'havuzu' : 'havuz',
    ].join(' '),
  poolSize: (width: string, length: string, depth: string) =>
    `${width}\u00a0×\u00a0${length}\u00a0m, derinlik ${depth}\u00a0m`,
  heated: 'ısıtmalı',
  sheltered: 'dışarıdan görünmez',
  discounts: {
    early: (rate: string) => `${rate} erken rezervasyon indirimi`,
    long: (rate: string) => `${rate} uzun konaklama indirimi`,
    minNights: (nights: number) => `en az ${nights} gece`,
    daysBefore: (days: number) => `girişe en az ${days} gün kala`,
    nightsOf: (stay: string) => `${stay} geceleri`,
    nightsFrom: (day: string) => `${day} gecesinden sonra`,
    nightsUntil: (day: string) => `${day} gecesine kadar`,
    bookedUntil: (day: string) => `${day} gününe kadar yapılan rezervasyonlarda`,
    bookedIn: (days: string) => `${days} arasında yapılan rezervasyonlarda`,
  },
};
