import {
  showReconciliation,
  showStatement,
} from '#worker/features/payments/reports/monthly-reports.ts';
import { readBtransMonth } from '#worker/features/reports/btrans/month.ts';
import { must } from '../broken.ts';
import { earnedOf, leasedFor, owedToOwner } from '../oracle/money.ts';
import { HOUR } from '../world/clock.ts';
import type { DbRow } from '../world/mirror.ts';
import { OWNERS } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const NAME =
  "the ledger's sums equal every balance, state, statement, reconciliation and BTRANS month";

/** The month of an instant in Türkiye. */
const monthOf = (instant: unknown): string =>
  new Date(Date.parse(String(instant)) + 3 * HOUR).toISOString().slice(0, 7);

const isReported = ({ status, kept }: DbRow): boolean =>
  ['confirmed', 'staying', 'completed'].includes(String(status)) ||
  (status === 'no_show' && Number(kept ?? 0) > 0);

const arrivalMonth = ({ check_in }: DbRow): string => String(check_in).slice(0, 7);

/** A month's reports, after a step that wrote money or the state of a stay. */
export const statements: Invariant = {
  name: NAME,
  check: async (world, { changes }) => {
    const months = new Set<string>();
    const owners = new Set<number>();
    for (const { table, after, before } of changes) {
      const row = after ?? before;
      if (table === 'transactions' && row !== null) {
        months.add(monthOf(row.paid_at ?? row.created_at));
        const stay = world.mirror.get('reservations', String(row.reservation_id));
        const owner = stay && ownerOf(world, stay);
        if (owner !== undefined) owners.add(owner);
      }
      // A villa that changes hands leaves stays behind with another owner than its own.
      if (table === 'villas' && before !== null && before.owner_id !== after?.owner_id) {
        await compareContracts(world, world.mirror.of('reservations', Number(before.id)));
      }
    }
    for (const month of months) await compareReconciliation(world, month);
    for (const owner of owners) {
      for (const month of months) await compareStatement(world, owner, month);
    }
  },
  audit: async (world) => {
    const month = world.clock.today.slice(0, 7);
    await compareReconciliation(world, month);
    for (const owner of OWNERS) await compareStatement(world, owner, month);
    await compareContracts(world, world.mirror.all('reservations').values());
  },
};

const ownerOf = ({ memory }: World, { id }: DbRow): number | undefined =>
  memory.ownerOf.get(String(id));

const SIGN: Readonly<Record<string, number>> = {
  prepayment: 1,
  balance: 1,
  extra: 1,
  deposit: 1,
  refund: -1,
  deposit_refund: -1,
  owner_payout: -1,
  payout_return: 1,
};

const isPayout = ({ kind }: DbRow): boolean => kind === 'owner_payout' || kind === 'payout_return';

function moved(world: World): DbRow[] {
  return [...world.mirror.all('transactions').values()].filter(
    ({ status }) => status === 'succeeded',
  );
}

/** Without what passed between guests and owners, or from one stay to another. */
const byAgency = (rows: readonly DbRow[]) =>
  rows.filter(({ method }) => method !== 'to_owner' && method !== 'carried');

const net = (rows: readonly DbRow[]): number =>
  rows.reduce((sum, { kind, amount }) => sum + (SIGN[String(kind)] ?? 0) * Number(amount), 0);

async function compareReconciliation(world: World, month: string): Promise<void> {
  const given = await showReconciliation(world.deps.db, month);
  const rows = byAgency(moved(world));
  const before = net(rows.filter(({ paid_at }) => monthOf(paid_at) < month));
  const within = rows.filter(({ paid_at }) => monthOf(paid_at) === month);
  must(NAME, given.opening === before, () => `${month} opens with ${given.opening}, not ${before}`);
  must(NAME, given.closing === before + net(within), () => {
    return `${month} closes with ${given.closing}, not ${before + net(within)}`;
  });
  const channels = given.channels.reduce((sum, channel) => sum + channel.net, 0);
  const days = given.days.reduce((sum, day) => sum + day.came - day.left, 0);
  must(NAME, channels === net(within) && days === net(within), () => {
    return `${month}: ${net(within)} moved, its channels say ${channels}, its days ${days}`;
  });
}

async function compareStatement(world: World, owner: number, month: string): Promise<void> {
  const viewer = { role: 'OWNER' as const, userId: owner };
  const given = await showStatement(world.deps.db, { month }, viewer);
  const stays = [...world.mirror.all('reservations').values()].filter(
    (stay) => ownerOf(world, stay) === owner,
  );
  const dueIn = (test: (stayMonth: string) => boolean) =>
    stays
      .filter(({ check_in }) => test(String(check_in).slice(0, 7)))
      .reduce((sum, stay) => sum + owedToOwner(world, stay), 0);
  const ids = new Set(stays.map(({ id }) => id));
  const payouts = moved(world).filter(
    (row) => isPayout(row) && ids.has(row.reservation_id ?? null),
  );
  const paidIn = (test: (paidMonth: string) => boolean) =>
    payouts
      .filter(({ paid_at }) => test(monthOf(paid_at)))
      .reduce((sum, { kind, amount }) => sum - (SIGN[String(kind)] ?? 0) * Number(amount), 0);
  const carried = dueIn((m) => m < month) - paidIn((m) => m < month);
  const balance = carried + dueIn((m) => m === month) - paidIn((m) => m === month);
  must(NAME, given.carried === carried && given.balance === balance, () => {
    return `owner ${owner}, ${month}: carried ${given.carried}, owed ${given.balance}; the ledger says ${carried} and ${balance}`;
  });
}

const lettingOf = (villa: unknown, owner: unknown) => `${String(villa)} of ${String(owner)}`;

/** The months in which these stays began. */
async function compareContracts(world: World, stays: Iterable<DbRow>): Promise<void> {
  const months = new Set([...stays].filter(isReported).map(arrivalMonth));
  for (const month of months) await compareBtrans(world, month);
}

/** The month's contracts for the revenue administration: in its file, or named among the gaps. */
async function compareBtrans(world: World, month: string): Promise<void> {
  const { groups } = await readBtransMonth(world.deps, { month, basis: 'checkin' });
  const stays = [...world.mirror.all('reservations').values()].filter(
    (stay) => isReported(stay) && arrivalMonth(stay) === month,
  );
  // Whoever let the stay is its owner of then, not whoever has the villa today.
  const told = Map.groupBy(groups, ({ villaId, ownerId }) => lettingOf(villaId, ownerId));
  for (const [letting, own] of Map.groupBy(stays, (stay) =>
    lettingOf(stay.villa_id, ownerOf(world, stay)),
  )) {
    const count = (told.get(letting) ?? []).reduce((total, group) => total + group.count, 0);
    must(
      NAME,
      count === own.length,
      () => `BTRANS of ${month}: ${count} stays of villa ${letting}, not ${own.length}`,
    );
  }
  const sum = (of: (world: World, stay: DbRow) => number) =>
    stays.reduce((total, stay) => total + of(world, stay), 0);
  const given = (part: 'count' | 'amount' | 'commission') =>
    groups.reduce((total, group) => total + group[part], 0);
  // The agency's own services are not part of the rent.
  const lease = sum(leasedFor);
  const isRight =
    given('count') === stays.length &&
    given('amount') === lease &&
    given('commission') === sum(earnedOf);
  must(NAME, isRight, () => {
    return `BTRANS of ${month}: ${given('count')} stays of ${given('amount')}, not ${stays.length} of ${lease}`;
  });
}
