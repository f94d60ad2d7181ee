import { afterOfficeTime, DEFAULT_OFFICE } from '#domain/office/office-hours.ts';
import { must } from '../broken.ts';
import { guestMoney } from '../oracle/money.ts';
import { DAY, HOUR } from '../world/clock.ts';
import type { Change, DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { RACE } from './names.ts';

const NAME =
  'a hold ends within its setting and before the arrival, and nothing is paid for it after that';

/** The default when the settings have no value. */
const USUAL_DAYS = 30;
const USUAL_MINUTES = 120;

/** Expiries of holds that a step set, and payment pages that it opened. */
export const ends: Invariant = {
  name: NAME,
  check: (world, { changes, act }) => {
    // When several act at once, it is unknown which setting an expiry was made under.
    if (act === RACE) return;
    for (const change of changes) {
      const { table, before, after } = change;
      if (after === null) continue;
      if (table === 'reservations') compareStay(world, change, after);
      if (table === 'manual_blocks') compareEnd(world, before, after, 'expires_at', 'starts_on');
      if (table === 'payment_checkouts' && before === null) comparePage(world, changes, after);
    }
  },
};

function compareStay(world: World, { before }: Change, after: DbRow): void {
  if (after.status === 'option') {
    compareEnd(world, before, after, 'option_expires_at', 'check_in');
  }
  if (before !== null || after.status !== 'requested' || after.hold_expires_at === null) return;
  const end = Date.parse(String(after.hold_expires_at));
  const minutes = settingOf(world, 'hold_minutes', USUAL_MINUTES);
  const latest = Date.parse(
    afterOfficeTime(String(after.created_at), minutes, {
      hours: textOf(world, 'office_hours', DEFAULT_OFFICE.hours),
      days: textOf(world, 'office_days', DEFAULT_OFFICE.days),
      holidays: textOf(world, 'office_holidays', DEFAULT_OFFICE.holidays),
    }),
  );
  must(NAME, end <= latest, () => {
    return `${after.code}, requested at ${after.created_at}, is held until ${after.hold_expires_at}`;
  });
}

function compareEnd(
  world: World,
  before: DbRow | null,
  after: DbRow,
  endColumn: string,
  arrivalColumn: string,
): void {
  const end = after[endColumn];
  if (typeof end !== 'string') return;
  const what = String(after.code ?? `block ${after.id}`);
  const time = world.mirror.get('villas', Number(after.villa_id))?.check_in_time;
  const arrival = Date.parse(`${after[arrivalColumn]}T${time}:00Z`) - 3 * HOUR;
  // A later change of the villa's check-in time moves no expiry that was agreed.
  const isMoved = ['villa_id', endColumn, arrivalColumn].some(
    (column) => before?.[column] !== after[column],
  );
  if (!isMoved) return;
  must(NAME, Date.parse(end) <= arrival, () => {
    return `${what} is held until ${end}, its guest arrives on ${after[arrivalColumn]} at ${time}`;
  });
  const days = settingOf(world, 'option_max_days', USUAL_DAYS);
  const isNew = before?.[endColumn] == null;
  if (!isNew) return;
  must(NAME, Date.parse(end) <= world.clock.time + days * DAY, () => {
    return `${what} is held until ${end}, longer than ${days} days`;
  });
}

const settingOf = (world: World, key: string, usual: number): number =>
  Number(textOf(world, key, String(usual)));

function textOf({ mirror }: World, key: string, usual: string): string {
  for (const row of mirror.all('settings').values()) {
    if (row.key === key) return String(row.value);
  }
  return usual;
}

/** A payment page, opened by code or by link, for a stay that can still be paid. */
function comparePage(world: World, changes: readonly Change[], page: DbRow): void {
  const { reservation_id, created_at, link_id } = page;
  const id = String(reservation_id);
  // What happened to the stay in the same step happened after its page was opened.
  const moved = changes.find(({ table, key }) => table === 'reservations' && key === id);
  const stay = moved?.before ?? world.mirror.get('reservations', id);
  if (stay === undefined) return;
  const by = link_id === null ? 'by code' : 'by link';
  const isOpen = ['option', 'confirmed', 'staying'].includes(String(stay.status));
  must(NAME, isOpen, () => `${stay.code} is ${stay.status} and is paid for ${by}`);
  const end = stay.status === 'option' ? stay.option_expires_at : null;
  const isHeld = typeof end !== 'string' || end > String(created_at);
  must(NAME, isHeld || guestMoney(world, String(stay.id)) > 0, () => {
    return `${stay.code} was held until ${end} and is paid for ${by} at ${created_at}`;
  });
}
