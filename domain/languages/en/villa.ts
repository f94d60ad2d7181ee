import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/villa.ts';

const plural = pluralOf('en');
const nightsOf = (count: number) => `${count} ${plural(count, { one: 'night', other: 'nights' })}`;

export default {
  people: (capacity, adults) => {
    const guests = plural(capacity, { one: 'guest', other: 'guests' });
    return adults < capacity
      ? `<b>${capacity}</b> ${guests}, at most ${adults} adults`
      : `<b>${capacity}</b> ${guests}`;
  },
  bedrooms: (count) => `<b>${count}</b> ${plural(count, { one: 'bedroom', other: 'bedrooms' })}`,
  bathrooms: (count) => `<b>${count}</b> ${plural(count, { one: 'bathroom', other: 'bathrooms' })}`,
  pools: (count) => `<b>${count}</b> ${plural(count, { one: 'pool', other: 'pools' })}`,
  reviews: (average, count) =>
    `${average} / 5 · ${count} ${plural(count, { one: 'review', other: 'reviews' })}`,
  permit: (number) => `Tourism permit <permit>${number}</permit>`,
  plainPermit: (number) => `Tourism permit ${number}`,
  seen: (who, day) => `Seen by ${who} on ${day}`,
  listing: (code) => `Listing ${code}`,
  favourite: 'Favourite',
  share: 'Share',
  sections: 'Parts of this page',
  menu: {
    rezervasyon: 'Booking',
    evde: 'House',
    musaitlik: 'Availability',
    fiyatlar: 'Prices',
    kosullar: 'Terms',
    konum: 'Location',
    yorumlar: 'Reviews',
  },
  villas: 'Villas to rent',
  chooseDates: 'Choose dates',
  preview: 'Preview: this is how visitors will see the page. Calendar and booking open with it.',
  why: 'Why this house',
  goodToKnow: 'Good to know',
  rooms: 'Rooms and pool',
  inTheHouse: 'What is in the house',
  availability: 'Availability',
  prices: 'Prices a night',
  terms: 'What you should know',
  place: 'Location',
  guestsSay: 'What guests say',
  questions: 'Questions and answers',
  booking: 'Booking',
  similar: 'Similar villas',
  included: 'Included in the price',
  excluded: 'Not included in the price',
  houseRules: 'House rules',
  pictures: (count) => `${count} ${plural(count, { one: 'picture', other: 'pictures' })}`,
  places: {
    sea: 'Sea',
    centre: 'Centre',
    market: 'Shop',
    restaurant: 'Restaurant',
    hospital: 'Hospital',
    airport: 'Airport',
  },
  mapOf: (town, district) => `${town}, ${district}; approximate location`,
  exactMapOf: (town, district) => `${town}, ${district}; where the house is`,
  circle: 'The house is inside the circle; we share its address after the prepayment.',
  dot: 'The house is at the mark; we share its address after the prepayment.',
  noPrices:
    'The prices of this villa have not been entered yet; <contact>write to us</contact> and we will make you an offer.',
  period: 'Period',
  leastNights: 'Min. nights',
  stayDays: {
    arrival: (days) => `Arrival on ${days}`,
    noArrival: 'No arrivals',
    departure: (days) => `Departure on ${days}`,
    noDeparture: 'No departures',
    maxNights: (nights) => `At most ${nightsOf(nights)}`,
    nightsByDay: (nights) => `Nights by day of arrival: ${nights}`,
  },
  week: 'Week ₺',
  ratesOfDay: (day) => `≈ at the rates of ${day}; charged in Turkish lira.`,
  ratesOfToday: '≈ at today’s rates; charged in Turkish lira.',
  check: (company) => `${company}: <check>copy and check our numbers</check>`,
  arrivalTitle: 'Arrival and departure',
  arrival: (from, until) => `Arrival from ${from}, departure by ${until}.`,
  minStayTitle: 'Minimum stay',
  minStay: (season, other) =>
    `${nightsOf(season)} for arrivals from June to September, ${nightsOf(other)} in other months. Short gaps between bookings are rented as a whole.`,
  cleaningTitle: 'Cleaning',
  cleaning: (nights) =>
    `Free for stays of ${nightsOf(nights)} or more; <price></price> for shorter stays.`,
  cleaningIncluded: 'Included in the price.',
  extrasTitle: 'Extras',
  extra: {
    stay: (name) => `${name} <price></price>`,
    night: (name) => `${name}, <price></price> a night`,
    person: (name) => `${name}, <price></price> a person`,
    piece: (name) => `${name} <price></price>`,
  },
  paymentTitle: 'Payment',
  payment: (rate, parts, isRestAtDoor) =>
    [
      `${rate} of the total as prepayment once confirmed`,
      ...parts.map(
        (part) =>
          `${part.rate} ${part.days} ${plural(part.days, { one: 'day', other: 'days' })} before arrival`,
      ),
      ...(isRestAtDoor ? ['the rest on arrival'] : []),
    ].join(', ') + '.',
  depositTitle: 'Damage deposit',
  deposit: '<price></price>, taken on arrival; returned on departure if nothing is damaged.',
  noDeposit: 'None.',
  cancelTitle: 'Cancellation',
  cancel:
    'What you get back depends on the days left until arrival. <terms>Cancellation terms</terms>',
  noQuestions: 'No questions yet. Ask what you would like to know, we answer by email.',
  allQuestions: (count) => `All ${count} questions`,
  ask: 'Ask a question',
  allReviews: (count) => `All ${count} reviews`,
  summary: (town, district, people, bedrooms) =>
    `${town}, ${district} · holiday villa to rent for ${people} people with ${bedrooms} ${plural(bedrooms, { one: 'bedroom', other: 'bedrooms' })}.`,
  description: (name, place, people, bedrooms) =>
    `${name}, ${place}: villa for ${people} people with ${bedrooms} ${plural(bedrooms, { one: 'bedroom', other: 'bedrooms' })}.`,
  withdrawn: (name) => `${name} is not for rent at the moment`,
  withdrawnDescription: (name, town) =>
    `${name} is not for rent at the moment. See the other villas in ${town}.`,
  withoutPermit:
    'The tourism rental permit of this house is not valid in our records at the moment. Under Law No. 7464 we cannot rent out a house without a permit; its page opens again once the permit is there.',
  paused:
    'This house has been taken off the site for a while. Existing bookings are not affected; please call us with any question.',
  villasOf: (town) => `Villas in ${town}`,
  allVillas: 'All villas',
  near: 'What is nearby',
  previewTitle: 'Preview',
  previewDescription: 'The page of a villa before it is published.',
  noPreview: 'The preview could not be opened',
} satisfies Like<typeof turkish>;
