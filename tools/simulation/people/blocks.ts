import { createBlock } from '#worker/features/availability/blocks/create-block.ts';
import { removeBlock } from '#worker/features/availability/blocks/remove-block.ts';
import { updateBlock } from '#worker/features/availability/blocks/update-block.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { must } from '../broken.ts';
import { holdTaken } from '../invariants/answers.ts';
import type { Random } from '../random.ts';
import { HOUR } from '../world/clock.ts';
import type { DbRow } from '../world/mirror.ts';
import { clerk, type Outcome, owner, type World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someDates, someVilla, told } from './choices.ts';

/** Who may close nights of a villa: any clerk, and its owner. */
function somebody({ mirror }: World, dice: Random, villaId: number) {
  const ownerId = Number(mirror.get('villas', villaId)?.owner_id);
  return dice.chance(0.5)
    ? { viewer: { role: 'ADMIN' as const, userId: 1 }, actor: clerk(1) }
    : { viewer: { role: 'OWNER' as const, userId: ownerId }, actor: owner(ownerId) };
}

/** An owner changes and opens what an owner closed; what the agency closed, only the agency does. */
function holdOffice(
  { memory }: World,
  id: string,
  viewer: Viewer,
  outcome: Outcome<unknown>,
): void {
  const closedBy = memory.closedBy.get(id);
  if (closedBy === undefined || viewer.role === 'ADMIN') return;
  const isRefused = outcome.kind === 'refused' && outcome.error.code === 'OFFICE_BLOCK';
  const isRight = closedBy === 'ADMIN' ? outcome.kind !== 'done' : !isRefused;
  must('an owner opens what an owner closed, and nothing else', isRight, () => {
    return `block ${id}, closed by ${closedBy}, was ${isRefused ? 'refused to' : 'changed by'} the owner`;
  });
}

function someBlock(world: World, dice: Random): DbRow | undefined {
  const rows = [...world.mirror.all('manual_blocks').values()];
  return dice.pick(rows.filter(({ removed_at }) => removed_at === null));
}

function blockInput(world: World, dice: Random) {
  const { checkIn, checkOut } = someDates(world, dice);
  const isOption = dice.chance(0.4);
  const end = new Date(world.clock.time + dice.int(1, 30) * HOUR).toISOString();
  return {
    started_at: checkIn,
    finished_at: checkOut,
    status: isOption ? ('option' as const) : ('full' as const),
    note: '',
    expires_at: isOption ? end : null,
  };
}

const close: Act = {
  name: 'somebody closes nights by hand',
  weight: 3,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const { viewer, actor } = somebody(world, dice, villaId);
    const input = { villa_id: villaId, ...blockInput(world, dice) };
    const key = `kapatma ${world.memory.unique()}`;
    const outcome = await world.attempt(() => createBlock(world.deps, input, viewer, key, actor));
    if (outcome.kind === 'done') world.memory.closedBy.set(outcome.value.id, viewer.role);
    const { started_at: from, finished_at: to } = input;
    holdTaken(world, outcome, { villaId, from, to, except: null });
    return `villa ${villaId} ${from}–${to}: ${told(outcome)}`;
  },
};

const shift: Act = {
  name: 'somebody moves closed nights',
  weight: 2,
  run: async (world, dice) => {
    const found = someBlock(world, dice);
    if (found === undefined) return 'there are none';
    const villaId = Number(found.villa_id);
    const { viewer, actor } = somebody(world, dice, villaId);
    const input = blockInput(world, dice);
    const id = String(found.id);
    const outcome = await world.attempt(() => updateBlock(world.deps, id, input, viewer, actor));
    holdOffice(world, id, viewer, outcome);
    const { started_at: from, finished_at: to } = input;
    holdTaken(world, outcome, { villaId, from, to, except: id });
    return `block of villa ${villaId} to ${from}–${to}: ${told(outcome)}`;
  },
};

const open: Act = {
  name: 'somebody opens nights again',
  weight: 2,
  run: async (world, dice) => {
    const found = someBlock(world, dice);
    if (found === undefined) return 'there are none';
    const villaId = Number(found.villa_id);
    const { viewer, actor } = somebody(world, dice, villaId);
    const id = String(found.id);
    const outcome = await world.attempt(() =>
      removeBlock(world.deps, id, undefined, viewer, actor),
    );
    return `block of villa ${villaId}: ${told(outcome)}`;
  },
};

export const blockers: readonly Act[] = [close, shift, open];
