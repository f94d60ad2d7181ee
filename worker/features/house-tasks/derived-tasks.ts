import { type SQL, sql } from 'drizzle-orm';
import type { TaskKind } from '#domain/house-tasks/kinds.ts';
import { DEFAULT_TASK_RULES, type TaskRules } from '#domain/house-tasks/rules.ts';
import { MAX_STAY_NIGHTS, USUAL_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { RULES_KEY } from './queries.ts';

/** First and last day. */
export type DaySpan = { from: Day; to: Day };

/** The fewest nights after which a rule lets linen be changed. */
const LINEN_NIGHTS = 4;

/** Most linen changes of the longest stay. */
const MAX_CHANGES = MAX_STAY_NIGHTS / LINEN_NIGHTS;

/** Ids of houses, as a list for `in`; `many` when guests are found faster by their days. */
export type Houses = { ids: SQL; many: boolean };

export const housesOf = (ids: readonly number[]): Houses => ({
  ids: sql`(select value from json_each(${JSON.stringify(ids)}))`,
  many: false,
});

export const housesOfTown = (townId: number): Houses => ({
  ids: sql`(select id from villas where town_id = ${townId})`,
  many: true,
});

/** The table `known`: some guests, whatever their dates. */
export const guestsNamed = (ids: SQL): SQL =>
  sql`known as materialized (${some(GUESTS, sql`g.id in (${ids})`)})`;

/**
 * The guests with tasks on some days, plus some named ones, as tables for the kinds of tasks; of
 * departed guests, from `lateFrom` on.
 * @param ids ids of guests, none of them null; a table of the ids only, because SQLite expands a
 *   table wherever it is named
 */
export function guestsOfDays(
  { from, to }: DaySpan,
  lateFrom: Day,
  ids: SQL | undefined,
  houses?: Houses,
): SQL {
  // The `+` keeps the planner from looking into each house of a region.
  const house = houses?.many ? sql`+g.villa_id` : sql`g.villa_id`;
  const isAsked = sql`${ids ? sql`g.id not in (${ids})` : sql`true`}
    ${houses && sql`and ${house} in ${houses.ids}`}`;
  const andKnown = ids && sql`union all select * from known`;
  // For a few houses by their arrivals: the `+` keeps the planner from scanning the days of all.
  const goes =
    houses && !houses.many
      ? sql`g.check_in between ${addDays(lateFrom, -MAX_STAY_NIGHTS)} and ${to} and +g.check_out`
      : sql`g.check_out`;
  const usual = addDays(from, -USUAL_NIGHTS);
  const longest = addDays(from, -MAX_STAY_NIGHTS);
  // A stay that came later has no change yet: changes are spread evenly.
  const changed = addDays(to, -LINEN_NIGHTS / 2);
  return sql`
    ${ids && sql`${guestsNamed(ids)},`}
    coming as materialized (
      ${some(GUESTS, sql`g.check_in between ${from} and ${to} and ${isAsked}`)}
      ${andKnown}
    ),
    going as materialized (
      ${some(GUESTS, sql`${goes} between ${lateFrom} and ${to} and ${isAsked}`)}
      ${andKnown}
    ),
    staying as materialized (
      ${some(GUESTS, sql`g.check_in between ${usual} and ${changed} and +g.check_out > ${from} and ${isAsked}`)}
      union all
      ${some(sql`long_stays`, sql`g.check_in >= ${longest} and g.check_in < ${usual} and +g.check_out > ${from} and ${isAsked}`)}
      ${andKnown}
    )`;
}

const GUESTS = sql`house_guests`;

const some = (guests: SQL, which: SQL) => sql`select g.* from ${guests} g where ${which}`;

/** Whether tasks of a kind are asked for; without a list all are. */
export const isAmong = (kinds: readonly TaskKind[] | undefined, kind: TaskKind): boolean =>
  kinds === undefined || kinds.includes(kind);

/** The days of linen changes, and the guests of whom all are asked for. */
type LinenDays = { days: DaySpan; orOf: SQL | undefined };

/** Whose tasks: the tables with arriving, departing and present guests, and on which days. */
type Guests = { coming: SQL; going: SQL; staying: SQL; linenDays?: LinenDays };

/** All tasks of the guests in the table `known`. */
export const OF_KNOWN: Guests = { coming: sql`known`, going: sql`known`, staying: sql`known` };

/**
 * The tasks of the tables of `guestsOfDays`. Arrivals and departures are those of the days already;
 * the days of linen changes are compared as numbers, since most of the present guests have none then.
 */
export const ofDays = (days: DaySpan, ids: SQL | undefined): Guests => ({
  coming: sql`coming`,
  going: sql`going`,
  staying: sql`staying`,
  linenDays: { days, orOf: ids },
});

/**
 * Tasks derived from guests and rules, as rows of kind, villa_id, ref, guest_id, day, from_day and
 * until_day; of all kinds or of some. Their only definition; derived tasks are not
 * stored (decision 0065).
 */
export function tasksOfGuests(guests: Guests, kinds?: readonly TaskKind[]): SQL {
  const asked = Object.entries(TASKS).filter(([name]) => isAmong(kinds, name as TaskKind));
  const none = sql`select '', 0, '', '', '', '', '' where 0`;
  const tasks =
    asked.length === 0
      ? none
      : sql.join(
          asked.map(([, rows]) => rows(guests)),
          sql` union all `,
        );
  return sql`
    select null as kind, 0 as villa_id, null as ref, null as guest_id, null as day, null as from_day,
      null as until_day
    where 0
    union all ${tasks}`;
}

/** Guests `g` with the rules of their house, `t`, and the agency's, `a`. */
const withRules = (guests: SQL) =>
  sql`agency a cross join ${guests} g left join villa_task_rules t on t.villa_id = g.villa_id`;

/** A rule of a villa, or else the agency's. */
const ruleOf = (name: keyof TaskRules): SQL =>
  sql`iif(t.villa_id is null, a.${sql.identifier(name)}, t.rules ->> ${name})`;

/** After another seller's guests, that seller may take care of the house. */
const isOursToDo = sql`(g.is_ours = 1 or ${ruleOf('others')} = 1)`;

/** How many nights after the arrival a stay's nth linen change is. */
const nightOf = (nth: SQL) => sql`${nth} * nights / (times + 1)`;

/** The day of a stay's nth linen change, or its end when there is no such change. */
const dayOf = (nth: SQL) => sql`date(check_in, '+' || (${nightOf(nth)}) || ' days')`;

const isLinenDay = ({ linenDays }: Guests): SQL =>
  linenDays
    ? sql`(
        julianday(check_in) + ${nightOf(sql`nth`)}
          between julianday(${linenDays.days.from}) and julianday(${linenDays.days.to})
        ${linenDays.orOf && sql`or id in (${linenDays.orOf})`}
      )`
    : sql`true`;

// The `+` of `is_ours` keeps SQLite from indexing a table of guests that it reads once.
const TASKS: Record<'freshening' | 'handover' | 'cleaning' | 'linen', (guests: Guests) => SQL> = {
  // The days are worked out once a guest: inside `exists` it would be for every guest before.
  freshening: ({ coming }) => sql`
    select 'freshening', g.villa_id, g.id, g.id, g.check_in, date(g.check_in, '-1 day'), g.check_in
    from (
      select g.*, date(g.check_in, '-' || ${ruleOf('freshen_after')} || ' days') as empty_from,
        date(g.check_in, '-' || (${ruleOf('freshen_after')} + ${MAX_STAY_NIGHTS}) || ' days') as earliest
      from ${withRules(coming)}
      where ${ruleOf('freshen_after')} is not null and ${isOursToDo}
      limit -1
    ) g
    where not exists (
      select 1 from house_guests b where b.villa_id = g.villa_id
        and b.check_in < g.check_in and b.check_in >= g.earliest
        and b.check_out > g.empty_from
    )`,
  handover: ({ coming }) => sql`
    select 'handover', g.villa_id, g.id, g.id, g.check_in, g.check_in, g.check_in
    from ${withRules(coming)}
    where +g.is_ours = 1 and ${ruleOf('handover')} = 1`,
  cleaning: ({ going }) => sql`
    select 'cleaning', g.villa_id, g.id, g.id, g.check_out, g.check_out, (
      select n.check_in from house_guests n
      where n.villa_id = g.villa_id and n.check_in >= g.check_out order by n.check_in limit 1
    )
    from ${withRules(going)}
    where ${ruleOf('cleaning')} = 1 and ${isOursToDo}`,
  // One change for every so many nights, spread evenly: ten nights have it after five. When a stay
  // is extended its middle moves, but a change already made still counts.
  linen: (guests) => sql`
    select 'linen', villa_id, iif(nth = 1, id, id || '.' || nth), id, ${dayOf(sql`nth`)},
      iif(nth = 1, check_in, date(${dayOf(sql`(nth - 1)`)}, '+1 day')),
      date(iif(nth = times, check_out, ${dayOf(sql`(nth + 1)`)}), '-1 day')
    from (
      with s as materialized (
        select g.villa_id, g.id, g.check_in, g.check_out, g.nights,
          g.nights / ${ruleOf('linen_from')} as times
        from ${withRules(guests.staying)}
        where +g.is_ours = 1 and g.nights >= ${ruleOf('linen_from')}
      )
      select s.*, 1 as nth from s
      union all
      -- Few stays have several; all of them with all numbers would be most of the work.
      select s.*, c.nth from s cross join changes c on c.nth between 2 and s.times where s.times > 1
    )
    where ${isLinenDay(guests)}`,
};

const RULES = Object.keys(DEFAULT_TASK_RULES) as (keyof TaskRules)[];

/**
 * The tables that the tasks use: `agency`, the rules of houses without their own, as one JSON text
 * and one by one; and `changes`, the numbers of a stay's linen changes.
 */
export const ruleTables = sql`agency as materialized (
  select rules, ${sql.join(
    RULES.map((name) => sql`rules ->> ${name} as ${sql.identifier(name)}`),
    sql`, `,
  )}
  from (
    select json_patch(${JSON.stringify(DEFAULT_TASK_RULES)}, coalesce((
      select value from settings where key = ${RULES_KEY}
    ), '{}')) as rules
  )
),
changes (nth) as materialized (
  select 1 union all select nth + 1 from changes where nth < ${MAX_CHANGES}
)`;

/** The rules of houses without their own. */
export const AGENCY = sql`(select rules from agency)`;
