import { readAnswers } from '#domain/invoices/read-answers.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { openSheetBook } from '#dashboard/shared/spreadsheets/open-sheet-book.ts';
import { setInvoiceStates } from './api.ts';

/** As many answers as one call takes. */
const CHUNK = 1000;

export { sentenceOf } from '#dashboard/shared/spreadsheets/sentence-of.ts';

/** @throws FileProblem, or what the calls throw */
export async function uploadAnswers(file: File): Promise<{ changed: number; left: string[] }> {
  const { sheets, chosen } = await openSheetBook(file, new AbortController().signal);
  const { answers, problems } = readAnswers(sheets[chosen]?.rows ?? []);
  const left = problems.map(({ message }) => message);
  if (answers.length === 0 && left.length === 0) {
    throw new FileProblem('Bu dosyada 16 karakterlik bir fatura numarası bulunamadı.');
  }
  let changed = 0;
  for (let from = 0; from < answers.length; from += CHUNK) {
    const answer = await setInvoiceStates(answers.slice(from, from + CHUNK));
    changed += answer.changed;
    left.push(...answer.refused.map(({ number, reason }) => `${number}: ${reason}`));
  }
  return { changed, left };
}
