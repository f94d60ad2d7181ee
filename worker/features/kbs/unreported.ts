import { type SQL, sql } from 'drizzle-orm';
import { ALARM_HOURS, KBS_VALUES, STILL_REPORTED_DAYS } from '#domain/kbs/codes.ts';
import { wallClock } from '#domain/values/istanbul-time.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { reminderMail } from '#worker/features/outbox/queue-mail.ts';

type Unreported = { id: string; code: string; villa_name: string; late: number; total: number };

/** Rows that the home screen shows, and mails of one run. */
const ROWS = 20;

const MAIL = 'kimlik_bildirimi_yonetici';
/** Nobody was written to about it. */
const isNew = sql`not exists (select 1 from outbox o where o.reservation_id = unreported.id and o.template = ${MAIL})`;

/**
 * Stays with somebody who should have been reported by now, hours before it is late; the earliest
 * first. A party of which fewer are on the list counts, too.
 */
export function selectUnreported(db: Database, at: Date, which: SQL = sql`true`) {
  const since = addDays(istanbulDay(at), -STILL_REPORTED_DAYS - 1);
  const hoursAgo = (hours: number) =>
    wallClock(new Date(at.getTime() - hours * 3_600_000)).slice(0, 16);
  const arrival = sql`(r.check_in || 'T' || v.check_in_time)`;
  const departure = sql`(r.check_out || 'T' || coalesce(r.late_checkout, v.check_out_time))`;
  const { value: within } = KBS_VALUES.reportWithinHours;
  const [soon, late] = [hoursAgo(within - ALARM_HOURS), hoursAgo(within)];
  return db.read.all<Unreported>(sql`
    select id, code, villa_name, late, count(*) over () as total from (
      select r.id, r.code, v.name as villa_name, ${arrival} as since, ${arrival} <= ${late} as late
      from kbs_houses h
      join kbs_facilities f on f.id = h.facility_id
      join villas v on v.id = h.villa_id
      join reservations r on r.villa_id = v.id
      where +r.status in ('confirmed', 'staying', 'completed') and r.check_in >= f.starts_on
        and r.check_in >= ${addDays(since, -MAX_STAY_NIGHTS)} and r.check_out >= ${since}
        and ${arrival} <= ${soon}
        and (r.adults + r.children + r.babies > (
            select count(*) from kbs_people where reservation_id = r.id and arrived_at is not null)
          or exists (select 1 from reservation_guests g left join kbs_people p on p.id = g.id
            where g.reservation_id = r.id and p.arrived_at is null))
      union all
      select r.id, r.code, v.name, min(p.updated_at, ${departure}), ${departure} <= ${late}
      from kbs_people p indexed by kbs_people_open
      join reservations r on r.id = p.reservation_id
      join villas v on v.id = r.villa_id
      where p.state = 'present' and ${departure} <= ${soon} and p.told is not null
      group by r.id
    ) unreported where ${which} group by id order by since limit ${ROWS}`);
}

/** Writes to the agency, once a stay, while there are still hours to report its guests. */
export async function warnOfUnreported({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const stays = await selectUnreported(db, now, isNew);
  if (stays.length === 0) return;
  await db.write(stays.map(({ id }) => reminderMail(now, id, 'kbs', MAIL)));
}
