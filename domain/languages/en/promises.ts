import type { Like } from '../like.ts';
import type turkish from '../tr/promises.ts';

export default {
  place:
    'The address, the location and the phone of the person who welcomes you open on your My stay page once your prepayment has arrived; we also email them before you arrive.',
  keys: 'The door code and the Wi-Fi password open on your My stay page on the day of arrival.',
  late: 'If you will arrive after 22:00, we leave the key in the key box; just write your arrival time a day before.',
  balance:
    'You pay the rest on arrival in cash or by bank transfer; if you like, you can pay it before on your My stay page.',
  extras:
    'Everything that the house charges for (pets, pool heating, cleaning during the stay) is listed as an extra with its price; it is added to the total only if you choose it, and nothing else is charged.',
  pets: 'Where pets are welcome, the price is listed as an extra on the page of the house; add it to your booking and write the kind, breed and weight in the note.',
  transfer:
    'The airport transfer is an extra: its price is on the page of the house, you add it with your booking or later on your My stay page, and you pay the agency for it. Please write your flight number two days before.',
  shortStays:
    'Gaps between two stays that are shorter than the minimum are let as a whole; all of them are on the Short gaps page.',
} satisfies Like<typeof turkish>;
