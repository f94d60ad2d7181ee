import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/guestList.ts';

export default {
  done: '✓ Complete and saved',
  empty: 'Not filled in yet',
  onlyName: 'Your name is from your request; please fill in the rest',
  missing: (parts) => `Saved; missing: ${parts}`,
  parts: {
    name: 'full name',
    nationality: 'nationality',
    birthDate: 'date of birth',
    identity: 'identity number',
    parents: 'names of father and mother',
    sex: 'sex',
  },
  progress: (done, expected) => `${done} of ${counted.people(expected)} complete`,
  gaps: {
    missing: (count) =>
      `${count} more ${formatsOf('en').plural(count, { one: 'person has', other: 'people have' })} to be added.`,
    surplus: (count, expected) =>
      `The booking is for ${counted.people(expected)}; the list has ${count}.`,
    incomplete: (count) => `The details of ${counted.people(count)} are incomplete.`,
    adult: () => 'At least one person on the list must be 18 or over.',
    babies: (count, expected) =>
      `The booking has ${counted.babies(expected)}; ${count} on the list ${formatsOf('en').plural(count, { one: 'is', other: 'are' })} under 3.`,
  },
  saving: 'Saving…',
  offline: 'No connection; this is saved once you are online. Please keep the page open.',
  refused: 'Not saved; please correct the marked field.',
  stored: (number) => `Saved: ${number}`,
  identityNumber: 'Turkish identity number',
  passportNumber: 'Passport number',
  eitherNumber: 'Passport or Turkish identity number',
  wrong: {
    kind: 'Please choose the kind of document too.',
    tckn: 'Please enter a valid Turkish identity number.',
    passport: 'A passport number has 5–20 capital letters and digits.',
  },
} satisfies Like<typeof turkish>;
