import { type SQL, sql } from 'drizzle-orm';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, type Day, eachNight, weekday } from '#domain/values/dates.ts';

/** First and last day. */
export type DaySpan = { from: Day; to: Day };

/** Stays that are longer are few, and an index holds them alone (`reservations_long`). */
const USUAL_NIGHTS = 14;

/** Changes of linen in the longest stay, by the fewest nights that a rule may say. */
const CHANGES = JSON.stringify(Array.from({ length: MAX_STAY_NIGHTS / 4 }, (_, i) => i + 1));

/** Whose work is looked for: conditions on the guests `g` who come, go and stay. */
type Whose = { come: SQL; go: SQL; stay: { of: SQL; is: SQL }[] };

const GUESTS = sql`house_guests`;

/** Guests whose work is planned for some days; of who left, from `lateFrom` on. */
export function ofDays({ from, to }: DaySpan, lateFrom: Day, villaIds?: readonly number[]): Whose {
  const among = villaIds && sql`and g.villa_id in ${listOf(villaIds)}`;
  // The plus keeps the planner from walking everybody's days for a few houses.
  const days = villaIds
    ? [sql`+g.check_in`, sql`+g.check_out`]
    : [sql`g.check_in`, sql`g.check_out`];
  const [comes, goes] = days as [SQL, SQL];
  const isThere = sql`+g.check_out > ${from} ${among}`;
  const usual = addDays(from, -USUAL_NIGHTS);
  const longest = addDays(from, -MAX_STAY_NIGHTS);
  return {
    come: sql`${comes} between ${from} and ${to} ${among}`,
    go: sql`${goes} between ${lateFrom} and ${to} ${among}`,
    stay: [
      { of: GUESTS, is: sql`${comes} between ${usual} and ${to} and ${isThere}` },
      {
        of: sql`long_stays`,
        is: sql`g.check_in >= ${longest} and g.check_in < ${usual} and ${isThere}`,
      },
    ],
  };
}

/** Some guests by their ids, whenever they come. */
export function ofGuests(ids: SQL): Whose {
  const isOne = sql`g.id in (${ids})`;
  return { come: isOne, go: isOne, stay: [{ of: GUESTS, is: isOne }] };
}

/**
 * Tasks that follow from guests and rules, as rows of kind, villa_id, ref, guest_id, is_ours, day,
 * from_day and until_day. This is the one definition of them; nothing stores any (decision 0065).
 */
export function tasksOfGuests(whose: Whose, agency: TaskRules): SQL {
  const rule = (name: keyof TaskRules) => ruleOf(agency, name);
  // Another seller may see to the house after guests of theirs.
  const isOursToDo = sql`(g.is_ours = 1 or ${rule('others')} = 1)`;
  const guests = withRules(GUESTS);
  const stoodEmptySince = sql`date(g.check_in, '-' || ${rule('freshen_after')} || ' days')`;
  return sql`
    select 'freshening' as kind, g.villa_id, g.id as ref, g.id as guest_id, g.is_ours,
      g.check_in as day, date(g.check_in, '-1 day') as from_day, g.check_in as until_day
    from ${guests}
    where ${whose.come} and ${rule('freshen_after')} is not null and ${isOursToDo}
      and not exists (
        select 1 from house_guests b where b.villa_id = g.villa_id
          and b.check_in < g.check_in and b.check_in >= date(g.check_in, '-200 days')
          and b.check_out > ${stoodEmptySince}
      )
    union all
    select 'handover', g.villa_id, g.id, g.id, 1, g.check_in, g.check_in, g.check_in
    from ${guests}
    where ${whose.come} and g.is_ours = 1 and ${rule('handover')} = 1
    union all
    select 'cleaning', g.villa_id, g.id, g.id, g.is_ours, g.check_out, g.check_out, (
      select n.check_in from house_guests n
      where n.villa_id = g.villa_id and n.check_in >= g.check_out order by n.check_in limit 1
    )
    from ${guests}
    where ${whose.go} and ${rule('cleaning')} = 1 and ${isOursToDo}
    ${sql.join(
      whose.stay.map(({ of, is }) => sql`union all ${linen(of, is, rule('linen_from'))}`),
      sql` `,
    )}`;
}

const withRules = (guests: SQL) =>
  sql`${guests} g left join villa_task_rules t on t.villa_id = g.villa_id`;

/** The day of a stay's nth change, or of its end where there is no such change. */
const dayOf = (nth: SQL) => sql`date(check_in, '+' || (${nth} * nights / (times + 1)) || ' days')`;

/** One change for every `every` nights, spread evenly: ten nights have it after five. */
function linen(guests: SQL, isAsked: SQL, every: SQL): SQL {
  // A stay that grows by a night moves its middle; the beds of this stay are made nevertheless.
  return sql`
    select 'linen', villa_id, iif(nth = 1, id, id || '.' || nth), id, 1, ${dayOf(sql`nth`)},
      iif(nth = 1, check_in, date(${dayOf(sql`(nth - 1)`)}, '+1 day')),
      date(iif(nth = times, check_out, ${dayOf(sql`(nth + 1)`)}), '-1 day')
    from (
      select g.villa_id, g.id, g.check_in, g.check_out, g.nights, c.value as nth,
        g.nights / ${every} as times
      from ${withRules(guests)} join json_each(${CHANGES}) c on c.value <= g.nights / ${every}
      where ${isAsked} and g.is_ours = 1
    )`;
}

const poolTask = (day: SQL) => sql`'pool' as kind, v.id as villa_id, ${day} as ref,
  null as guest_id, 1 as is_ours, ${day} as day, ${day} as from_day, ${day} as until_day`;

/**
 * The pool's days, as rows like those of `tasksOfGuests`, in houses that have a pool and are on sale:
 * nobody swims where nobody can book.
 */
export function tasksOfPools(
  { from, to }: DaySpan,
  agency: TaskRules,
  villaIds?: readonly number[],
): SQL {
  const among = villaIds && sql`and v.id in ${listOf(villaIds)}`;
  const days = eachNight(from, addDays(to, 1));
  const usual = days.filter((day) => agency.pool_days.includes(weekday(day)));
  const own = days.map((day) => [day, weekday(day)]);
  const hasPool = sql`v.active = 1 and exists (select 1 from villa_pools where villa_id = v.id) ${among}`;
  return sql`
    select ${poolTask(sql`d.value`)} from json_each(${JSON.stringify(usual)}) d cross join villas v
    where ${hasPool} and not exists (select 1 from villa_task_rules where villa_id = v.id)
    union all
    select ${poolTask(sql`d.value ->> 0`)} from villa_task_rules t
    cross join json_each(${JSON.stringify(own)}) d
    cross join villas v on v.id = t.villa_id
    where d.value ->> 1 in (select value from json_each(t.rules, '$.pool_days')) and ${hasPool}`;
}

const listOf = (ids: readonly number[]) =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** A rule of a villa, `t`, or else the agency's. */
const ruleOf = (agency: TaskRules, name: keyof TaskRules): SQL => {
  const value = agency[name];
  return sql`iif(t.villa_id is null, ${typeof value === 'boolean' ? Number(value) : value}, t.rules ->> ${name})`;
};
