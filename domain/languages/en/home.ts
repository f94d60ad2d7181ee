import type { Like } from '../like.ts';
import type turkish from '../tr/home.ts';

export default {
  where: 'Where are you going?',
  allPlaces: 'All places',
  villaOfMonth: 'Villa of the month',
  why: 'Why us?',
  popular: 'Villas guests love',
  allVillas: 'All villas',
  guestsSay: 'What guests say',
  otherWays: 'Other ways',
  discounted: 'Discounted villas',
  discountedText: 'Houses with an early-booking or long-stay discount; it is already in the total.',
  gaps: 'Short gaps',
  gapsText: 'A few nights between two bookings: no minimum stay.',
  howToRent: 'How to book',
  howToRentText: 'Seven steps, from choosing the villa to the return of the damage deposit.',
  types: 'What kind of house?',
  blog: 'Before you set off',
  allPosts: 'All articles',
  whoAnswers: 'Who answers the phone?',
  team: 'Our team',
  contact: 'Contact',
  documents: 'Our documents',
  description: 'Real prices, up-to-date calendars and the tourism permit number of every house.',
  licence: (number) => `TÜRSAB licence no. ${number}.`,
} satisfies Like<typeof turkish>;
