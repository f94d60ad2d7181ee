import type { ExtraChoice, VillaExtra } from '#domain/extras/offered.ts';
import { toNumber } from './days.ts';

/** The extras of every villa of the world; amounts that do not divide evenly. */
export const EXTRAS: readonly VillaExtra[] = [
  {
    id: 'sef',
    name: 'Özel şef',
    text: '',
    price: 33_333,
    unit: 'night',
    payee: 'agency',
    active: true,
  },
  {
    id: 'yatak',
    name: 'Ek yatak',
    text: '',
    price: 12_345,
    unit: 'piece',
    payee: 'owner',
    active: true,
  },
];

/** The extras that a visitor takes: chosen by the minute, so that no random number is used. */
export const takenBy = (turn: number): ExtraChoice[] =>
  turn % 3 === 0
    ? [
        { id: 'sef', quantity: 1 },
        { id: 'yatak', quantity: 1 + (turn % 4) },
      ]
    : [];

/** Their cost by the oracle's own arithmetic, in kuruş. */
export const costOfTaken = (taken: readonly ExtraChoice[], checkIn: string, checkOut: string) =>
  taken.reduce(
    (sum, { id, quantity }) =>
      sum + (id === 'sef' ? 33_333 * (toNumber(checkOut) - toNumber(checkIn)) : 12_345 * quantity),
    0,
  );
