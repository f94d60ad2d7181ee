import { sql } from 'drizzle-orm';
import type { BookedTransfer, OpenStay } from '#domain/bank-statements/proposal.ts';
import { unpaidOf } from '#domain/payments/dues.ts';
import { BY_BANK } from '#domain/payments/ledger.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { packRows, unpackRows } from '#worker/platform/database/json-rows.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** Guests pay until they leave, or some weeks later. */
const PAID_LATE_DAYS = 45;
/** As far as a transfer may be from its line (domain/bank-statements/match.ts). */
const NEAR_DAYS = 12;

const STAY = [
  'id',
  'code',
  'name',
  'villa',
  'status',
  'check_in',
  'total',
  'prepayment',
  'agency_extras',
  'extras_paid',
  'paid',
  'deposit',
  'reported',
] as const;

type StayRow = {
  id: string;
  code: string;
  name: string;
  villa: string;
  status: Status;
  check_in: Day;
  total: number;
  prepayment: number;
  agency_extras: number;
  extras_paid: number;
  paid: number;
  deposit: number;
  reported: number;
};

const TRANSFER = ['of', 'id', 'code', 'name', 'amount', 'day', 'kind', 'waits'] as const;

type TransferRow = Omit<BookedTransfer, 'waits'> & { waits: number };

/**
 * What lines from `first` on may be: stays with open money, of those that are off only the ones that
 * are named by code or reported; and transfers that no statement has shown yet. One trip.
 */
export async function readProposalFacts(
  db: Database,
  first: Day,
): Promise<{ stays: OpenStay[]; transfers: BookedTransfer[] }> {
  const since = addDays(first, -PAID_LATE_DAYS);
  const near = addDays(first, -NEAR_DAYS);
  const { stays, transfers } = await readTogether(db, {
    // The deposit that is still to come, less what is held of it already.
    stays: packRows(
      db,
      STAY,
      sql`select r.id, r.code, r.first_name || ' ' || r.last_name as name, v.name as villa, r.status,
          r.check_in, r.total, r.prepayment, r.agency_extras, r.extras_paid, r.paid,
          iif(r.deposit = 0, 0, r.deposit - (
            select coalesce(sum(iif(t.kind = 'deposit', t.amount, -t.amount)), 0) from transactions t
            where t.reservation_id = r.id and t.status = 'succeeded' and t.kind in ('deposit', 'deposit_refund')
          )) as deposit,
          coalesce((
            select max(q.details ->> 'amount') from stay_requests q
            where q.reservation_id = r.id and q.kind = 'transfer' and q.state = 'open'
          ), 0) as reported
        from reservations r join villas v on v.id = r.villa_id
        where r.check_out >= ${since} and r.source <> 'imported'
          and (r.paid < r.total or r.deposit > 0 or r.status in ('rejected', 'expired', 'cancelled', 'no_show'))
        limit 30000`,
    ),
    transfers: packRows(
      db,
      TRANSFER,
      sql`${entriesSince(near)} union all ${payoutsSince(near)} union all ${runsSince(near)}`,
    ),
  });
  return {
    stays: unpackRows<StayRow>(STAY, stays).map(toOpenStay),
    transfers: unpackRows<TransferRow>(TRANSFER, transfers).map((row) => ({
      ...row,
      waits: row.waits === 1,
    })),
  };
}

/** Entries by transfer that are on no line: the guest's name, or the owner's for an owner's money. */
const entriesSince = (day: Day) => sql`
  select 'entry' as "of", t.id, r.code,
    iif(t.kind in ('owner_payout', 'payout_return'), d.first_name || ' ' || d.last_name,
      r.first_name || ' ' || r.last_name) as name,
    iif(t.kind in ('refund', 'deposit_refund', 'owner_payout'), -t.amount, t.amount) as amount,
    date(t.paid_at, '+3 hours') as day, t.kind, t.awaits_bank as waits
  from transactions t join reservations r on r.id = t.reservation_id
    left join user_details d on d.user_id = r.owner_id
  where t.status = 'succeeded' and t.method in ${BY_BANK} and t.provider is null
    and t.payout_id is null and t.reverses is null
    and t.kind not in ('deposit_kept', 'kept_return')
    and (t.paid_at >= ${day} or t.awaits_bank = 1)
    and not exists (select 1 from transactions back where back.reverses = t.id)
    and not exists (select 1 from bank_line_matches m where m.transaction_id = t.id)`;

const unmatchedPayouts = sql`r.taken_back_at is null
    and not exists (select 1 from bank_line_matches m where m.payout_id = p.id)`;

const payoutsSince = (day: Day) => sql`
  select 'payout', p.id, '', p.holder, -p.amount, date(r.created_at, '+3 hours'), 'owner_payout', r.awaits_bank
  from payouts p join payout_runs r on r.id = p.run_id
  where p.amount > 0 and (r.created_at >= ${day} or r.awaits_bank = 1) and ${unmatchedPayouts}`;

/** Banks show a file of transfers as one line, too. */
const runsSince = (day: Day) => sql`
  select 'run', r.id, '', count(*) || ' ev sahibi', -sum(p.amount), date(r.created_at, '+3 hours'), 'owner_payout', r.awaits_bank
  from payout_runs r join payouts p on p.run_id = r.id
  where p.amount > 0 and (r.created_at >= ${day} or r.awaits_bank = 1) and ${unmatchedPayouts}
  group by r.id having count(*) > 1
    and count(*) = (select count(*) from payouts own where own.run_id = r.id and own.amount > 0)`;

function toOpenStay(row: StayRow): OpenStay {
  const { id, code, name, villa, status, check_in, reported } = row;
  const { prepayment, extras } = unpaidOf({
    total: row.total,
    prepayment: row.prepayment,
    agencyExtras: row.agency_extras,
    extrasPaid: row.extras_paid,
    paid: row.paid,
  });
  const owed = isOff(status)
    ? { prepayment: 0, balance: 0, extra: 0, deposit: 0 }
    : {
        prepayment,
        balance: Math.max(0, row.total - row.paid),
        extra: extras,
        deposit: Math.max(0, row.deposit),
      };
  return { id, code, name, villa, status, check_in, open: owed, reported };
}
