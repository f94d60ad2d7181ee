import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/asked.ts';

export default {
  unknown: (words) =>
    `We did not understand what you meant by ${formatsOf('en').list(words.map((one) => `“${one}”`))}.`,
  nothingKnown: 'All our villas are below; narrow them down with a place, dates or guests.',
  people: (words, count) => `We took “${words}” to mean ${count} people.`,
  noneThere: (place) => `We have no villas in ${place}.`,
  nearThere: (place, nearest) =>
    `We have no villas in ${place}; our nearest places: ${nearest.join(', ')}.`,
  noFilter: (words) => `We have no filter for “${words}”: the page of each villa tells you.`,
  terms: (words) =>
    `We have no filter for “${words}”: how payment, cancellation, deposit and transfers work is told in our FAQ.`,
  noRate: (words) =>
    `“${words}”: we do not know today’s exchange rate, so we could not use this budget.`,
  tooMany:
    'None of our villas takes that many people: you can rent several close together, just write to us.',
  noDates: (nights, isBudget) =>
    `You named no dates: we looked for any ${isBudget ? 'affordable' : 'free'} ${
      nights === 7 ? 'week' : `stay of ${nights} nights`
    } in the next twelve months. Choose dates to see their prices.`,
  datesAreOver: (stay) => `Those days are over; the same week the next time it comes: ${stay}.`,
} satisfies Like<typeof turkish>;
