import { sql } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import type { BtransFile, RecordBtransFileInput } from '#domain/reports/btrans/schema.ts';
import { btransFiles } from '#drizzle/schema/reports.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { contractDigests } from './digest.ts';
import { contractPages } from './contracts.ts';
import { readBtransMonth } from './month.ts';

/** Rows per statement: about a megabyte of JSON. */
const ROWS_A_STATEMENT = 5_000;

/**
 * Records the content of a month's file as reported, under its number, so that later changes are
 * noticed. @throws `REPORT_CHANGED` (409) when the number is already recorded or the month differs
 * from what was submitted, `NOTHING_TO_REPORT`, `REPORT_NOT_READY` (422).
 */
export async function recordBtransFile(
  deps: Deps,
  input: RecordBtransFileInput,
  actor: Actor,
  madeBy: string,
): Promise<BtransFile> {
  const { month, basis } = input;
  const read = await readBtransMonth(deps, { month, basis });
  const write = beginWrite(deps, actor);
  const { at } = write;
  const id = write.newId();
  const sums = { rows: 0, amount: 0, commission: 0 };
  const rows: unknown[][] = [];
  for await (const page of contractPages(deps, read)) {
    const digests = await contractDigests(deps, page);
    page.forEach((contract, index) => {
      const { villaId, checkIn, checkOut, total, commission, collection } = contract;
      sums.rows += 1;
      sums.amount += total;
      sums.commission += commission;
      const figures = [villaId, checkIn, checkOut, total, commission, collection.on];
      rows.push([contract.id, ...figures, digests[index]]);
    });
  }
  if (sums.rows === 0 && read.lastFile === null) throw refused('NOTHING_TO_REPORT');
  if (sums.rows !== input.count || sums.amount !== input.amount) throw conflict('REPORT_CHANGED');

  const file = { id, month, basis, fileNo: input.fileNo, ...sums };
  await write.run([
    guard(
      'btrans.next_file',
      sql`select coalesce(max(file_no), 0) + 1 = ${input.fileNo} from btrans_files where month = ${month}`,
      () => conflict('REPORT_CHANGED', `${input.fileNo} numaralı dosya zaten kaydedilmiş.`),
    ),
    write.insert(btransFiles, { ...file, createdBy: actor.userId }),
    ...rowSteps(id, rows),
    write.audit('btrans.record', id, {
      entity: 'btrans_file',
      after: { month, basis, fileNo: input.fileNo, ...sums },
    }),
  ]);
  return { ...file, made_by: madeBy, created_at: at };
}

function rowSteps(fileId: string, rows: unknown[][]): Step[] {
  const steps: Step[] = [];
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT));
    steps.push(
      step(sql`insert into btrans_rows
        (file_id, reservation_id, villa_id, check_in, check_out, amount, commission, collected_on, digest)
        select ${fileId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
          value ->> 5, value ->> 6, value ->> 7
        from json_each(${part})`),
    );
  }
  return steps;
}
