import { answerBy } from '#domain/office/answer-by.ts';
import { lateArrivalText } from '#domain/stay-page/late-arrival-text.ts';
import counted from './counted.ts';

/** A price and what belongs to it: lines, dues, extras, cancelling. */
export default {
  party: counted.party,
  total: (nights: number) => `Toplam · ${counted.nights(nights)}`,
  prepayment: 'Onaydan sonra ön ödeme',
  prepaymentNow: 'Ön ödeme (şimdi, kartla)',
  /** Payments on arrival have the same name before the request, on every later page and at payment. */
  due: {
    extras: 'Ek hizmetler (acentaya)',
    /** An interim payment, by its last day. */
    part: (day: string) => `Ara ödeme, en geç ${day}`,
    atDoor: 'Girişte ödenecek',
    deposit: 'Hasar depozitosu (girişte, iade edilir)',
  },
  /** The price stands in the visitor's currency. */
  approximately: '<price></price>; ödeme ₺ ile alınır.',
  /** `time` as it is written. */
  lateArrival: (time: string) => lateArrivalText(time),
  lines: {
    nightsAt: {
      early: (nights: number) => `${counted.nights(nights)} · erken rezervasyon fiyatı`,
      longStay: (nights: number) => `${counted.nights(nights)} · uzun konaklama fiyatı`,
      before: (nights: number) => `${counted.nights(nights)} · kampanyadan önce`,
    },
    nights: (days: string, nights: number, nightly: string) =>
      `${days} · ${counted.nights(nights)} × ${nightly}`,
    early: (rate: string) => `Erken rezervasyon indirimi · ${rate}`,
    longStay: (rate: string) => `Uzun konaklama indirimi · ${rate}`,
    agency: 'Acenta indirimi',
    cleaning: 'Temizlik ücreti',
    perNight: (extra: string) => `${extra}, gecelik`,
    perPerson: (extra: string) => `${extra}, kişi başı`,
    pieces: (extra: string, pieces: number) => `${extra} (${pieces} adet)`,
  },
  extras: {
    perNight: (each: string, nights: number) => `${each} × ${counted.nights(nights)}`,
    perPerson: (each: string, people: number) => `${each} × ${counted.people(people)}`,
    pieces: (each: string, pieces: number) => `${each} × ${pieces}`,
    onePiece: 'adet fiyatı',
  },
  /** `until`: the end of the request's hold, ISO 8601. */
  answerBy: (until: string) => answerBy(until),
  /** What the law wants beside a struck-through price. */
  campaign: (days: string) => `Kampanya: ${days}`,
  cancel: {
    heading: 'İptal koşulları',
    all: 'Bütün iptal koşulları',
    freeUntilDays: (days: number) => `Girişe ${days} gün kalana dek ücretsiz iptal`,
    freeUntil: (day: string) => `${day} gününe kadar ücretsiz iptal`,
    line: (when: string, back: string) => `${when}: ${back}`,
    from: (days: number) => `${days} gün ve daha fazla kala`,
    between: (least: number, most: number) => `${least}–${most} gün kala`,
    below: (days: number) => `${days} günden az kala`,
    until: (day: string) => `${day} gününe kadar`,
    later: 'Daha sonra',
    always: 'Bu tarihler için',
    backAll: 'ön ödemenin tamamı iade',
    backNone: 'iade yok',
    backPart: (rate: string) => `ön ödemenin ${rate} kadarı iade`,
  },
};
