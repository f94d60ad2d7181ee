import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { kbsFacilities, kbsPeople } from '#drizzle/schema/kbs.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { DuePerson } from './due-people.ts';

type Change = Partial<typeof kbsPeople.$inferInsert>;

/** Changes what is known of a person, if nobody else has since they were read. */
export function changePerson({ clock }: Pick<Deps, 'clock'>, due: DuePerson, change: Change): Step {
  const { id, act } = due;
  return step(
    build
      .update(kbsPeople)
      .set({ ...change, updatedAt: instant(clock) })
      .where(
        and(eq(kbsPeople.id, id), act === null ? isNull(kbsPeople.act) : eq(kbsPeople.act, act)),
      ),
  );
}

/** Keeps somebody who is not in the facility waiting, and says why. */
export function waitForArrival(
  { clock }: Pick<Deps, 'clock'>,
  due: DuePerson,
  { reason, minutes }: { reason: string | null; minutes: number },
  which: SQL = sql`true`,
): Step {
  const at = instant(clock);
  return step(sql`insert into kbs_people (${COLUMNS}, reason, next_at)
    select ${rowOf(due, at)}, ${reason}, ${inMinutes(clock, minutes)} where ${which}
    on conflict (id) do update set reason = excluded.reason, seen_at = excluded.seen_at,
      next_at = excluded.next_at, updated_at = excluded.updated_at
    where kbs_people.act is null and kbs_people.state <> 'present'`);
}

const COLUMNS = sql`id, reservation_id, facility_id, created_at, updated_at, seen_at`;
const rowOf = (due: DuePerson, at: string) =>
  sql`${due.id}, ${due.reservation_id}, ${due.facility_id}, ${at}, ${at}, ${due.stamp}`;

/** Longer than a call may take, so that two senders never make the same one. */
const CALL_MINUTES = 3;

/**
 * Writes down that a departure is being told, before it is. One sender of two succeeds; whatever
 * becomes of the call, its outcome is looked up by whoever comes `CALL_MINUTES` later.
 */
export async function beginDeparture(deps: Deps, due: DuePerson): Promise<boolean> {
  const [begun] = await deps.db.write([
    step(sql`update kbs_people set act = 'depart', looks = 0, seen_at = ${due.stamp}, reason = null,
      next_at = ${inMinutes(deps.clock, CALL_MINUTES)}, updated_at = ${instant(deps.clock)}
      where id = ${due.id} and state = 'present' and act is null`),
  ]);
  return begun?.rowsAffected === 1;
}

const ELSEWHERE =
  'Bu kişi aynı tesiste başka bir konaklamada görünüyor; oradan çıkınca bildirilecek.';

/**
 * The same for an arrival. False when another sender was first, and when the person has not left the
 * facility after another stay: then it waits for that.
 */
export async function beginArrival(
  deps: Deps,
  due: DuePerson,
  { told, mark }: { told: string; mark: string },
): Promise<boolean> {
  const row = rowOf(due, instant(deps.clock));
  const [begun] = await deps.db.write([
    step(sql`insert into kbs_people (${COLUMNS}, told, mark, act, next_at)
      select ${row}, ${told}, ${mark}, 'arrive', ${inMinutes(deps.clock, CALL_MINUTES)}
      where not exists (select 1 from kbs_people where facility_id = ${due.facility_id}
        and mark = ${mark} and id <> ${due.id} and (state = 'present' or act = 'arrive'))
      on conflict (id) do update set act = 'arrive', looks = 0, reason = null, told = excluded.told,
        mark = excluded.mark, facility_id = excluded.facility_id, seen_at = excluded.seen_at,
        next_at = excluded.next_at, updated_at = excluded.updated_at
      where kbs_people.act is null and kbs_people.state <> 'present'`),
    waitForArrival(deps, due, { reason: ELSEWHERE, minutes: 10 }, sql`changes() = 0`),
  ]);
  return begun?.rowsAffected === 1;
}

/** Keeps everything of a facility waiting for some minutes; `trouble` until somebody corrects it. */
export function holdFacility(
  { clock }: Pick<Deps, 'clock'>,
  id: string,
  why: { minutes: number } | { trouble: string },
): Step {
  const held = 'trouble' in why ? why : { pausedUntil: inMinutes(clock, why.minutes) };
  // Not `updated_at`: the people of the facility are as they were.
  return step(build.update(kbsFacilities).set(held).where(eq(kbsFacilities.id, id)));
}

/** What holds once an arrival or a departure was told. */
export const toldAs = (act: 'arrive' | 'depart', at: string): Change => ({
  state: act === 'arrive' ? 'present' : 'left',
  ...(act === 'arrive' ? { arrivedAt: at, leftAt: null } : { leftAt: at }),
  act: null,
  reason: null,
  looks: 0,
  tries: 0,
  nextAt: at,
});
