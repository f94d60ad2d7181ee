import { type CsvCell, csvMoney } from '#domain/spreadsheets/csv.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import { type Kurus, sumKurus } from '#domain/values/money.ts';
import { type AccountPlan, JOURNAL_ROLES, type JournalRole } from './accounts.ts';
import type { DueInvoice, Journal } from './schema.ts';
import type { UserId } from '#domain/values/ids.ts';

/** A line of a voucher: debit above zero, credit below. Kuruş. */
export type JournalLine = {
  source: string;
  role: JournalRole;
  day: Day;
  amount: Kurus;
  isCorrection: boolean;
  code: string;
  guest: string;
  ownerId: UserId;
  owner: string;
};

const debitOf = (lines: readonly JournalLine[]): Kurus =>
  sumKurus(lines.map(({ amount }) => Math.max(0, amount)));
const creditOf = (lines: readonly JournalLine[]): Kurus =>
  sumKurus(lines.map(({ amount }) => Math.max(0, -amount)));

/** Totals of a month's lines by account, and the invoices to issue. */
export function composeJournal(
  lines: readonly JournalLine[],
  accounts: AccountPlan,
): Pick<Journal, 'vouchers' | 'corrections' | 'debit' | 'credit' | 'accounts' | 'invoices'> {
  return {
    vouchers: countSources(lines),
    corrections: countSources(lines.filter(({ isCorrection }) => isCorrection)),
    debit: debitOf(lines),
    credit: creditOf(lines),
    accounts: JOURNAL_ROLES.flatMap((role) => {
      const ofRole = lines.filter((one) => one.role === role);
      if (ofRole.length === 0) return [];
      return [{ role, ...accounts[role], debit: debitOf(ofRole), credit: creditOf(ofRole) }];
    }),
    invoices: [
      ...invoicesOf(lines, 'commission', ({ ownerId, owner }) => [String(ownerId), owner]),
      ...invoicesOf(lines, 'services', guestOf),
      ...invoicesOf(withVat(lines), 'kept', guestOf),
    ],
  };
}

const guestOf = ({ code, guest }: JournalLine): [string, string] => [code, `${guest} (${code})`];

/** An amount kept without VAT is compensation rather than a price, and is not invoiced. */
function withVat(lines: readonly JournalLine[]): JournalLine[] {
  const taxed = new Set(lines.flatMap(({ role, source }) => (role === 'kept_vat' ? [source] : [])));
  return lines.filter(({ source }) => taxed.has(source));
}

const countSources = (lines: readonly JournalLine[]): number =>
  new Set(lines.map(({ source }) => source)).size;

/**
 * Commission is invoiced to the owner; the agency's own services and what it keeps are invoiced to
 * the guest.
 */
function invoicesOf(
  lines: readonly JournalLine[],
  what: DueInvoice['what'],
  payerOf: (line: JournalLine) => [key: string, name: string],
): DueInvoice[] {
  const sold = lines.filter(({ role }) => role === what || role.startsWith(`${what}_`));
  const byPayer = Map.groupBy(sold, (one) => payerOf(one)[0]);
  return [...byPayer.values()].flatMap((ofPayer) => {
    const [first] = ofPayer;
    if (first === undefined) return [];
    const sum = (role: JournalRole) =>
      -sumKurus(ofPayer.filter((one) => one.role === role).map(({ amount }) => amount));
    const [net, vat] = [sum(what), sum(`${what}_vat`)];
    const accommodation = what === 'services' ? sum('services_accommodation') : 0;
    const taxes = { vat, ...(accommodation !== 0 && { accommodation }) };
    const to = what === 'commission' ? ('owner' as const) : ('guest' as const);
    const [, name] = payerOf(first);
    return [
      {
        to,
        name,
        stays: countSources(ofPayer),
        what,
        net,
        ...taxes,
        gross: net + vat + accommodation,
      },
    ];
  });
}

export const JOURNAL_HEAD = [
  'Fiş no',
  'Tarih',
  'Hesap kodu',
  'Hesap adı',
  'Açıklama',
  'Cari',
  'Borç',
  'Alacak',
] as const;

const SOURCE_WORDS: Record<string, string> = {
  entry: 'Para hareketi',
  stay: 'Konaklama',
  kept: 'İptal kesintisi',
};

/**
 * The lines as rows of the file; the rows of a voucher stand together and vouchers are numbered
 * within the month. What happened in an earlier, closed month is dated the first day of this one
 * and says so. @param lines sorted by source
 */
export function journalRows(
  month: Month,
  lines: readonly JournalLine[],
  accounts: AccountPlan,
): CsvCell[][] {
  const first = `${month}-01`;
  let [voucher, last] = [0, ''];
  return lines.map((one) => {
    if (one.source !== last) voucher += 1;
    last = one.source;
    const { code, name } = accounts[one.role];
    const word = SOURCE_WORDS[one.source.split(':')[0] ?? ''] ?? '';
    const late = one.day < first ? `, ${one.day} tarihli` : '';
    const mend = one.isCorrection ? 'Düzeltme: ' : '';
    return [
      `${month.replace('-', '')}-${String(voucher).padStart(5, '0')}`,
      one.day < first ? first : one.day,
      code,
      name,
      `${mend}${word} ${one.code}${late}`,
      one.role === 'owners' || one.role.startsWith('commission') ? one.owner : '',
      one.amount > 0 ? csvMoney(one.amount) : '',
      one.amount < 0 ? csvMoney(-one.amount) : '',
    ];
  });
}
