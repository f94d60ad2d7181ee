import { expect, it } from 'vitest';
import { byRoom } from './rooms.ts';

const pictures = (text: string) =>
  text.split(' ').map((word) => ({ id: word, room: word.replace(/\d/, '') }));
const ids = (text: string) =>
  byRoom(pictures(text))
    .map(({ id }) => id)
    .join(' ');

it('puts the pictures of a room side by side, the cover and the order within a room kept', () => {
  expect(ids('Dış1 Havuz1 Dış2 Salon1 Havuz2 Dış3')).toBe('Dış1 Dış2 Dış3 Havuz1 Havuz2 Salon1');
  expect(ids('Havuz1 Havuz2')).toBe('Havuz1 Havuz2');
  expect(ids('1 Salon1 2')).toBe('1 2 Salon1');
  expect(byRoom([])).toEqual([]);
});
