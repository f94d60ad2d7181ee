import type { Status } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Party } from '#domain/values/party.ts';

/**
 * The states in which a guest can fill in the list: identity data is not requested before the stay
 * is confirmed.
 */
export const FILLING_STATES: readonly Status[] = ['confirmed', 'staying'];

/**
 * Children younger than this do not count towards the capacity of a villa, and need no identity
 * number.
 */
const BABY_UNTIL = 3;

const ADULT_FROM = 18;

/** What the law (no. 1774) requires of each person, in the order of the form. */
export const PERSON_PARTS = [
  'name',
  'nationality',
  'birthDate',
  'identity',
  'parents',
  'sex',
] as const;
type PersonPart = (typeof PERSON_PARTS)[number];

export const PART_LABELS: Record<PersonPart, string> = {
  name: 'ad soyad',
  nationality: 'uyruk',
  birthDate: 'doğum tarihi',
  identity: 'kimlik numarası',
  parents: 'baba ve anne adı',
  sex: 'cinsiyet',
};

/** A person of a guest list, as far as completeness depends on it. */
export type ListedPerson = {
  firstName: string;
  lastName: string;
  nationality: string | null;
  hasIdentity: boolean;
  birthDate: string | null;
  fatherName: string | null;
  motherName: string | null;
  sex: string | null;
};

/**
 * What the service by which a villa's guests are reported wants beyond that: `parents`: of
 * foreigners their parents' names and their sex; `everyNumber`: a baby's number, too.
 */
export type Asked = { parents: boolean; everyNumber: boolean };

/** Of a villa whose guests are reported by hand. */
export const NOTHING_MORE: Asked = { parents: false, everyNumber: false };

/** Age in full years on a day; negative for a birth after that day. */
export function ageOn(birthDate: string, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** What is still missing of a person. A baby's number is optional unless it is asked for. */
export function missingOf(
  person: ListedPerson,
  checkIn: Day,
  asked: Asked = NOTHING_MORE,
): PersonPart[] {
  const isBaby = person.birthDate !== null && ageOn(person.birthDate, checkIn) < BABY_UNTIL;
  const isForeigner = person.nationality !== null && person.nationality !== 'TR';
  const asksMore = asked.parents && isForeigner;
  const has: Record<PersonPart, boolean> = {
    name: person.firstName !== '' && person.lastName !== '',
    nationality: person.nationality !== null,
    birthDate: person.birthDate !== null,
    identity: person.hasIdentity || (isBaby && !asked.everyNumber),
    parents: !asksMore || Boolean(person.fatherName && person.motherName),
    sex: !asksMore || person.sex !== null,
  };
  return PERSON_PARTS.filter((part) => !has[part]);
}

/** True for an entry in which nothing has been filled in. */
export const isBlank = ({ firstName, lastName, hasIdentity, birthDate }: ListedPerson): boolean =>
  firstName === '' && lastName === '' && birthDate === null && !hasIdentity;

/** What is missing of a list or looks wrong: how many people, and how many were booked. */
export const GAPS = ['missing', 'surplus', 'incomplete', 'adult', 'babies'] as const;
type Gap = { kind: (typeof GAPS)[number]; count: number; expected: number };

export const GAP_WORDS = {
  missing: (count: number, _expected: number) => `${count} kişi daha yazılmalı.`,
  surplus: (count: number, expected: number) =>
    `Rezervasyon ${expected} kişi için; listede ${count} kişi var.`,
  incomplete: (count: number, _expected: number) => `${count} kişinin bilgileri eksik.`,
  adult: (_count: number, _expected: number) =>
    'Listede 18 yaşını doldurmuş en az bir kişi olmalı.',
  babies: (count: number, expected: number) =>
    `Rezervasyonda ${expected} bebek var; listede 3 yaşından küçük ${count} kişi var.`,
} satisfies Record<Gap['kind'], (count: number, expected: number) => string>;

type ListState = {
  /** People whose entry is complete. */
  done: number;
  /** People of the stay, babies included. */
  expected: number;
  complete: boolean;
  /** What is missing and what looks wrong, in words for clerks. */
  notes: string[];
};

/** How complete a guest list is, compared with the party that was booked. */
export function assessList(...list: Parameters<typeof findGaps>): ListState {
  const { gaps, ...state } = assess(...list);
  const notes = gaps.map(({ kind, count, expected }) => GAP_WORDS[kind](count, expected));
  return { ...state, notes };
}

/** What is missing of it and what looks wrong, for words of any language. */
export const findGaps = (
  people: readonly ListedPerson[],
  party: Party,
  checkIn: Day,
  asked: Asked = NOTHING_MORE,
): Gap[] => assess(people, party, checkIn, asked).gaps;

function assess(
  people: readonly ListedPerson[],
  { adults, children, babies }: Party,
  checkIn: Day,
  asked: Asked = NOTHING_MORE,
) {
  const expected = adults + children + babies;
  const listed = people.filter((person) => !isBlank(person));
  const done = listed.filter((person) => missingOf(person, checkIn, asked).length === 0).length;
  const ages = listed.flatMap(({ birthDate }) => (birthDate ? [ageOn(birthDate, checkIn)] : []));
  const isFull = done === listed.length && listed.length >= expected;
  const hasAdult = ages.some((age) => age >= ADULT_FROM);
  const gaps: Gap[] = [];
  if (listed.length < expected) {
    gaps.push({ kind: 'missing', count: expected - listed.length, expected });
  }
  if (listed.length > expected) {
    gaps.push({ kind: 'surplus', count: listed.length, expected });
  }
  if (done < listed.length) {
    gaps.push({ kind: 'incomplete', count: listed.length - done, expected });
  }
  if (isFull && !hasAdult) gaps.push({ kind: 'adult', count: 0, expected });
  const small = ages.filter((age) => age < BABY_UNTIL).length;
  if (isFull && small !== babies) {
    gaps.push({ kind: 'babies', count: small, expected: babies });
  }
  return { done, expected, complete: isFull && hasAdult, gaps };
}
