import { istanbulDay } from '#domain/values/dates.ts';
import type { Collection } from '#domain/reports/btrans/gaps.ts';
import { type BtransStay, btransContract } from '#domain/reports/btrans/xml.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { lettingKey } from './lessors.ts';
import { type BtransMonth, requireAgency } from './month.ts';
import { type After, type ContractRow, listContractRows } from './queries.ts';

/** Contracts per query: the most held in memory, however large the month. */
export const CONTRACTS_A_PAGE = 1_000;

/** A contract of the file: its figures, and its XML. */
export type Contract = BtransStay & { id: string; villaId: number; xml: string };

/**
 * The contracts of a month's file in order, one page at a time on demand. @throws
 * `REPORT_NOT_READY`.
 */
export async function* contractPages(deps: Deps, month: BtransMonth): AsyncGenerator<Contract[]> {
  const { iban } = requireAgency(month);
  let after: After = null;
  do {
    const rows: ContractRow[] = await listContractRows(
      deps.db,
      month.query,
      after,
      CONTRACTS_A_PAGE,
    );
    yield rows.flatMap((row) => toContract(month, row, iban));
    const last = rows.at(-1);
    after = last !== undefined && rows.length === CONTRACTS_A_PAGE ? last : null;
  } while (after !== null);
}

/** None for a contract whose villa or lessor lacks something. */
function toContract(month: BtransMonth, row: ContractRow, agencyIban: string): Contract[] {
  const villa = month.villas.get(lettingKey(row));
  if (!villa?.isComplete || row.collection === null) return [];
  const { id, villaId, checkIn, checkOut, total, commission } = row;
  const collection = toCollection(row.collection);
  const stay = { checkIn, checkOut, total, commission, collection };
  return [{ ...stay, id, villaId, xml: btransContract(stay, villa.parts, agencyIban) }];
}

/** The database returns `<instant> <method>` in one value. */
function toCollection(text: string): Collection {
  const [at = '', method = ''] = text.split(' ');
  return { on: istanbulDay(new Date(at)), method: method as Collection['method'] };
}
