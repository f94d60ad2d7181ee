/** Below the calendar of a villa. */
export default {
  free: 'Müsait, gecelik ₺',
  booked: 'Dolu',
  option: 'Ödeme bekliyor',
  closed: 'Kapalı',
  turn: 'Çıkış ve giriş günü',
  later: 'Sonraki aylar',
  howToRead: 'Sayılar geceleri gösterir: 12–18 dolu ise 12’sinde bir misafir girer, 19’unda çıkar.',
  /** The only word of a month without a taken night. */
  allFree: 'müsait',
  /** "3–9, 14–20 dolu" */
  taken: {
    b: (nights: string) => `${nights} dolu`,
    o: (nights: string) => `${nights} bekliyor`,
    k: (nights: string) => `${nights} kapalı`,
  },
};
