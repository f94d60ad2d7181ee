import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/forms.ts';

export default {
  badDate: 'Please enter a valid date.',
  badNumber: 'Please enter a valid number.',
  missing: 'This field cannot be empty.',
  tooShort: (signs) =>
    `At least ${signs} ${formatsOf('en').plural(signs, { one: 'character', other: 'characters' })}, please.`,
  laterDate: 'Please choose a later date.',
  earlierDate: 'Please choose an earlier date.',
  atLeast: (least) => `At least ${least}, please.`,
  atMost: (most) => `At most ${most}, please.`,
  wrong: 'Please enter a valid value.',
  email: {
    form: 'Please enter a valid email address.',
    letters: 'Letters such as ş, ü or é are not possible before the @ of an email address.',
    several: 'Please enter a single email address.',
    length: 'The email address is too long.',
  },
  domain: (domain) => `Did you mean ${domain}?`,
  noAnswer:
    'Your message could not be sent. Please check your connection and try again; what you wrote is still here.',
  notAdded: (file, why) => `“${file}” was not added. ${why}`,
  picture: {
    empty: 'This file is empty (0 bytes). Download it completely and choose it again.',
    not_image: 'This file is not a picture. Please choose a JPEG, PNG or WebP.',
    format:
      'Your browser cannot open this kind of picture. Save it as JPEG or PNG and choose it again.',
    huge: 'This picture is too large (more than 200 megapixels). Make it smaller and choose it again.',
    cut_off:
      'The end of this picture is missing; it was not downloaded or copied completely. Copy it again from the original.',
    unreadable:
      'This picture could not be opened; it may be damaged or incomplete. Please choose another copy.',
    unsupported: 'Your browser cannot make pictures smaller. Please try a current browser.',
  },
} satisfies Like<typeof turkish>;
