import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/quote.ts';

export default {
  party: counted.party,
  total: (nights) => `Total · ${counted.nights(nights)}`,
  prepayment: 'Prepayment once confirmed',
  prepaymentNow: 'Prepayment (now, by card)',
  due: {
    extras: 'Extras (to the agency)',
    /** An interim payment, by its last day. */
    part: (day) => `Interim payment by ${day}`,
    atDoor: 'Due on arrival',
    deposit: 'Damage deposit (on arrival, refundable)',
  },
  approximately: '<price></price>; amounts are charged in Turkish lira.',
  lateArrival: (time) =>
    `On the day of arrival the house is yours from ${time}: the guests before you leave late.`,
  lines: {
    nightsAt: {
      early: (nights) => `${counted.nights(nights)} · early booking price`,
      longStay: (nights) => `${counted.nights(nights)} · long stay price`,
      before: (nights) => `${counted.nights(nights)} · before the offer`,
    },
    nights: (days, nights, nightly) => `${days} · ${counted.nights(nights)} × ${nightly}`,
    early: (rate) => `Early booking discount · ${rate}`,
    longStay: (rate) => `Long stay discount · ${rate}`,
    agency: 'Agency discount',
    cleaning: 'Cleaning fee',
    perNight: (extra) => `${extra}, per night`,
    perPerson: (extra) => `${extra}, per person`,
    pieces: (extra, pieces) => `${extra} (× ${pieces})`,
  },
  extras: {
    perNight: (each, nights) => `${each} × ${counted.nights(nights)}`,
    perPerson: (each, people) => `${each} × ${counted.people(people)}`,
    pieces: (each, pieces) => `${each} × ${pieces}`,
    onePiece: 'price per piece',
  },
  answerBy: (until) =>
    `We will answer by ${formatsOf('en').instantLong(new Date(until))} (Turkish time)`,
  campaign: (days) => `Offer: ${days}`,
  cancel: {
    heading: 'Cancellation terms',
    all: 'All cancellation terms',
    freeUntilDays: (days) => `Free cancellation up to ${counted.days(days)} before arrival`,
    freeUntil: (day) => `Free cancellation until ${day}`,
    line: (when, back) => `${when}: ${back}`,
    from: (days) => `${days} days or more before arrival`,
    between: (least, most) => `${least}–${most} days before arrival`,
    below: (days) => `Less than ${counted.days(days)} before arrival`,
    until: (day) => `Until ${day}`,
    later: 'After that',
    always: 'For these dates',
    backAll: 'the whole prepayment is refunded',
    backNone: 'no refund',
    backPart: (rate) => `${rate} of the prepayment is refunded`,
  },
} satisfies Like<typeof turkish>;
