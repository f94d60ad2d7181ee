import { sql } from 'drizzle-orm';
import type { Month } from '#domain/values/dates.ts';
import { showJournal } from '#worker/features/bookkeeping/show-journal.ts';
import { showInvoices } from '#worker/features/invoices/show-month.ts';
import { showStatement } from '#worker/features/payments/reports/monthly-reports.ts';
import { readBtransMonth } from '#worker/features/reports/btrans/month.ts';
import { earnedOf, leasedFor } from '../oracle/money.ts';
import { keptOf, moneyAccounts, openOf } from './accounts.ts';
import type { DbRow } from '../world/mirror.ts';
import { OWNERS } from '../world/villas.ts';
import type { World } from '../world/world.ts';

const SOLD = ['confirmed', 'staying', 'completed'];
const WHATS = ['commission', 'services', 'kept'] as const;

type Sums = { net: number; vat: number; accommodation: number; rounding: number; gross: number };
type Line = Sums & { source: string; what: (typeof WHATS)[number]; payer: string; owner: number };

/**
 * What is wrong between the valid invoices, the stays, the journal and the owners' statements of a
 * world in which everything due was issued; in words.
 */
export async function booksOf(world: World, months: readonly Month[]): Promise<string[]> {
  world.update();
  const lines = await world.deps.db.read.all<Line>(sql`
    select l.source, l.what, i.payer, r.owner_id as owner, l.net, l.vat, l.accommodation, l.rounding,
      l.net + l.vat + l.accommodation + l.rounding as gross
    from invoice_lines l join invoices i on i.id = l.invoice_id and i.state <> 'cancelled'
    join reservations r on r.id = l.reservation_id`);
  return [
    ...(await numbers(world)),
    ...(await leftOver(world, months)),
    ...stays(world, lines),
    ...(await journal(world, months, lines)),
    ...(await statements(world, months, lines)),
    ...(await lettings(world, months)),
  ];
}

/** 1, 2, 3 … in a year, and never a day before the number before; a paper is the sum of its lines. */
async function numbers({ deps }: World): Promise<string[]> {
  const rows = await deps.db.read.all<{ n: number; year: number; day: string; off: number }>(sql`
    select i.sequence as n, i.year, i.issued_on as day,
      i.gross - (select sum(net + vat + accommodation + rounding) from invoice_lines where invoice_id = i.id) as off
    from invoices i order by i.year, i.sequence`);
  return [...Map.groupBy(rows, ({ year }) => year)].flatMap(([year, ofYear]) =>
    ofYear.flatMap(({ n, day, off }, index) => [
      ...(n === index + 1 ? [] : [`${year}: number ${n} follows ${index}`]),
      ...(day >= (ofYear[index - 1]?.day ?? '') ? [] : [`${year}: ${n} is of a day before`]),
      ...(off === 0 ? [] : [`${year}: ${n} says ${off} more than its lines`]),
    ]),
  );
}

async function leftOver({ deps }: World, months: readonly Month[]): Promise<string[]> {
  const left: string[] = [];
  for (const month of months) {
    for (const { name, what, gross, missing } of (await showInvoices(deps, month)).drafts) {
      left.push(`${month}: ${what} of ${name} is still due, ${gross}: ${missing.join(', ')}`);
    }
  }
  return left;
}

/** By the trade's rules, from the stay and its ledger alone. */
function dueOf(world: World, stay: DbRow): Record<(typeof WHATS)[number], number> {
  const isSold = SOLD.includes(String(stay.status));
  return {
    commission: isSold ? Number(stay.commission) : 0,
    services: isSold ? Number(stay.agency_extras) : 0,
    kept: isSold ? 0 : keptOf(world, stay),
  };
}

function stays(world: World, lines: readonly Line[]): string[] {
  const said = Map.groupBy(lines, ({ source, what }) => `${source.split(':')[1]} ${what}`);
  return [...world.mirror.all('reservations').values()].flatMap((stay) => {
    const due = dueOf(world, stay);
    return WHATS.flatMap((what) => {
      const own = said.get(`${String(stay.id)} ${what}`) ?? [];
      const total = own.reduce((sum, { gross }) => sum + gross, 0);
      const wanted = Math.max(0, due[what]);
      const payer = what === 'commission' ? `owner:${stay.owner_id}` : `stay:${stay.id}`;
      const byPayer = Map.groupBy(own, (line) => line.payer);
      const owed = [...byPayer].map(([who, theirs]) => [
        who,
        theirs.reduce((sum, { gross }) => sum + gross, 0),
      ]);
      const others = owed.filter(([who, gross]) => who !== payer && gross !== 0);
      return [
        ...(total === wanted ? [] : [`${stay.code}, ${what}: ${total} on paper, ${wanted} earned`]),
        ...(others.length === 0 ? [] : [`${stay.code}, ${what}: paid by ${payer}, on ${others}`]),
      ];
    });
  });
}

