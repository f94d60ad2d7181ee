import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/card.ts';

export default {
  name: (villa) => `Book ${villa}`,
  close: 'Close',
  opening: 'Opening the form…',
  ownHold: 'Held for you',
  unfit: 'Not available',
  noPrice: 'No price received',
  refresh: 'Refresh',
  goOn: 'Continue',
  chooseDates: 'Choose dates',
  arrival: 'Arrival',
  departure: 'Departure',
  guests: 'Guests',
  who: { adults: 'Adults', children: 'Children', babies: 'Infants' },
  ages: { adults: 'Ages 13 and over', children: 'Ages 3–12', babies: 'Ages 0–2' },
  fewer: { adults: 'Fewer adults', children: 'Fewer children', babies: 'Fewer infants' },
  more: { adults: 'More adults', children: 'More children', babies: 'More infants' },
  limits: (capacity, maxAdults) =>
    `The villa sleeps up to ${counted.people(capacity)}${maxAdults < capacity ? `, ${counted.adults(maxAdults)} at most` : ''}; infants under 3 are not counted.`,
  extras: (count) =>
    `Extras (${count} ${formatsOf('en').plural(count, { one: 'option', other: 'options' })})`,
  inTurkish: 'In Turkish',
  pieces: 'How many?',
  pricing: 'Calculating the price…',
  ownHeld: (code) => `These nights are held by your own request: ${code}.`,
  follow: 'Follow my request',
  ownAsked: (code) =>
    `You already have a request for these nights: <own>see the status of ${code}</own>.`,
  housesForParty: 'Villas for this number of guests',
  otherDates: 'Available dates:',
  tellFree: 'Let me know if it becomes free',
  tellCheaper: 'Let me know if the price falls',
  noSimilar: 'No similar villa nearby is free on these dates. <all>All free villas</all>',
  noCalendar: 'We could not load the calendar.',
  calendarComes: 'Loading the calendar…',
  again: 'Try again',
  showPrice: 'Show the price',
  refreshPrice: 'Refresh the price',
  request: 'Send booking request',
  book: 'Book now',
  instant: 'Instant confirmation: pay the prepayment by card and the booking is yours at once.',
  nothingNow: 'You pay nothing now.',
  yoursUntil: (answer) => `${answer}; the dates are yours until then.`,
  whatsapp: 'Ask on WhatsApp',
  hello: (villa) => `Hello, could you tell me more about ${villa}?`,
  helloFor: (villa, stay, party) =>
    `Hello, could you tell me more about a stay at ${villa}, ${stay}, ${party}?`,
  unanswered: (days) =>
    `The connection broke before the answer to your request for ${days} arrived.`,
  asking: 'Asking…',
  findOut: 'Find out what became of it',
  coming: (stay) => `The dates in your link have passed, so we looked at the same week: ${stay}.`,
} satisfies Like<typeof turkish>;
