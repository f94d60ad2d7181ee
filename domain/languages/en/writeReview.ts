import type { Like } from '../like.ts';
import type turkish from '../tr/writeReview.ts';

export default {
  open: 'Write a review',
  received: 'Thank you. Once we have read and approved your review, it appears here.',
  refused: 'Your review could not be taken. Please fill in the fields and send it again.',
  rating: 'Your rating (5 is best)',
  ratingMissing: 'Please give a rating.',
  detailsHint: 'Details are optional; leave out what you do not know.',
  categories: {
    cleanliness: 'Cleanliness',
    location: 'Location',
    pool: 'Pool',
    equipment: 'Equipment',
    communication: 'Communication',
    value: 'Value for money',
  },
  text: 'Your review',
  textHint:
    'Write about the house, the pool and the surroundings as you would tell the next guest.',
  author: 'Your name',
  authorHint: 'Shown below the review.',
  code: 'Booking code',
  codeHint: 'Only guests who stayed here write; your code is in your email.',
  email: 'Email',
  emailHint: 'The address of your booking; it is not published.',
  photos: 'Photos (optional)',
  photosHint:
    'Up to 5 photos, 5 MB each and 15 MB together. Nobody sees them before we approve them; where they were taken is deleted.',
  send: 'Send review',
  sending: 'Sending…',
} satisfies Like<typeof turkish>;
