import { must } from '../broken.ts';
import { movedFor } from '../oracle/money.ts';
import type { World } from '../world/world.ts';
import { ofEachStay } from './invariant.ts';

const NAME = 'no money on a stay that is off without an alarm or a refund due';
const SURPLUS = 'money beyond the total of a stay that stands has an alarm of that amount';

/** States in which nobody will come, or nobody came. */
const OFF = ['rejected', 'expired', 'cancelled', 'no_show'];

/**
 * Money of such a stay that the agency holds, and that nobody decided to keep, has an alarm; no
 * alarm asks for a refund when there is nothing to refund.
 */
export const closedWithMoney = ofEachStay(NAME, compare);

function compare(world: World, id: string): void {
  const stay = world.mirror.get('reservations', id);
  if (stay === undefined) return;
  const { received, refunded, deposit, depositReturned, depositKept } = movedFor(world, id);
  const left =
    Math.max(0, received - refunded - Number(stay.kept ?? 0)) +
    deposit -
    depositReturned -
    depositKept;
  const isOff = OFF.includes(String(stay.status));
  const due = isOff ? left : 0;
  const surplus = isOff ? 0 : Math.max(0, received - refunded - Number(stay.total));
  let isAlarmed = false;
  let asked = 0;
  let tooMuch = 0;
  for (const { kind, amount, resolved_at } of world.mirror.of('payment_alarms', id)) {
    if (resolved_at !== null) continue;
    isAlarmed = true;
    if (kind === 'refund_due') asked += Number(amount);
    if (kind === 'surplus') tooMuch += Number(amount);
  }
  const said = `${stay.code} is ${stay.status}`;
  must(NAME, due === 0 || isAlarmed, () => `${said}, and ${due} of it is nobody's business`);
  must(NAME, asked === due, () => `${said}: ${asked} asked back, ${due} due`);
  must(SURPLUS, tooMuch === surplus, () => `${said}: ${tooMuch} too much, not ${surplus}`);
}
