import type { Day } from '#domain/values/dates.ts';
import { kbsCountry } from './country-names.ts';

/** Somebody as the service is told; texts are empty where there is nothing to tell. */
export type KbsPerson = {
  kind: 'tckn' | 'passport';
  number: string;
  /** ISO 3166-1 alpha-2 */
  nationality: string;
  firstName: string;
  lastName: string;
  fatherName: string;
  motherName: string;
  sex: 'female' | 'male' | '';
  birthDate: Day | '';
  plate: string;
  phone: string;
  room: string;
  /** Turkish wall clock, `2026-07-14T16:00:00`. */
  arrival: string;
};

/** Who somebody is: the service corrects none of it, so a change is a departure and an arrival. */
const WHO = ['kind', 'number'] as const;
const WHO_FOREIGN = [
  ...WHO,
  'nationality',
  'firstName',
  'lastName',
  'fatherName',
  'motherName',
  'sex',
  'birthDate',
] as const;
/** What can be corrected while somebody is there. */
const STAY = ['arrival', 'room', 'plate', 'phone'] as const;

const differ = (one: KbsPerson, other: KbsPerson, names: readonly (keyof KbsPerson)[]) =>
  names.some((name) => one[name] !== other[name]);

export type KbsAct = 'arrive' | 'correct' | 'depart';
export type KbsState = 'absent' | 'present' | 'left';

/**
 * What is to be told next of somebody, or null. `told` is what was told last; `wanted` is how they
 * should be known, null when they cannot be told (somebody left the list, the stay is off).
 */
export function nextAct(
  { state, told }: { state: KbsState; told: KbsPerson | null },
  wanted: { person: KbsPerson | null; isOver: boolean } | null,
): KbsAct | null {
  if (state !== 'present') {
    const mayCome = wanted !== null && wanted.person !== null;
    // A report that never got through is made even after the stay; who has left comes back only now.
    return mayCome && (state === 'absent' || !wanted.isOver) ? 'arrive' : null;
  }
  if (wanted === null || wanted.isOver) return 'depart';
  if (wanted.person === null || told === null) return null;
  const who = told.kind === 'passport' ? WHO_FOREIGN : [...WHO, 'nationality' as const];
  if (differ(told, wanted.person, who)) return 'depart';
  return differ(told, wanted.person, STAY) ? 'correct' : null;
}

/** True for somebody of whom the service can be told; `asksParents`: of foreigners, it wants them. */
export const canBeTold = (person: KbsPerson, asksParents: boolean): boolean =>
  person.number !== '' &&
  kbsCountry(person.nationality) !== null &&
  (person.kind === 'tckn' ||
    (person.firstName !== '' &&
      person.lastName !== '' &&
      person.birthDate !== '' &&
      (!asksParents ||
        (person.fatherName !== '' && person.motherName !== '' && person.sex !== ''))));
