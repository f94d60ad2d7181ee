import { askOwner } from '#worker/features/owner-questions/ask-owner.ts';
import { answerQuestion } from '#worker/features/reservations/owner/answer-question.ts';
import { OWNER_REFUSALS, OWNER_WAYS } from '#domain/reservations/owner-replies.ts';
import { must } from '../broken.ts';
import { guestMoney } from '../oracle/money.ts';
import { visitor } from '../world/world.ts';
import type { Act } from './act.ts';
import { someStay, told } from './choices.ts';

const NAME = 'an owner’s answer does what the agency lets follow from it, and nothing else';

/** By a link of any way, of a request that may be over by the time; nobody knows who presses it. */
const answer: Act = {
  name: 'an owner answers a request by link',
  weight: 3,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['requested']);
    if (stay === undefined) return 'there is none';
    const id = String(stay.id);
    const way = dice.pick(OWNER_WAYS) ?? 'mail';
    const says = dice.chance(0.5) ? ('yes' as const) : ('no' as const);
    const reason = dice.pick(OWNER_REFUSALS) ?? 'other';
    const close = dice.chance(0.5);
    const asked = await world.attempt(() => askOwner(world.deps, id, way));
    if (asked.kind !== 'done') return `${stay.code}: not asked`;
    if (asked.value === null) return `${stay.code}: nothing to ask`;
    const link = new URL(asked.value).searchParams.get('baglanti') ?? '';
    const rule = [...world.mirror.all('settings').values()].find(
      ({ key }) => key === 'owner_answers',
    )?.value;
    const isPaid = guestMoney(world, id) > 0;
    const given = { link, answer: says, ...(says === 'no' && { reason }), close };
    const outcome = await world.attempt(() => answerQuestion(world.deps, given, visitor));
    if (outcome.kind === 'done' && !world.isRacing) {
      const [row] = await world.deps.db.read.all<{ status: string }>(
        `select status from reservations where id = '${id}'`,
      );
      const may =
        says === 'no' && !isPaid
          ? ['rejected']
          : says === 'yes' && !isPaid && rule === 'option'
            ? ['option', 'requested']
            : ['requested'];
      must(NAME, may.includes(row?.status ?? ''), () => {
        return `${stay.code} is ${row?.status} after a ${says} under the rule ${rule ?? 'ask'}`;
      });
    }
    return `${stay.code} ${says} by ${way}: ${told(outcome)}`;
  },
};

export const owners: readonly Act[] = [answer];
