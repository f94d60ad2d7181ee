import { must } from '../broken.ts';
import { later } from '../oracle/days.ts';
import { askable, openDay } from '../oracle/parts.ts';
import { PLAN_ACT } from '../people/parts.ts';
import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { RACE } from './names.ts';

const IN_PARTS =
  'a stay is paid in the parts that were agreed, asked for once each and never ended for one';

/** Days around its own in which a part is reminded of. */
const NEAR = 7;

/** Plans of stays, and what a step asked their guests for. */
export const parts: Invariant = {
  name: IN_PARTS,
  check: (world, { act, changes }) => {
    if (act === RACE) return;
    const isMoneyMoved = changes.some(({ table }) => table === 'transactions');
    for (const { table, before, after } of changes) {
      if (after === null) continue;
      if (table === 'reservations') comparePlan(world, before, after, act);
      if (before !== null || isMoneyMoved) continue;
      if (table === 'payment_links' || table === 'payment_checkouts') compareAsked(world, after);
      if (table === 'outbox') compareMail(world, after);
    }
  },
};

const normal = (stored: unknown): string => JSON.stringify(JSON.parse(String(stored ?? '[]')));

function comparePlan({ mirror }: World, before: DbRow | null, after: DbRow, act: string): void {
  const { code, payment_parts: plan } = after;
  if (before !== null) {
    const isSame = act === PLAN_ACT || normal(before.payment_parts) === normal(plan);
    must(IN_PARTS, isSame, () => `${code} had the plan ${before.payment_parts}, now ${plan}`);
    return;
  }
  if (after.offer_id !== null || after.source === 'import') return;
  const wanted = mirror.get('villas', Number(after.villa_id))?.payment_parts;
  must(IN_PARTS, normal(plan) === normal(wanted), () => `${code} has ${plan}, its villa ${wanted}`);
}

/** A page by a link is for what the link asked for, as long as that much is owed. */
function compareAsked(world: World, row: DbRow): void {
  const { reservation_id: id, kind, amount, link_id: link } = row;
  const stay = world.mirror.get('reservations', String(id));
  if (stay === undefined || kind !== 'balance') return;
  const { part, rest } = askable(world, stay);
  const isOwed = link == null ? amount === rest || amount === part : Number(amount) <= rest;
  must(IN_PARTS, isOwed, () => `${stay.code}: asked for ${amount} of ${part} or ${rest}`);
}

function compareMail(world: World, { template, dedupe_key: key, reservation_id: id }: DbRow): void {
  if (template !== 'ara_odeme_hatirlatma' && template !== 'ara_odeme_gecikti') return;
  const stay = world.mirror.get('reservations', String(id));
  if (stay === undefined) return;
  const dueOn = String(key).split(':')[1] ?? '';
  const { today } = world.clock;
  const isTime =
    template === 'ara_odeme_gecikti'
      ? dueOn < today && dueOn >= later(today, -NEAR)
      : dueOn >= today && dueOn <= later(today, NEAR);
  const isOpen = openDay(world, stay) === dueOn;
  must(IN_PARTS, isTime && isOpen && stay.status === 'confirmed', () => {
    return `${stay.code}: ${String(template)} of ${dueOn} on ${today}, open is ${openDay(world, stay)}`;
  });
}
