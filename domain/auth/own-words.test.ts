import { expect, it } from 'vitest';
import { isOwnWords } from './own-words.ts';

const PERSON = {
  firstName: 'Gülşah',
  lastName: 'Öztürk İnce',
  email: 'g.ozturk82@kiyivilla.example',
};

it.each([
  'gulsah.ozturk1990',
  'GülşahÖztürk!!!',
  'g.ozturk82@kiyivilla',
  'inceinceince12',
  'kiyivilla-1453',
])('is made of own words: %s', (password) => expect(isOwnWords(password, PERSON)).toBe(true));

it.each(['dört martı bir iskele', 'gulsah-martı-iskele', 'Zx9!kq72-pLm4'])(
  'is not: %s',
  (password) => expect(isOwnWords(password, PERSON)).toBe(false),
);
