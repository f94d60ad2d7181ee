import type { Client } from '@libsql/client';
import type { DataStep } from '#scripts/lib/migrations/data-step.ts';

/** A tier as a stay keeps it: from `daysBefore` days on, `keptRate` basis points of the prepayment. */
type Tier = { daysBefore: number; keptRate: number };

/** Kuruş of "3.500 ₺" or "3.500,50 ₺". */
function kurusOf(text: string): number {
  const [lira = '', kurus = ''] = text.replace(/[^\d,]/g, '').split(',');
  return Number(lira) * 100 + Number(kurus.padEnd(2, '0'));
}

/** The rate, as round as it can be, that keeps this part of the prepayment. */
function rateOf(kept: number, prepayment: number): number {
  const fits = (rate: number) => Math.round((prepayment * rate) / 10_000) === kept;
  const rate = Math.round((kept * 10_000) / prepayment);
  const rounder = [1000, 500, 100, 50, 10].map((by) => Math.round(rate / by) * by);
  return rounder.find(fits) ?? rate;
}

/** The tiers that a contract's table shows in amounts; null when there was nothing to keep. */
function tiersOf(rows: string[][]): Tier[] | null {
  const tiers = rows.map(([range = '', kept = '', refund = '']) => {
    const prepayment = kurusOf(kept) + kurusOf(refund);
    const daysBefore = Number.parseInt(range, 10);
    return prepayment === 0 ? null : { daysBefore, keptRate: rateOf(kurusOf(kept), prepayment) };
  });
  return tiers.some((tier) => tier === null || Number.isNaN(tier.daysBefore))
    ? null
    : (tiers as Tier[]);
}

/** The table of its contract, of each stay that has one; `[]` where nothing was to be kept. */
async function readContracts(client: Client, range: { after: unknown; until: unknown }) {
  const { rows } = await client.execute({
    sql: `select r.row_id as row, (
        select value ->> '$.rows' from json_each(c.paper, '$.blocks')
        where value ->> '$.columns[0].title' = 'Girişe kalan süre' limit 1
      ) as tiers
      from reservations r join reservation_contracts c on c.reservation_id = r.id
      where r.row_id > ? and r.row_id <= ? and r.cancel_tiers is null`,
    args: [range.after as number, range.until as number],
  });
  return rows.flatMap(({ row, tiers }) => {
    const read = tiersOf(JSON.parse(String(tiers ?? '[]')) as string[][]);
    return read === null ? [] : [[row, JSON.stringify(read)]];
  });
}

/**
 * Stays get the cancellation tiers that were agreed with them: of the contract that their guest
 * read, otherwise of the agency's page. What is kept is not more than was paid, and the books are
 * compared anew for stays of which the owner is owed something else than before.
 */
export const dataStep: DataStep = {
  table: 'reservations',
  key: 'row_id',
  begin: 0,
  rows: 2000,
  write: async (range, client) => {
    const within = [range.after, range.until];
    const contracts = await readContracts(client, range);
    return [
      {
        sql: `update reservations set cancel_tiers = read.value ->> 1 from json_each(?) as read
          where reservations.row_id = read.value ->> 0 and reservations.cancel_tiers is null`,
        args: [JSON.stringify(contracts)],
      },
      {
        sql: `update reservations set cancel_tiers = coalesce(
            (select json_extract(data, '$.tiers') from pages where section = 'cancel'), '[]'
          ) where row_id > ? and row_id <= ? and cancel_tiers is null`,
        args: within,
      },
      {
        sql: `update reservations set kept = max(0, paid)
          where row_id > ? and row_id <= ? and kept > max(0, paid)`,
        args: within,
      },
      {
        sql: `insert or ignore into journal_changes (reservation_id)
          select id from reservations where row_id > ? and row_id <= ?
            and (owner_due <> due_to_owner or status = 'no_show')
            and exists (select 1 from journal_months)`,
        args: within,
      },
    ];
  },
};
