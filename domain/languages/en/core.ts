import { formatsOf, pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/core.ts';

const plural = pluralOf('en');

export default {
  notCome: 'Please check your connection and try again.',
  copied: (text) => `${text} copied.`,
  notCopied: 'Could not be copied. You can select the text and copy it.',
  linkCopied: 'Link copied',
  linkNotCopied: 'Could not be copied. You can take the link from the address bar.',
  favouriteAdded: 'Villa added to your favourites.',
  favouriteRemoved: 'Villa removed from your favourites.',
  loading: 'Loading…',
  townsFailed: 'The places could not be loaded.',
  typesFailed: 'The villa types could not be loaded.',
  siteFailed: 'Could not be loaded. Please check your connection.',
  ratesOf: (day) => `≈ at the rates of ${formatsOf('en').dayShort(day)}; charged in Turkish lira.`,
  newsletter: {
    onaylandi: 'Your email address is confirmed. Our letters are on their way.',
    ayrildi: 'You have left our list. We will send no more letters.',
    gecersiz: 'This link has expired. You can sign up again at the foot of the page.',
  },
  pictures: {
    dialog: 'Pictures',
    strip: 'Strip of pictures',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    rooms: 'Rooms',
    notCome: 'The other pictures did not load. Please check your connection and try again.',
  },
  questionsFound: (count) =>
    `${count} ${plural(count, { one: 'question', other: 'questions' })} found.`,
  noQuestion:
    'No question has these words; all of them are below. <contact>Write to us</contact> and we will answer.',
} satisfies Like<typeof turkish>;
