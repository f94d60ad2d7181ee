import { fold } from './fold.ts';
import { remembered } from './remembered.ts';

/** What has no marks and no other forms; a backquote is an apostrophe. */
const ASCII = /^[ -_a-~]*$/;

/** {@link fold} of names that are compared again and again. */
export const foldName = remembered((text) =>
  ASCII.test(text) ? text.toLowerCase().replace(/ +/g, ' ').trim() : fold(text),
);
