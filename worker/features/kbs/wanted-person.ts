import { canBeTold, type KbsPerson } from '#domain/kbs/person.ts';
import { wallClockOf } from '#domain/kbs/times.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openGuestIdentity } from '#worker/features/guest-identity/guest-identity.ts';
import type { DuePerson } from './due-people.ts';

type Wanted = { person: KbsPerson | null; isOver: boolean };

/** How a person should be known at `now` (Turkish wall clock); null: not at all. */
export async function wantedOf(deps: Deps, due: DuePerson, now: string): Promise<Wanted | null> {
  const { check_in: checkIn, check_out: checkOut } = due;
  if (!due.stands || checkIn === null || checkOut === null) return null;
  const arrival = wallClockOf(checkIn, due.check_in_time ?? '');
  if (arrival > now) return null;
  const person = await personOf(deps, due, arrival);
  const isOver = wallClockOf(checkOut, due.check_out_time ?? '') <= now;
  return { person: canBeTold(person, Boolean(due.asks_parents)) ? person : null, isOver };
}

/** When somebody left: at the end of the stay, or now if that comes later. */
export function departureOf(due: DuePerson, now: string): string {
  const { check_out: day, check_out_time: time } = due;
  const end = day === null || time === null ? now : wallClockOf(day, time);
  return end < now ? end : now;
}

async function personOf(deps: Deps, due: DuePerson, arrival: string): Promise<KbsPerson> {
  const { identity_number: sealed } = due;
  const number =
    sealed === null ? '' : await openGuestIdentity(deps, due.id, sealed).catch(() => '');
  return {
    kind: due.identity_kind ?? 'passport',
    number,
    nationality: due.nationality ?? '',
    firstName: due.first_name ?? '',
    lastName: due.last_name ?? '',
    fatherName: due.father_name ?? '',
    motherName: due.mother_name ?? '',
    sex: due.sex ?? '',
    birthDate: due.birth_date ?? '',
    plate: due.plate ?? '',
    phone: due.phone ?? '',
    room: due.room ?? '',
    arrival,
  };
}
