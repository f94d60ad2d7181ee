import { describe, expect, it } from 'vitest';
import { ageOn, assessList, type ListedPerson, missingOf } from './list-state.ts';

const CHECK_IN = '2027-06-14';
const ADULT: ListedPerson = {
  firstName: 'Gülşah',
  lastName: 'Öztürk',
  nationality: 'TR',
  hasIdentity: true,
  birthDate: '1990-06-14',
};
const BABY: ListedPerson = { ...ADULT, hasIdentity: false, birthDate: '2025-01-01' };
const BLANK: ListedPerson = {
  firstName: '',
  lastName: '',
  nationality: 'TR',
  hasIdentity: false,
  birthDate: null,
};

describe('an age', () => {
  it.each([
    ['1990-06-14', 37],
    ['1990-06-15', 36],
    ['2024-06-14', 3],
    ['2024-06-15', 2],
    ['2024-02-29', 3],
    ['2027-06-14', 0],
    ['2028-01-01', -1],
  ])('of somebody born on %s is %i on 14 June 2027', (birth, age) =>
    expect(ageOn(birth, CHECK_IN)).toBe(age),
  );
});

describe('what is missing of a person', () => {
  it.each<[string, Partial<ListedPerson>, string[]]>([
    ['nothing', {}, []],
    ['half a name', { lastName: '' }, ['name']],
    ['nationality', { nationality: null }, ['nationality']],
    ['the number', { hasIdentity: false }, ['identity']],
    ['day of birth and number', { hasIdentity: false, birthDate: null }, ['birthDate', 'identity']],
    ['nothing of a baby without a number', BABY, []],
    ['the number on the third birthday', { ...BABY, birthDate: '2024-06-14' }, ['identity']],
  ])('%s', (_, change, missing) =>
    expect(missingOf({ ...ADULT, ...change }, CHECK_IN)).toEqual(missing),
  );
});

describe('a guest list', () => {
  const party = { adults: 1, children: 0, babies: 1 };
  const state = (...people: ListedPerson[]) => assessList(people, party, CHECK_IN);

  it('is complete when everybody of the party is', () =>
    expect(state(ADULT, BABY)).toEqual({ done: 2, expected: 2, complete: true, notes: [] }));

  it('says how many are still to be written', () =>
    expect(state(ADULT, BLANK)).toMatchObject({
      done: 1,
      complete: false,
      notes: ['1 kişi daha yazılmalı.'],
    }));

  it('says whose facts are missing', () =>
    expect(state(ADULT, { ...ADULT, hasIdentity: false })).toMatchObject({
      complete: false,
      notes: ['1 kişinin bilgileri eksik.'],
    }));

  it('wants somebody of age', () =>
    expect(state({ ...ADULT, birthDate: '2010-01-01' }, BABY)).toMatchObject({
      complete: false,
      notes: ['Listede 18 yaşını doldurmuş en az bir kişi olmalı.'],
    }));

  it('tells when babies are not babies, without standing in the way', () =>
    expect(state(ADULT, ADULT)).toMatchObject({
      complete: true,
      notes: ['Rezervasyonda 1 bebek var; listede 3 yaşından küçük 0 kişi var.'],
    }));

  it('tells when more people come than were booked', () =>
    expect(state(ADULT, BABY, ADULT)).toMatchObject({
      complete: true,
      notes: ['Rezervasyon 2 kişi için; listede 3 kişi var.'],
    }));
});
