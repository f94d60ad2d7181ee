import {
  assessList,
  findGaps,
  isBlank,
  missingOf,
  type ListedPerson,
} from '#domain/guests/list-state.ts';
import { type GuestForm, type GuestPlace, MAX_GUESTS } from '#domain/guests/schema.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { maskGuestIdentity } from '#worker/features/guest-identity/guest-identity.ts';
import { askedBy, serviceOf } from '#worker/features/kbs/asked.ts';
import type { GuestRow, OpenList } from './queries.ts';

type Stay = Pick<OpenList['stay'], 'adults' | 'children' | 'babies' | 'checkIn' | 'asked'>;

/** A stored guest in the form that the completeness rules need. */
export const toListed = (guest: GuestRow): ListedPerson => ({
  ...pick(guest, 'firstName', 'lastName', 'nationality'),
  hasIdentity: guest.identityNumber !== null,
  ...pick(guest, 'birthDate', 'fatherName', 'motherName', 'sex'),
});

/** A stored guest for the screen, with a masked number. */
export async function toPlace(
  deps: Pick<Deps, 'secrets'>,
  guest: GuestRow,
  { checkIn, asked }: Pick<Stay, 'checkIn' | 'asked'>,
): Promise<GuestPlace> {
  return {
    ...pick(guest, 'position', 'firstName', 'lastName', 'nationality', 'identityKind'),
    identityNumber: await maskGuestIdentity(deps, guest.id, guest.identityNumber),
    ...pick(guest, 'birthDate', 'plate', 'fatherName', 'motherName', 'sex'),
    missing: missingOf(toListed(guest), checkIn, askedBy(asked)),
  };
}

/** An empty entry of the list. */
export const emptyPlace = (position: number): GuestPlace => ({
  position,
  firstName: '',
  lastName: '',
  nationality: null,
  identityKind: null,
  identityNumber: null,
  birthDate: null,
  plate: null,
  fatherName: null,
  motherName: null,
  sex: null,
  missing: ['name', 'nationality', 'birthDate', 'identity'],
});

/** How many entries a stay's list has: the party, and anybody a clerk added. */
export function countPlaces({ adults, children, babies }: Stay, guests: readonly GuestRow[]) {
  const last = Math.max(-1, ...guests.map((guest) => guest.position));
  return Math.min(Math.max(adults + children + babies, last + 1), MAX_GUESTS);
}

export const toState = (guests: readonly GuestRow[], stay: Stay) =>
  assessList(guests.map(toListed), stay, stay.checkIn, askedBy(stay.asked));

export const toGaps = (guests: readonly GuestRow[], stay: Stay) =>
  findGaps(guests.map(toListed), stay, stay.checkIn, askedBy(stay.asked));

/** A stay's list as its guest fills it in. */
export async function toGuestForm(deps: Deps, { stay, guests }: OpenList): Promise<GuestForm> {
  const at = new Map(guests.map((guest) => [guest.position, guest]));
  const places = Array.from({ length: countPlaces(stay, guests) }, (_, position) => {
    const guest = at.get(position);
    if (guest !== undefined) return toPlace(deps, guest, stay);
    // The guest who booked is known by name, and is usually the first of the party.
    const { firstName, lastName } = stay;
    return position === 0 && guests.length === 0
      ? { ...emptyPlace(position), firstName, lastName }
      : emptyPlace(position);
  });
  return {
    villa: { name: stay.villaName, town: stay.town },
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    state: toState(guests, stay),
    gaps: toGaps(guests, stay),
    service: serviceOf(stay.asked),
    asksParents: askedBy(stay.asked).parents,
    people: await Promise.all(places),
  };
}

/** The non-empty entries of a list. */
export const writtenOf = (guests: readonly GuestRow[]) =>
  guests.filter((guest) => !isBlank(toListed(guest)));