async function journal(
  world: World,
  months: readonly Month[],
  lines: readonly Line[],
): Promise<string[]> {
  const booked = new Map<string, number>();
  let debit = 0;
  let credit = 0;
  for (const month of months) {
    const shown = await showJournal(world.deps, month);
    debit += shown.debit;
    credit += shown.credit;
    for (const { role, ...sums } of shown.accounts) {
      booked.set(role, (booked.get(role) ?? 0) + sums.credit - sums.debit);
    }
  }
  const sum = (part: keyof Sums, what?: string) =>
    lines.reduce((all, one) => all + (what === undefined || one.what === what ? one[part] : 0), 0);
  const wanted: Record<string, number> = {
    ...Object.fromEntries(
      WHATS.flatMap((what) => [
        [what, sum('net', what)],
        [`${what}_vat`, sum('vat', what)],
      ]),
    ),
    services_accommodation: sum('accommodation'),
    rounding: sum('rounding'),
    ...moneyAccounts(world),
  };
  return [
    ...(debit === credit ? [] : [`the journal has ${debit} and ${credit}`]),
    ...Object.entries(wanted).flatMap(([role, on]) =>
      (booked.get(role) ?? 0) === on
        ? []
        : [`${role}: ${booked.get(role) ?? 0} booked, ${on} owed`],
    ),
  ];
}

async function statements(
  world: World,
  months: readonly Month[],
  lines: readonly Line[],
): Promise<string[]> {
  const [month, until] = [months[0] ?? '', months.at(-1) ?? ''];
  const wrong: string[] = [];
  const stays = [...world.mirror.all('reservations').values()];
  for (const owner of OWNERS) {
    const viewer = { role: 'OWNER' as const, userId: owner };
    const shown = await showStatement(world.deps.db, { month, until } as never, viewer);
    const earned = shown.stays
      .filter(({ status }) => SOLD.includes(status))
      .reduce((sum, { commission }) => sum + commission, 0);
    const onStatement = shown.invoices.reduce((sum, { gross }) => sum + gross, 0);
    const onPaper = lines
      .filter(({ what, payer }) => what === 'commission' && payer === `owner:${owner}`)
      .reduce((sum, { gross }) => sum + gross, 0);
    const owed = stays
      .filter(({ owner_id }) => owner_id === owner)
      .reduce((sum, stay) => sum + openOf(world, stay), 0);
    if (shown.balance !== owed) wrong.push(`owner ${owner}: ${owed} owed, not ${shown.balance}`);
    if (onStatement !== onPaper || earned !== onPaper) {
      wrong.push(
        `owner ${owner}: ${onPaper} on paper, ${onStatement} on the statement, ${earned} of its stays`,
      );
    }
  }
  return wrong;
}

/** Whose contracts the tax office is told of, and how much of each, whoever has the house by now. */
async function lettings(world: World, months: readonly Month[]): Promise<string[]> {
  const told = new Map<string, number[]>();
  for (const month of months) {
    const { groups } = await readBtransMonth(world.deps, { month, basis: 'checkin' });
    for (const { villaId, ownerId, count, amount, commission } of groups) {
      add(told, `villa ${villaId} of ${ownerId}`, [count, amount, commission]);
    }
  }
  const due = new Map<string, number[]>();
  for (const stay of world.mirror.all('reservations').values()) {
    const isReported = SOLD.includes(String(stay.status)) || stay.status === 'no_show';
    const amount = leasedFor(world, stay);
    if (!isReported || (stay.status === 'no_show' && Number(stay.kept ?? 0) === 0)) continue;
    add(due, `villa ${stay.villa_id} of ${stay.owner_id}`, [1, amount, earnedOf(world, stay)]);
  }
  return [...new Set([...told.keys(), ...due.keys()])].flatMap((letting) =>
    String(told.get(letting)) === String(due.get(letting))
      ? []
      : [`BTRANS, ${letting}: ${told.get(letting)} told, ${due.get(letting)} let`],
  );
}

function add(sums: Map<string, number[]>, key: string, parts: number[]): void {
  sums.set(
    key,
    parts.map((part, index) => part + (sums.get(key)?.[index] ?? 0)),
  );
}
