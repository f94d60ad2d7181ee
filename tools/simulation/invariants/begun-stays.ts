import { must } from '../broken.ts';
import type { Change } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { RACE } from './names.ts';

export const BEGUN =
  'a stay that has begun keeps its arrival, its nights and what it cost (decision 0099)';
const TIERS = 'the cancellation terms of a stay are those that were agreed (decision 0097)';
const KEPT = 'of a stay that is off no more is kept than was paid';
const TOLD = 'owners are told of every change that touches them';
const TAKEN_BACK = 'an entry that was entered wrongly is taken back whole, once';

/** What was promised to guests and owners of a stay, after each step that touched it. */
export const begunStays: Invariant = {
  name: BEGUN,
  check: (world, { act, changes, stays }) => {
    for (const change of changes) {
      if (change.table === 'reservations') compareStay(world, change, act === RACE);
      if (change.table === 'transactions') compareEntry(world, change);
    }
    for (const id of stays) compareNights(world, id);
  },
};

const DAY_MS = 86_400_000;

function compareNights({ mirror }: World, id: string): void {
  const stay = mirror.get('reservations', id);
  if (stay === undefined || stay.source === 'import') return;
  const days = (Date.parse(String(stay.check_out)) - Date.parse(String(stay.check_in))) / DAY_MS;
  must(
    BEGUN,
    days === Number(stay.nights),
    () => `${stay.code}: ${stay.nights} nights in ${days} days`,
  );
  if (
    stay.kept === null ||
    !['cancelled', 'rejected', 'expired', 'no_show'].includes(String(stay.status))
  )
    return;
  const paid = Math.max(0, Number(stay.paid));
  must(KEPT, Number(stay.kept) <= paid, () => `${stay.code}: ${stay.kept} kept of ${paid}`);
}

const TOLD_OF = ['villa_id', 'check_in', 'check_out', 'adults', 'children', 'babies'] as const;

function compareStay(world: World, { before, after }: Change, isRace: boolean): void {
  if (before === null || after === null) return;
  const { code, cancel_tiers: tiers } = after;
  const wereSet = before.cancel_tiers !== null && before.cancel_tiers !== undefined;
  must(
    TIERS,
    !wereSet || before.cancel_tiers === tiers,
    () => `${code} had other terms: ${before.cancel_tiers}, now ${tiers}`,
  );
  if (isRace) return;
  if (before.status === 'staying') {
    must(BEGUN, before.check_in === after.check_in, () => `${code} began on ${before.check_in}`);
  }
  const isTold = ['requested', 'option', 'confirmed', 'staying'].includes(String(after.status));
  const isChanged = TOLD_OF.some((column) => before[column] !== after[column]);
  if (!isTold || !isChanged || before.owner_id === null) return;
  const mails = [...world.mirror.of('outbox', String(after.id))];
  const isWritten = mails.some(
    ({ template, variables }) =>
      template === 'sahip_degisiklik' &&
      String(JSON.parse(String(variables)).owner_id) === String(before.owner_id),
  );
  must(TOLD, isWritten, () => `${code} was changed, and owner ${before.owner_id} is not told`);
}

function compareEntry({ mirror }: World, { before, after }: Change): void {
  if (before !== null || after === null || after.reverses === null) return;
  const wrong = mirror.get('transactions', String(after.reverses));
  const isOpposite =
    wrong !== undefined &&
    wrong.kind === after.kind &&
    wrong.method === after.method &&
    wrong.paid_at === after.paid_at &&
    Number(wrong.amount) === -Number(after.amount);
  must(
    TAKEN_BACK,
    isOpposite,
    () => `${after.amount} takes back ${wrong?.kind} of ${wrong?.amount}`,
  );
}
