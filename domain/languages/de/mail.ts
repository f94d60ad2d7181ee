import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/mail.ts';

const count = (number: string, one: string, other: string) =>
  `${number} ${formatsOf('de').plural(Number(number), { one, other })}`;
const adultsOf = (adults: string) => count(adults, 'Erwachsener', 'Erwachsene');
const childrenOf = (children: string) => count(children, 'Kind', 'Kinder');
const babiesOf = (babies: string) => count(babies, 'Baby', 'Babys');

export default {
  licence: (number) => `TÜRSAB-Lizenz Nr. ${number}`,
  links: {
    payment: 'Zur sicheren Zahlung',
    guests: 'Gästeliste ausfüllen',
    voucher: 'Buchungsbeleg herunterladen (PDF)',
    map: 'Karte öffnen',
    house: 'Villa ansehen',
  },
  karekod: 'Mit der App einer türkischen Bank scannen',
  bank: (bank, currency) => `Bank: ${bank} (${currency})`,
  holder: (name) => `Kontoinhaber: ${name}`,
  noBank:
    'Zurzeit ist kein Konto veröffentlicht; zum Zahlen rufen Sie uns bitte an oder antworten Sie auf diese E-Mail.',
  daysAndMore: (days) => `${days} Tage oder mehr vor Anreise`,
  daysBefore: (days, last) => `${days}–${last} Tage vor Anreise`,
  keptNothing: 'keine Gebühr',
  keptAll: 'keine Erstattung',
  kept: (rate) => `Gebühr ${rate}`,
  answerBy: (until) =>
    `Wir antworten spätestens am ${formatsOf('de').instantLong(new Date(until))} Uhr (türkische Zeit)`,
  office: (days, hours) =>
    `${days === '6' ? 'täglich außer sonntags' : days === '5' ? 'Montag bis Freitag' : 'täglich'} ${hours.replace('-', '–')}`,
  subjects: { message: 'Ihre Nachricht', question: (villa) => `Ihre Frage zu ${villa}` },
  wishes: {
    transfer: (amount) => `Überweisung von ${amount} getätigt`,
    cancel: (amount) => `Stornierung; Erstattung nach den Bedingungen ${amount}`,
    lateCheckout: (time) => `Check-out um ${time} Uhr`,
    adults: adultsOf,
    children: (adults, children) => `${adultsOf(adults)}, ${childrenOf(children)}`,
    babies: (adults, babies) => `${adultsOf(adults)}, ${babiesOf(babies)}`,
    everybody: (adults, children, babies) =>
      `${adultsOf(adults)}, ${childrenOf(children)}, ${babiesOf(babies)}`,
    accepted: 'Angenommen',
    declined: 'Leider nicht möglich',
  },
  /** An interim payment and its last day. */
  partBy: (amount, day) => `${amount} bis ${day}`,
} satisfies Like<typeof turkish>;
