import { answerBy } from '#domain/office/answer-by.ts';
import { DEFAULT_OFFICE, officeHoursText } from '#domain/office/office-hours.ts';

/** What mails say around their texts, and values that are words. */
export default {
  licence: (number: string) => `TÜRSAB belge no ${number}`,
  links: {
    payment: 'Güvenli ödemeye geç',
    guests: 'Misafir listesini doldur',
    voucher: 'Belgeyi indir (PDF)',
    map: 'Haritada aç',
    house: 'Evi gör',
  },
  karekod: 'Bankanızın uygulamasıyla okutun',
  bank: (bank: string, currency: string) => `Banka: ${bank} (${currency})`,
  holder: (name: string) => `Alıcı: ${name}`,
  noBank: 'Şu anda yayında bir hesabımız yok; ödeme için bizi arayın ya da bu postayı yanıtlayın.',
  /** An interim payment and its last day. */
  partBy: (amount: string, day: string) => `${amount}, en geç ${day}`,
  /** Days before the arrival, from `days` on. */
  daysAndMore: (days: number) => `Girişe ${days} gün ve daha fazla kala`,
  daysBefore: (days: number, last: number) => `Girişe ${days}–${last} gün kala`,
  keptNothing: 'kesinti yok',
  keptAll: 'iade yok',
  kept: (rate: string) => `kesinti ${rate}`,
  /** `until`: the end of a request's hold, ISO 8601. */
  answerBy: (until: string) => answerBy(until),
  /** `days`: how many days a week, counted from Monday; `hours`: "09:00-21:00". */
  office: (days: string, hours: string) => officeHoursText({ ...DEFAULT_OFFICE, days, hours }),
  subjects: {
    message: 'Mesajınız',
    question: (villa: string) => `${villa} hakkında soru`,
  },
  /** What a guest asked for (`describeRequest`), and what became of it. */
  wishes: {
    transfer: (amount: string) => `${amount} havale yapıldı`,
    cancel: (amount: string) => `İptal; koşullara göre iade ${amount}`,
    lateCheckout: (time: string) => `Çıkış saat ${time}`,
    adults: (adults: string) => `${adults} yetişkin`,
    children: (adults: string, children: string) => `${adults} yetişkin, ${children} çocuk`,
    babies: (adults: string, babies: string) => `${adults} yetişkin, ${babies} bebek`,
    everybody: (adults: string, children: string, babies: string) =>
      `${adults} yetişkin, ${children} çocuk, ${babies} bebek`,
    accepted: 'Onaylandı',
    declined: 'Olumsuz yanıtlandı',
  },
};
