import { readAnswers } from '#domain/invoices/read-answers.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { FileProblem } from '#dashboard/shared/spreadsheets/file-problem.ts';
import { readSheetBook } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';
import { setInvoiceStates } from './api.ts';

/** As many answers as one call takes. */
const CHUNK = 1000;

/** What a person reads of a failure: the file's own sentence, or that of the calls. */
export const sentenceOf = (failure: unknown): string =>
  failure instanceof FileProblem ? failure.message : messageOf(failure);

/** @throws FileProblem, or what the calls throw */
export async function uploadAnswers(file: File): Promise<{ changed: number; left: string[] }> {
  const { sheets, chosen } = await readSheetBook(file);
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
