import type { Like } from '../like.ts';
import type turkish from '../tr/requestPage.ts';

export default {
  title: (villa) => `Booking request for ${villa}`,
  description: (villa, town) =>
    `${villa}, ${town}: see the price of your dates and send your request.`,
  when: 'When would you like to stay?',
  calendar: 'See which days are free in the <calendar>calendar</calendar>.',
  extras: 'Extras (optional)',
  updateTotal: 'Update the total',
} satisfies Like<typeof turkish>;
