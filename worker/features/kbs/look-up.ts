import type { KbsOutcome } from '#domain/kbs/answers.ts';
import { listCall } from '#domain/kbs/calls.ts';
import { judgeList, LOOK_AFTER_MINUTES } from '#domain/kbs/look.ts';
import type { KbsAct, KbsPerson } from '#domain/kbs/person.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { readServiceList, type Spoken } from './call-service.ts';
import type { DuePerson } from './due-people.ts';
import type { OpenFacility } from './facility-secrets.ts';
import { changePerson, toldAs } from './people-steps.ts';

/** Minutes until a call that the list shows not to have been carried out is repeated, by failures. */
const REPEAT_AFTER = [0, 5, 15, 30, 60] as const;

type Handled = { hasAnswered: boolean; trouble?: string };

/** Finds out by the service's list what became of a call without a clear answer. */
export async function lookUp(
  deps: Deps,
  facility: OpenFacility,
  due: DuePerson,
  told: KbsPerson | null,
): Promise<Handled> {
  const { act, looks, tries } = due;
  if (act === null) return { hasAnswered: true };
  if (told === null) {
    // Nobody can read any more whom to look for.
    const reason = 'Kime ait olduğu artık okunamıyor; servisin ekranından bakın.';
    const nextAt = inMinutes(deps.clock, 24 * 60);
    await deps.db.write([changePerson(deps, due, { reason, nextAt })]);
    return { hasAnswered: true };
  }
  const { said, hasAnswered } = await readServiceList(deps, facility, listCall(told));
  const change = (values: Parameters<typeof changePerson>[2]) =>
    deps.db.write([changePerson(deps, due, values)]);
  if (said.kind !== 'list') {
    await change({ reason: said.reason, nextAt: inMinutes(deps.clock, LOOK_AFTER_MINUTES[1]) });
    return { hasAnswered, ...(said.kind === 'access' && { trouble: said.reason }) };
  }
  const at = instant(deps.clock);
  const looked = judgeList(act, told.number, said.people, looks);
  if (looked === 'look-again') {
    const nextAt = inMinutes(deps.clock, LOOK_AFTER_MINUTES[1]);
    await change({ looks: looks + 1, nextAt });
  } else if (looked === 'repeat') {
    const wait = REPEAT_AFTER[Math.min(tries, REPEAT_AFTER.length - 1)] ?? 0;
    // The reason brings a departure back that no stay asks for: that of somebody entered wrongly.
    const reason = 'Servisin listesine göre yapılmamış; yeniden gönderilecek.';
    const nextAt = inMinutes(deps.clock, wait);
    await change({ act: null, looks: 0, tries: tries + 1, reason, nextAt });
  } else await change(toldAs(act, at));
  return { hasAnswered };
}

/** Refusals that a call also gets when it was carried out before: "there already", "not there". */
const MAYBE_DONE: Record<Exclude<KbsAct, 'correct'>, number> = { arrive: 102, depart: 101 };

/** A refusal, unless the list shows that what was asked for holds already. */
export async function lookUpRefused(
  deps: Deps,
  facility: OpenFacility,
  act: Exclude<KbsAct, 'correct'>,
  person: KbsPerson,
  spoken: Spoken<KbsOutcome>,
): Promise<Spoken<KbsOutcome>> {
  if (spoken.said.kind !== 'refused' || spoken.said.code !== MAYBE_DONE[act]) return spoken;
  const { said, hasAnswered } = await readServiceList(deps, facility, listCall(person));
  if (said.kind !== 'list') return { said: spoken.said, hasAnswered };
  const holds = judgeList(act, person.number, said.people, 0) === 'done';
  return { said: holds ? { kind: 'done' } : spoken.said, hasAnswered };
}
