import { guessColumns, toImportRows } from '#domain/import/guess-columns.ts';
import { csvRows } from '#domain/spreadsheets/reading/csv-rows.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import type { ImportQuestion, ImportRow } from '#domain/import/schema.ts';
import type { TestApp } from './app.ts';

/** The rows of a CSV text with its columns guessed, as the dashboard sends them. */
export function rowsOfCsv(kind: ImportKind, text: string, headingRow = 1): ImportRow[] {
  const { rows: data } = sheetRows({ name: '', isHidden: false }, csvRows(text));
  const [headings = []] = data.slice(headingRow - 1, headingRow);
  const lines = data.slice(headingRow);
  return toImportRows(kind, { headings, lines, headingRow }, guessColumns(kind, headings, lines));
}

type Choose = (question: ImportQuestion) => number;

/** A person at the import: every call as the dashboard makes it. */
export function importer(app: TestApp, token: string, kind: ImportKind) {
  const call = async (method: string, path: string, body: object) => {
    const answer = await app.call(method, `/v1/admin/import/${path}`, { token, body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.body.content;
  };
  const check = (rows: ImportRow[]) => call('POST', 'check', { kind, rows });
  /** Answers every question: the first proposal, or what `choose` says. @returns how many there were. */
  const decide = async (rows: ImportRow[], choose: Choose = () => 0): Promise<number> => {
    let asked = 0;
    // What is answered may lead to further questions, such as a capacity above the law's.
    for (let round = 0; round < 6; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const { questions } = await check(rows);
      if (questions.length === 0) return asked;
      asked += questions.length;
      const decisions = questions.map((question: ImportQuestion) => {
        const at = choose(question);
        const { label: _, ...proposal } = question.proposals[at]!;
        return {
          field: question.field,
          key: question.key,
          answer: question.key.startsWith('~') ? { proposal: at } : proposal,
        };
      });
      // oxlint-disable-next-line no-await-in-loop
      await call('PUT', 'decisions', { kind, decisions });
    }
    throw new Error('questions without an end');
  };
  const write = async (rows: ImportRow[], run: string = crypto.randomUUID()) => {
    const begun = await call('POST', 'begin', { run, kind, fileName: 'liste.csv', rows });
    const outcomes: {
      row: number;
      fate: string;
      title: string;
      problems: { message: string }[];
    }[] = [];
    for (let i = 0; i < begun.rows.length; i += 20) {
      // oxlint-disable-next-line no-await-in-loop
      const report = await call('POST', 'apply', {
        run,
        kind,
        fileName: 'liste.csv',
        rows: begun.rows.slice(i, i + 20),
      });
      outcomes.push(...report.rows);
    }
    return { run, begun, outcomes };
  };
  const undo = (run: string) => app.call('POST', '/v1/admin/import/undo', { token, body: { run } });
  return { check, decide, write, undo };
}
