import { describe, expect, it } from 'vitest';
import { STATUSES } from '#domain/reservation-status.ts';
import { ownerMayCall } from './owner-contact.ts';

const STAY = { checkIn: '2027-06-10', checkOut: '2027-06-17' };

describe('the phone of a guest', () => {
  it.each([
    ['2027-06-07', false],
    ['2027-06-08', true],
    ['2027-06-10', true],
    ['2027-06-17', true],
    ['2027-06-18', false],
  ])('is the owner’s to see on %s: %s', (today, expected) => {
    expect(ownerMayCall({ ...STAY, status: 'confirmed' }, today)).toBe(expected);
  });

  it('is theirs only while the stay is sure or there', () => {
    const seen = STATUSES.filter((status) => ownerMayCall({ ...STAY, status }, '2027-06-10'));
    expect(seen).toEqual(['confirmed', 'staying']);
  });
});
