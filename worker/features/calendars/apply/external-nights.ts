import { type SQL, sql } from 'drizzle-orm';
import { horizonEnd } from '#domain/calendars/horizon.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { newId } from '#worker/platform/ids.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import type { SourceRow } from '../queries.ts';

/**
 * Makes the imported nights of a villa match the current events of its feeds; overlaps with nights
 * of ours become conflicts. Uses stored data only, so it can run after any change. A night of ours
 * is never changed: when it is freed, triggers give it to the waiting event (decision 0028).
 */
export function settleExternalNights(villaId: number, now: Date): Step[] {
  return [
    step(freeUncovered(villaId, now)),
    step(takeFree(villaId, now)),
    ...settleConflicts(villaId, now),
  ];
}

/** Whether a feed had a good reading on the day of `now`. */
export function isReadToday({ lastOkAt }: Pick<SourceRow, 'lastOkAt'>, now: Date): boolean {
  return lastOkAt !== null && istanbulDay(new Date(lastOkAt)) === istanbulDay(now);
}

/**
 * The same after a reading without changes: once a day, because one more night has come within the
 * horizon and perhaps with it an occurrence of a series; always for a feed that is linked again.
 */
export function settleDaily(
  source: Pick<SourceRow, 'villaId' | 'active' | 'lastOkAt'>,
  now: Date,
): Step[] {
  const isSettled = source.active && isReadToday(source, now);
  return isSettled ? [] : settleExternalNights(source.villaId, now);
}

/**
 * Makes the open conflicts of a villa match the overlaps of its events with our stays and blocks.
 */
export function settleConflicts(villaId: number, now: Date): Step[] {
  return [
    step(closeConflicts(villaId, now)),
    step(widenConflicts(villaId, now)),
    step(openConflicts(villaId, now)),
  ];
}

/**
 * Free nights covered by an event, from today to the horizon. Only up to there, because a feed may
 * close a villa for decades; every reading adds what has come within.
 */
function takeFree(villaId: number, now: Date): SQL {
  const today = istanbulDay(now);
  return sql`
    insert into villa_nights (villa_id, night, kind, ref)
    with recursive
      standing (id, night, ends_on) as (
        select id, max(starts_on, ${today}), min(ends_on, ${horizonEnd(today)})
        from standing_events where villa_id = ${villaId} and ends_on > ${today}
        union all
        select id, date(night, '+1 day'), ends_on from standing where date(night, '+1 day') < ends_on
      )
    select ${villaId}, night, 'external', min(id)
    from standing
    where night < ends_on and not exists (
      select 1 from villa_nights taken
      where taken.villa_id = ${villaId} and taken.night = standing.night
    )
    group by night`;
}

/** Imported nights whose event was removed or moved, or whose feed is no longer linked. */
const freeUncovered = (villaId: number, now: Date): SQL => sql`
  delete from villa_nights
  where villa_id = ${villaId} and night >= ${istanbulDay(now)} and kind = 'external'
    and not exists (
      select 1 from external_events e
      where e.id = villa_nights.ref and e.removed_at is null
        and e.starts_on <= villa_nights.night and villa_nights.night < e.ends_on
    )`;

/** Each current event that overlaps unexpired nights of ours which are not all in the past. */
const overlaps = (villaId: number, now: Date): SQL => sql`
  select e.id as event_id, n.ref as ref, min(n.night) as first_night, max(n.night) as last_night
  from standing_events e
  join villa_nights n
    on n.villa_id = e.villa_id and n.night >= e.starts_on and n.night < e.ends_on
  where e.villa_id = ${villaId} and e.ends_on > ${istanbulDay(now)}
    and n.kind <> 'external' and (n.expires_at is null or n.expires_at > ${now.toISOString()})
  group by e.id, n.ref
  having max(n.night) >= ${istanbulDay(now)}`;

/** Conflicts whose two sides no longer overlap, and the reason. */
const closeConflicts = (villaId: number, now: Date): SQL => sql`
  update calendar_conflicts
  set resolved_at = ${now.toISOString()}, updated_at = ${now.toISOString()},
    resolution = case
      when last_night < ${istanbulDay(now)} then 'over'
      when exists (
        select 1 from external_events e
        where e.id = calendar_conflicts.event_id and e.removed_at is null
          and e.starts_on <= calendar_conflicts.last_night
          and e.ends_on > calendar_conflicts.first_night
      ) then 'ours_gone'
      else 'event_gone'
    end
  where villa_id = ${villaId} and resolved_at is null
    and (event_id, ref) not in (select event_id, ref from (${overlaps(villaId, now)}))`;

const widenConflicts = (villaId: number, now: Date): SQL => sql`
  update calendar_conflicts
  set first_night = o.first_night, last_night = o.last_night, updated_at = ${now.toISOString()}
  from (${overlaps(villaId, now)}) as o
  where calendar_conflicts.event_id = o.event_id and calendar_conflicts.ref = o.ref
    and calendar_conflicts.resolved_at is null
    and (calendar_conflicts.first_night <> o.first_night or calendar_conflicts.last_night <> o.last_night)`;

/** One row per pair, unless it is open already or a person has decided about these nights. */
const openConflicts = (villaId: number, now: Date): SQL => sql`
  insert into calendar_conflicts
    (id, created_at, updated_at, event_id, villa_id, ref, first_night, last_night)
  select ${newId(now).slice(0, 15)} || lower(hex(randomblob(9))), ${now.toISOString()},
    ${now.toISOString()}, o.event_id, ${villaId}, o.ref, o.first_night, o.last_night
  from (${overlaps(villaId, now)}) as o
  where not exists (
    select 1 from calendar_conflicts c
    where c.event_id = o.event_id and c.ref = o.ref
      and (c.resolved_at is null or (
        c.resolution not in ('event_gone', 'ours_gone', 'over')
        and c.first_night <= o.first_night and o.last_night <= c.last_night
      ))
  )`;
