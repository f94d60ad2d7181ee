import { must } from '../broken.ts';
import type { Change, DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { RACE } from './names.ts';

const NAME = 'a stay is its owner’s, whoever has the villa now (decision 0082)';

/** Every stay has the owner that this follows by itself, from the villas given away and stays moved. */
export const owners: Invariant = {
  name: NAME,
  check: (world, { act, changes, stays }) => {
    for (const change of changes) {
      if (change.table === 'villas') followVilla(world, change);
      if (change.table === 'reservations') followStay(world, change, act === RACE);
    }
    for (const id of stays) compare(world, id);
  },
  audit: (world) => {
    for (const id of world.mirror.all('reservations').keys()) compare(world, id);
  },
};

function compare({ mirror, memory }: World, id: string): void {
  const stay = mirror.get('reservations', id);
  if (!stay) return;
  const owner = memory.ownerOf.get(id);
  must(NAME, Number(stay.owner_id) === owner, () => {
    return `stay ${String(stay.code)} is of owner ${String(stay.owner_id)}, not of ${owner}`;
  });
}

const ownerOfVilla = ({ mirror }: World, stay: DbRow): number =>
  Number(mirror.get('villas', Number(stay.villa_id))?.owner_id);

/** A villa changes hands: what begins from its day on goes along, unless its owner was paid for it. */
function followVilla({ mirror, memory }: World, { before, after }: Change): void {
  if (before === null || after === null) return;
  if (before.owner_id === after.owner_id && before.owner_since === after.owner_since) return;
  for (const [id, stay] of mirror.all('reservations')) {
    if (stay.villa_id !== after.id) continue;
    if (String(stay.check_in) < String(after.owner_since ?? '')) continue;
    const isPaid = [...mirror.of('transactions', id)].some(
      ({ kind, method, status }) =>
        status !== 'failed' &&
        (kind === 'owner_payout' || kind === 'payout_return' || method === 'to_owner'),
    );
    if (!isPaid) memory.ownerOf.set(id, Number(after.owner_id));
  }
}

function followStay(world: World, { key, before, after }: Change, isRace: boolean): void {
  if (after === null) return;
  // Of two changes at once only the last is seen: it may have been away and back.
  const isBack = isRace && before !== null && Number(after.version) - Number(before.version) > 1;
  const isTaken = isBack && Number(after.owner_id) === ownerOfVilla(world, after);
  if (before === null || before.villa_id !== after.villa_id || isTaken) {
    world.memory.ownerOf.set(key, ownerOfVilla(world, after));
  }
}
