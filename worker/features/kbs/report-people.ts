import { arrivalCall, correctionCall, departureCall, type KbsCall } from '#domain/kbs/calls.ts';
import type { KbsOutcome } from '#domain/kbs/answers.ts';
import { LOOK_AFTER_MINUTES } from '#domain/kbs/look.ts';
import { type KbsAct, type KbsPerson, nextAct } from '#domain/kbs/person.ts';
import { wallClock } from '#domain/values/istanbul-time.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { taskTime } from '#worker/platform/task-time.ts';
import { callService, type Spoken } from './call-service.ts';
import { type DuePerson, listDuePeople } from './due-people.ts';
import {
  markOf,
  type OpenFacility,
  openFacility,
  openPerson,
  sealPerson,
} from './facility-secrets.ts';
import { lookUp, lookUpRefused } from './look-up.ts';
import {
  beginArrival,
  beginDeparture,
  changePerson,
  holdFacility,
  toldAs,
  waitForArrival,
} from './people-steps.ts';
import { departureOf, wantedOf } from './wanted-person.ts';

/** People of each kind in one run; the next minute continues. */
const RUN_LIMIT = 60;
/** Minutes for which a service that did not answer is left alone. */
const PAUSE_MINUTES = 2;
/** Minutes until what was refused is tried as it is once more; a correction is tried at once. */
const REFUSED_MINUTES = 6 * 60;

/** What was done about a person, and whether the service answers at all. */
type Reported = { hasAnswered: boolean };
const NOTHING: Reported = { hasAnswered: true };

/**
 * Reports arrivals, departures and corrections of guests to the police (law 1774), as they follow
 * from stays and guest lists. A call is written down before it is made; one without a clear answer
 * is never repeated before the service's own list was read. @returns how many people were handled
 */
export async function reportDuePeople(deps: Deps): Promise<number> {
  const isOver = taskTime(deps.clock);
  const open = new Map<string, OpenFacility | null>();
  const silent = new Set<string>();
  let handled = 0;
  for (const due of await listDuePeople(deps.db, deps.clock.now(), RUN_LIMIT)) {
    if (isOver()) break;
    const { facility_id: id } = due;
    if (silent.has(id)) continue;
    if (!open.has(id)) open.set(id, await openOrHold(deps, due));
    const facility = open.get(id);
    if (!facility) continue;
    const { hasAnswered, trouble } = await reportOne(deps, facility, due);
    handled += 1;
    if (hasAnswered && trouble === undefined) continue;
    silent.add(id);
    const why = trouble === undefined ? { minutes: PAUSE_MINUTES } : { trouble };
    await deps.db.write([holdFacility(deps, id, why)]);
  }
  return handled;
}

async function openOrHold(deps: Deps, due: DuePerson): Promise<OpenFacility | null> {
  try {
    return await openFacility(deps, { ...due, id: due.facility_id });
  } catch {
    const trouble = 'Kayıtlı kullanıcı ve şifre artık açılamıyor; yeniden girin.';
    await deps.db.write([holdFacility(deps, due.facility_id, { trouble })]);
    return null;
  }
}

type Handled = Reported & { trouble?: string };

async function reportOne(deps: Deps, facility: OpenFacility, due: DuePerson): Promise<Handled> {
  const told = await openPerson(deps, due.id, due.told);
  if (due.act !== null) return lookUp(deps, facility, due, told);
  const now = wallClock(deps.clock.now());
  const wanted = await wantedOf(deps, due, now);
  const act = nextAct({ state: due.state, told }, wanted);
  const person = act === 'depart' ? told : (wanted?.person ?? null);
  if (act === null || person === null) {
    await deps.db.write([leave(deps, due, act === null ? null : UNREADABLE)]);
    return NOTHING;
  }
  if (act === 'correct') return correct(deps, facility, due, person);
  if (!(await begin(deps, facility, due, act, person))) return NOTHING;
  const call =
    act === 'arrive' ? arrivalCall(person, now) : departureCall(person, departureOf(due, now));
  const spoken = await callService(deps, facility, call);
  const refused = await lookUpRefused(deps, facility, act, person, spoken);
  return record(deps, due, act, refused);
}

const UNREADABLE = 'Kayıtlı kimlik numarası artık açılamıyor; servisin ekranından elle bildirin.';

/**
 * Nothing to tell, or nobody can read any more of whom (`reason`). A departure does not wait for
 * what was looked at before it.
 */
function leave(deps: Deps, due: DuePerson, reason: string | null): Step {
  const minutes = due.state === 'present' && reason === null ? 0 : REFUSED_MINUTES;
  if (due.state !== 'present') return waitForArrival(deps, due, { reason, minutes });
  const nextAt = inMinutes(deps.clock, minutes);
  return changePerson(deps, due, { seenAt: due.stamp, nextAt, reason });
}

async function begin(
  deps: Deps,
  facility: OpenFacility,
  due: DuePerson,
  act: Exclude<KbsAct, 'correct'>,
  person: KbsPerson,
): Promise<boolean> {
  if (act === 'depart') return beginDeparture(deps, due);
  const [told, mark] = [await sealPerson(deps, due.id, person), await markOf(facility, person)];
  return beginArrival(deps, due, { told, mark });
}

/** Minutes until a person is looked at again after a correction; a reason brings them back then. */
const WAITS: Record<KbsOutcome['kind'], number> = {
  done: 0,
  access: 0,
  unclear: LOOK_AFTER_MINUTES[0],
  refused: REFUSED_MINUTES,
};

/** Repeating a correction changes nothing, so it needs no list: what is unclear is told again. */
async function correct(
  deps: Deps,
  facility: OpenFacility,
  due: DuePerson,
  person: KbsPerson,
): Promise<Handled> {
  const call: KbsCall = correctionCall(person, wallClock(deps.clock.now()));
  const { said, hasAnswered } = await callService(deps, facility, call);
  const told = said.kind === 'done' ? await sealPerson(deps, due.id, person) : due.told;
  const reason = said.kind === 'done' ? null : said.reason;
  const nextAt = inMinutes(deps.clock, WAITS[said.kind]);
  await deps.db.write([changePerson(deps, due, { told, reason, nextAt, seenAt: due.stamp })]);
  return { hasAnswered, ...(said.kind === 'access' && { trouble: said.reason }) };
}

/** What the answer to an arrival or a departure changes. */
async function record(
  deps: Deps,
  due: DuePerson,
  act: Exclude<KbsAct, 'correct'>,
  { said, hasAnswered }: Spoken<KbsOutcome>,
): Promise<Handled> {
  const at = instant(deps.clock);
  const begun = { ...due, act };
  if (said.kind === 'unclear') {
    const nextAt = inMinutes(deps.clock, LOOK_AFTER_MINUTES[0]);
    await deps.db.write([changePerson(deps, begun, { reason: said.reason, nextAt })]);
    return { hasAnswered };
  }
  if (said.kind === 'done') {
    await deps.db.write([changePerson(deps, begun, toldAs(act, at))]);
    return { hasAnswered };
  }
  const isAccess = said.kind === 'access';
  const nextAt = isAccess ? at : inMinutes(deps.clock, REFUSED_MINUTES);
  await deps.db.write([changePerson(deps, begun, { act: null, reason: said.reason, nextAt })]);
  return { hasAnswered, ...(isAccess && { trouble: said.reason }) };
}
