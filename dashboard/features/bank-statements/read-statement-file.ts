import { statementsOfText } from '#domain/bank-statements/reading/read-text.ts';
import { tableStatement } from '#domain/bank-statements/reading/table.ts';
import { type ReadStatements, StatementProblem } from '#domain/bank-statements/statement.ts';
import { decodeText } from '#domain/spreadsheets/reading/decode-text.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { readSheetBook } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';

const MAX_BYTES = 10_000_000;

/**
 * The statements in a file of a bank: CSV, Excel, MT940 or camt.053, as its content says. A workbook
 * may have a sheet an account. @throws FileProblem, StatementProblem with the sentence to show
 */
export async function readStatementFile(file: File): Promise<ReadStatements> {
  if (file.size > MAX_BYTES)
    throw new FileProblem('Dosya en çok 10 MB olabilir. Daha kısa bir dönem indirin.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is an archive, and an old one no text either.
  const isText = bytes[0] !== 0x50 || bytes[1] !== 0x4b;
  const said = isText ? statementsOfText(decodeText(bytes)) : null;
  if (said !== null) return said;
  const { sheets } = await readSheetBook(file);
  const used = sheets.filter(({ isHidden, filled }) => !isHidden && filled > 1);
  const read: ReadStatements = { format: isText ? 'csv' : 'excel', statements: [], problems: [] };
  let failure: unknown = null;
  for (const { rows, problems } of used) {
    try {
      const { statement, problems: odd } = tableStatement(rows);
      read.statements.push(statement);
      read.problems.push(...problems.slice(0, 5).map(({ message }) => message), ...odd);
    } catch (error) {
      // A sheet of notes beside the statement.
      failure ??= error;
    }
  }
  if (read.statements.length > 0) return read;
  throw failure ?? new StatementProblem('Bu dosyada hareket yok.');
}
