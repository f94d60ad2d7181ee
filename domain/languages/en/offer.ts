import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/offer.ts';

export default {
  title: 'Your personal offer',
  description: 'Villas that we picked for you, with dates and prices.',
  hello: (name) => `Hello ${name}`,
  accepted: 'We have received your request for this offer. Please write to us with any questions.',
  validUntil: (moment) =>
    `This offer is valid until ${moment} (Turkish time); the nights are held once you send your request.`,
  facts: (town, capacity, bedrooms) =>
    `${town} · ${counted.people(capacity)} · ${counted.bedrooms(bedrooms)}`,
  stay: (nights, party) => `${counted.nights(nights)} · ${party}`,
  dues: (prepayment, atDoor) => `Prepayment of ${prepayment} once confirmed, ${atDoor} on arrival`,
  ask: 'Send request',
  gone: 'This villa is no longer free on the dates of the offer.',
  failed: 'The offer could not be opened',
  write: 'Write to us',
} satisfies Like<typeof turkish>;
