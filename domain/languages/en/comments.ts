import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/comments.ts';

const plural = pluralOf('en');

export default {
  average: (average, count) =>
    `<b>${average}</b> / 5 · ${count} guest ${plural(count, { one: 'review', other: 'reviews' })}`,
  none: 'No reviews yet; they are written by guests who stayed here.',
  categories: {
    cleanliness: 'Cleanliness',
    location: 'Location',
    pool: 'Pool',
    equipment: 'Equipment',
    communication: 'Communication',
    value: 'Value for money',
  },
  stars: (rating) => `${rating}\u00a0out\u00a0of\u00a05`,
  verified: 'Verified stay',
  verifiedInLine: 'verified stay',
  translated: 'Translated',
  writtenIn: (name) => `In ${name}`,
  original: 'Read it as written',
  photo: (author, number) => `Photo ${number} by ${author}`,
  replies: { agency: 'Reply from the agency', owner: 'Reply from the owner' },
  title: (villa) => `Reviews of ${villa}`,
  description: (villa, town) => `${villa}, ${town}: reviews by guests who stayed here.`,
  heading: 'What guests say',
  sort: 'Sort reviews',
  filter: 'Filter reviews',
  orders: { newest: 'Newest', best: 'Highest rating', worst: 'Lowest rating' },
  allStars: 'All ratings',
  withStars: (rating) => `Rated ${rating}`,
  withPhotos: 'With photos',
  count: (reviews) => `${reviews} ${plural(reviews, { one: 'review', other: 'reviews' })}`,
  noneLikeThis: 'There is no such review. <all>See all reviews</all>',
  previous: 'Previous reviews',
  next: 'More reviews',
  whoWrites:
    'Only guests who stayed here write reviews; behind each “Verified stay” is a booking with us. We do not pick the good ones.',
  writeTitle: (villa) => `Review of ${villa}`,
  writeDescription: (villa, town) => `${villa}, ${town}: tell the next guests about your stay.`,
  howWasIt: 'How was your stay?',
} satisfies Like<typeof turkish>;
