import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, assessList, isBlank, type ListedPerson, missingOf } from './list-state.ts';

const CHECK_IN = '2027-06-14';
const ADULT: ListedPerson = {
  firstName: 'Gülşah',
  lastName: 'Öztürk',
  nationality: 'TR',
  hasIdentity: true,
  birthDate: '1990-06-14',
  fatherName: null,
  motherName: null,
  sex: null,
};
const BABY: ListedPerson = { ...ADULT, hasIdentity: false, birthDate: '2025-01-01' };
const BLANK: ListedPerson = {
  firstName: '',
  lastName: '',
  nationality: 'TR',
  hasIdentity: false,
  birthDate: null,
  fatherName: null,
  motherName: null,
  sex: null,
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

describe('what a service wants beyond the law', () => {
  const asked = { parents: true, everyNumber: true };
  const foreigner: ListedPerson = { ...ADULT, nationality: 'DE' };
  it.each<[string, Partial<ListedPerson>, string[]]>([
    ['all of a foreigner', {}, ['parents', 'sex']],
    ['one parent', { fatherName: 'Karl', sex: 'female' }, ['parents']],
    ['nothing', { fatherName: 'Karl', motherName: 'Anna', sex: 'female' }, []],
    ['nothing of a citizen', { nationality: 'TR' }, []],
    ['nothing of somebody without a nationality', { nationality: null }, ['nationality']],
  ])('%s', (_, change, missing) =>
    expect(missingOf({ ...foreigner, ...change }, CHECK_IN, asked)).toEqual(missing),
  );
  it("a baby's number", () => expect(missingOf(BABY, CHECK_IN, asked)).toEqual(['identity']));
  it('makes a list incomplete', () => {
    const party = { adults: 1, children: 0, babies: 0 };
    expect(assessList([foreigner], party, CHECK_IN).complete).toBe(true);
    expect(assessList([foreigner], party, CHECK_IN, asked).complete).toBe(false);
  });
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

  it('requires an adult', () =>
    expect(state({ ...ADULT, birthDate: '2010-01-01' }, BABY)).toMatchObject({
      complete: false,
      notes: ['Listede 18 yaşını doldurmuş en az bir kişi olmalı.'],
    }));

  it.each([
    ['2009-06-14', true],
    ['2009-06-15', false],
  ])('takes somebody born on %s for of age on 14 June 2027: %s', (birthDate, isOfAge) =>
    expect(state({ ...ADULT, birthDate }, BABY).complete).toBe(isOfAge),
  );

  it('warns when babies are too old, without a refusal', () =>
    expect(state(ADULT, ADULT)).toMatchObject({
      complete: true,
      notes: ['Rezervasyonda 1 bebek var; listede 3 yaşından küçük 0 kişi var.'],
    }));

  it('warns when there are more guests than booked', () =>
    expect(state(ADULT, BABY, ADULT)).toMatchObject({
      complete: true,
      notes: ['Rezervasyon 2 kişi için; listede 3 kişi var.'],
    }));

  it('counts a guest without a birth date neither as a baby nor as an adult', () =>
    expect(state({ ...ADULT, birthDate: null }, BABY)).toMatchObject({
      done: 1,
      complete: false,
      notes: ['1 kişinin bilgileri eksik.'],
    }));

  it.each<[string, Partial<ListedPerson>]>([
    ['a first name', { firstName: 'Gülşah' }],
    ['a surname', { lastName: 'Öztürk' }],
    ['a number', { hasIdentity: true }],
    ['a day of birth', { birthDate: '1990-06-14' }],
  ])('counts a place with only %s as a person whose facts are missing', (_, change) =>
    expect(state(ADULT, { ...BLANK, ...change }).notes).toEqual(['1 kişinin bilgileri eksik.']),
  );

  it('is complete exactly when enough guests are listed, all are complete and one is an adult', () => {
    const person = fc.record<ListedPerson>({
      firstName: fc.constantFrom('', 'Gülşah'),
      lastName: fc.constantFrom('', 'Öztürk'),
      nationality: fc.constantFrom(null, 'TR'),
      hasIdentity: fc.boolean(),
      birthDate: fc.constantFrom(null, '1990-06-14', '2009-06-14', '2009-06-15', '2025-01-01'),
      fatherName: fc.constant(null),
      motherName: fc.constant(null),
      sex: fc.constant(null),
    });
    const whole = fc.constantFrom(ADULT, BABY, { ...ADULT, birthDate: '2009-06-15' });
    const people = fc.array(fc.oneof(whole, person, fc.constant(BLANK)), { maxLength: 5 });
    const some = fc.nat({ max: 2 });
    fc.assert(
      fc.property(people, some, some, some, (list, adults, children, babies) => {
        const written = list.filter((one) => !isBlank(one));
        const whole = written.filter((one) => missingOf(one, CHECK_IN).length === 0);
        const { done, expected, complete, notes } = assessList(
          list,
          { adults, children, babies },
          CHECK_IN,
        );
        expect(done).toBe(whole.length);
        expect(expected).toBe(adults + children + babies);
        expect(complete).toBe(
          written.length >= expected &&
            whole.length === written.length &&
            whole.some(({ birthDate }) => birthDate !== null && birthDate <= '2009-06-14'),
        );
        // A list that is not complete tells the guest what is missing.
        if (!complete) expect(notes).not.toEqual([]);
      }),
    );
  });
});
