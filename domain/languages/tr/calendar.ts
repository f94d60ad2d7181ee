import counted from './counted.ts';

/** Months for choosing nights, and the days in them. The words in the cells are short: a cell is 40 px wide. */
export default {
  /** Half a day: free, booked, option, closed, past. */
  halves: { f: 'müsait', b: 'dolu', o: 'bekliyor', k: 'kapalı', p: 'geçmiş' },
  departure: 'çıkış',
  departureOnly: 'Yalnız çıkış',
  least: (nights: number) => `En az ${counted.nights(nights)}`,
  chooseArrival: 'Giriş gününüzü seçin',
  chooseDeparture: 'Çıkış gününüzü seçin',
  chooseDepartureAfter: (nights: number) => `Çıkış gününüzü seçin · en az ${nights}\u00a0gece`,
  chosen: (days: string, nights: number) => `${days} · ${counted.nights(nights)}`,
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  name: 'Giriş ve çıkış günü',
  clear: 'Tarihleri temizle',
  close: 'Kapat',
  /** Said between the number of a day and its price. */
  asDeparture: (day: string) => `${day}, çıkış günü olabilir, gecelik `,
  asArrival: (day: string) => `${day}, müsait, gecelik `,
};
