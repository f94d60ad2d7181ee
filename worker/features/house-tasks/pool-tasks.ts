import { type SQL, sql } from 'drizzle-orm';
import { addDays, type Day, eachNight, weekday } from '#domain/values/dates.ts';
import { type Asked, housesAsked, isAssigned, type Page } from './asked-tasks.ts';
import { AGENCY, type DaySpan, type Houses, housesOf, isAmong } from './derived-tasks.ts';

/**
 * The table `pools`, with the pool tasks that the page may show, and `pool_count`, how many there are
 * in all. Almost every house has one: as full rows they would be most of the data the database
 * handles, and of a list of one day only the first are looked at one by one.
 */
export function poolsOfDays(asked: Asked, { skip, take }: Page): SQL {
  const { days, kinds, isDone } = asked;
  const { from, to } = days;
  if (!isAmong(kinds, 'pool')) return NO_POOLS;
  const houses = housesAsked(asked);
  const ofState =
    isDone === undefined
      ? sql`true`
      : sql`(key in (select task from done_pools)) = ${Number(isDone)}`;
  const filter = (day: SQL, villaId: SQL) => sql`(
    select ${ofState} ${isAssigned(asked)} from (select 'pool.' || ${villaId} || '.' || ${day} as key)
  )`;
  const donePools = sql`done_pools as materialized (
    select task, villa_id from task_completions
    where done_on >= ${from} and task like 'pool.%' and done_on >= substr(task, -10)
  )`;
  if (from !== to || houses !== undefined)
    return sql`
      ${donePools},
      pools as materialized (
        select * from (${tasksOfPools(days, houses)}) where ${filter(sql`day`, sql`villa_id`)}
      ),
      pool_count as (select count(*) as n from pools)`;
  const all = numberOfPools(from);
  const done = sql`(
    select count(*) from (${tasksOfPools(days, { ids: sql`(select villa_id from done_pools)`, many: false })})
    where 'pool.' || villa_id || '.' || day in (select task from done_pools)
  )`;
  return sql`
    ${donePools},
    pools as materialized (${firstPoolsOf(from, filter(sql`${from}`, sql`v.id`), skip + take)}),
    pool_count as (select ${isDone === undefined ? all : isDone ? done : sql`${all} - ${done}`} as n)`;
}

export const NO_POOLS = sql`
  pools as (select 0 as villa_id, '' as day, 0 as place, '' as by_name where 0),
  pool_count as (select 0 as n)`;

/**
 * Of the rows `s` of `pools` those of houses that can be among the first: numbering every house of a
 * region is a fifth of the work of its day.
 */
export const firstPools = ({ houses, andOf }: NonNullable<Page['first']>): SQL => sql`
  where s.villa_id in (
    select villa_id from pools group by place, by_name, villa_id
    order by place, by_name, villa_id limit ${houses}
  ) or s.villa_id in ${housesOf(andOf).ids}`;

/** Pools as rows like those of `tasksOfGuests`. */
export const poolRows = (pools: SQL) => sql`
  select 'pool' as kind, villa_id, day as ref, null as guest_id, day, day as from_day,
    day as until_day
  from (${pools})`;

/**
 * Pool days, as rows of villa_id, day, place and by_name; only for houses that have a pool and are on
 * sale.
 */
export function tasksOfPools({ from, to }: DaySpan, houses?: Houses): SQL {
  const days = eachNight(from, addDays(to, 1)).map((day) => [day, weekday(day)]);
  const week = sql`json_each(${JSON.stringify(days)}) d`;
  const day = sql`d.value ->> 0`;
  const number = sql`d.value ->> 1`;
  return sql`
    select ${poolTask(day)} from ${week} cross join villas v indexed by villas_where
    where ${isPoolDay(number, AGENCY)} and ${isCared(houses)} and ${hasNoRules}
    union all
    select ${poolTask(day)} from villa_task_rules t
    cross join ${week}
    cross join villas v indexed by villas_where on v.id = t.villa_id
    where ${isPoolDay(number, sql`t.rules`)} and ${isCared(houses)}`;
}

/**
 * The same for one day, in the order in which one drives: the first houses are found without looking
 * at the others.
 * @param filter which of them, by villa_id
 */
function firstPoolsOf(day: Day, filter: SQL, most: number): SQL {
  const number = sql`${weekday(day)}`;
  return sql`
    select * from (
      select ${poolTask(sql`${day}`)} from villas v indexed by villas_place
      where ${isPoolDay(number, AGENCY)} and ${isCared()} and ${hasNoRules} and ${filter}
      order by v.town_id, v.sort_key, v.id limit ${most}
    )
    union all
    select ${poolTask(sql`${day}`)} from villa_task_rules t
    cross join villas v indexed by villas_where on v.id = t.villa_id
    where ${isPoolDay(number, sql`t.rules`)} and ${isCared()} and ${filter}`;
}

/**
 * How many `tasksOfPools` has for one day. Most houses follow the agency's rules and are on sale:
 * of all with a pool, which one index tells, the others are taken away.
 */
function numberOfPools(day: Day): SQL {
  const number = sql`${weekday(day)}`;
  const ruled = sql`villa_task_rules t cross join villas v indexed by villas_where on v.id = t.villa_id
    where ${isCared()}`;
  return sql`(
    iif(${isPoolDay(number, AGENCY)},
      (select count(distinct villa_id) from villa_pools)
        - (select count(distinct v.id) from villas v cross join villa_pools on villa_id = v.id
          where v.active <> 1)
        - (select count(*) from ${ruled}),
      0)
    + (select count(*) from ${ruled} and ${isPoolDay(number, sql`t.rules`)})
  )`;
}

const poolTask = (day: SQL) =>
  sql`v.id as villa_id, ${day} as day, v.town_id as place, v.sort_key as by_name`;

const HAS_POOL = sql`exists (select 1 from villa_pools where villa_id = v.id)`;

const isCared = (houses?: Houses) => sql`v.active = 1
  and ${HAS_POOL} ${houses && sql`and v.id in ${houses.ids}`}`;

const hasNoRules = sql`not exists (select 1 from villa_task_rules where villa_id = v.id)`;

const isPoolDay = (number: SQL, rules: SQL) =>
  sql`${number} in (select value from json_each(${rules}, '$.pool_days'))`;
