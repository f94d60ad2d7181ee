import { type SQL, sql } from 'drizzle-orm';
import { KBS_VALUES, STILL_REPORTED_DAYS } from '#domain/kbs/codes.ts';
import type { KbsState } from '#domain/kbs/person.ts';
import { wallClock } from '#domain/values/istanbul-time.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** A person about whom there is something to do; columns of a stay or a guest that is gone are null. */
export type DuePerson = {
  id: string;
  reservation_id: string;
  state: KbsState;
  act: 'arrive' | 'depart' | null;
  told: string | null;
  looks: number;
  tries: number;
  next_at: string;
  /** What guest list, stay and facility were changed at last. */
  stamp: string;
  facility_id: string;
  endpoint: string;
  code: string;
  user: string;
  password: string;
  salt: string;
  asks_parents: number;
  /** Whether the stay stands and the person is on its list. */
  stands: number;
  check_in: string | null;
  check_in_time: string | null;
  check_out: string | null;
  check_out_time: string | null;
  phone: string | null;
  room: string | null;
  identity_kind: 'tckn' | 'passport' | null;
  identity_number: string | null;
  nationality: string | null;
  first_name: string | null;
  last_name: string | null;
  father_name: string | null;
  mother_name: string | null;
  sex: 'female' | 'male' | null;
  birth_date: string | null;
  plate: string | null;
};

/** Stays whose guests are, or were, in the house. */
const STANDING = sql`('confirmed', 'staying', 'completed')`;

/**
 * A guest of whom the service can be told; the same as `canBeTold` of domain/kbs/person.ts, so that
 * half-filled lists do not take the place of others in a run.
 */
const CAN_BE_TOLD = sql`g.identity_number is not null and g.nationality is not null
  and (g.identity_kind = 'tckn' or (g.first_name <> '' and g.last_name <> ''
    and g.birth_date is not null and (not f.asks_parents or (g.father_name is not null
    and g.mother_name is not null and g.sex is not null))))`;

const STAMP = sql`max(coalesce(g.updated_at, ''), coalesce(r.updated_at, ''), f.updated_at)`;

const stayColumns = sql`r.check_in, v.check_in_time, r.check_out,
  coalesce(r.late_checkout, v.check_out_time) as check_out_time, r.phone,
  iif(f.villa_id is null, v.code, ${KBS_VALUES.onlyRoom.value}) as room,
  g.identity_kind, g.identity_number, g.nationality, g.first_name, g.last_name, g.father_name,
  g.mother_name, g.sex, g.birth_date, g.plate,
  g.id is not null and coalesce(r.status in ${STANDING}, 0) as stands`;

const facilityColumns = sql`f.id as facility_id, f.endpoint, f.code, f.user, f.password, f.salt,
  f.asks_parents, ${STAMP} as stamp`;

/**
 * Who is to be reported at `at`, at most `limit` of each kind: outcomes that are unknown first, then
 * departures and corrections, which make room for arrivals.
 */
export async function listDuePeople(db: Database, at: Date, limit: number): Promise<DuePerson[]> {
  const now = at.toISOString();
  const [today = '', time = ''] = wallClock(at).split('T');
  const clock = time.slice(0, 5);
  const usable = sql`f.active and f.trouble is null and coalesce(f.paused_until, '') <= ${now}`;
  const isOver = sql`(r.check_out < ${today} or (r.check_out = ${today}
    and coalesce(r.late_checkout, v.check_out_time) <= ${clock}))`;
  const known = (which: SQL) => sql`
    select p.id, p.reservation_id, p.state, p.act, p.told, p.looks, p.tries, p.next_at,
      ${facilityColumns}, ${stayColumns}
    from kbs_people p indexed by kbs_people_open
    join kbs_facilities f on f.id = p.facility_id
    left join reservations r on r.id = p.reservation_id
    left join villas v on v.id = r.villa_id
    left join reservation_guests g on g.id = p.id and g.reservation_id = p.reservation_id
    where (p.state = 'present' or p.act is not null) and ${usable} and ${which}
    order by p.next_at limit ${limit}`;
  const { unclear, present, arriving } = await readTogether(db, {
    unclear: db.read.all<DuePerson>(known(sql`p.act is not null and p.next_at <= ${now}`)),
    present: db.read.all<DuePerson>(
      known(sql`p.state = 'present' and p.act is null and (p.seen_at < ${STAMP}
        or (p.next_at <= ${now} and (g.id is null or r.status not in ${STANDING} or ${isOver}
          or p.reason is not null)))`),
    ),
    arriving: db.read.all<DuePerson>(sql`
      select g.id, r.id as reservation_id, coalesce(p.state, 'absent') as state, null as act, p.told,
        0 as looks, coalesce(p.tries, 0) as tries, coalesce(p.next_at, '') as next_at,
        ${facilityColumns}, ${stayColumns}
      from kbs_houses h
      join kbs_facilities f on f.id = h.facility_id
      join villas v on v.id = h.villa_id
      join reservations r on r.villa_id = v.id
      join reservation_guests g on g.reservation_id = r.id
      left join kbs_people p on p.id = g.id
      where ${usable} and ${CAN_BE_TOLD} and +r.status in ${STANDING}
        and r.check_in >= ${addDays(today, -MAX_STAY_NIGHTS - STILL_REPORTED_DAYS)}
        and r.check_in >= f.starts_on
        and (r.check_in < ${today} or (r.check_in = ${today} and v.check_in_time <= ${clock}))
        and r.check_out >= ${addDays(today, -STILL_REPORTED_DAYS)}
        and (p.id is null or (p.act is null and p.state <> 'present'
          and (p.seen_at < ${STAMP} or p.next_at <= ${now})
          and (p.state = 'absent' or not ${isOver})))
      order by r.check_in, g.id limit ${limit}`),
  });
  return [...unclear, ...present, ...arriving];
}
