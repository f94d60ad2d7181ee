import { cellName } from '#domain/spreadsheets/cell-name.ts';
import { fold } from '#domain/values/fold.ts';
import { INVOICE_NUMBER } from './number.ts';
import type { InvoiceStatesInput } from './schema.ts';
import type { InvoiceState } from './states.ts';

type Answer = InvoiceStatesInput['answers'][number];

/** What a file of answers says; a row that names an invoice and says nothing known of it is a problem. */
type ReadAnswers = {
  answers: Answer[];
  /** `row` as the spreadsheet counts, from 1. */
  problems: { row: number; message: string }[];
};

/** The longest reason that is stored. */
const MAX_REASON = 300;

/** How integrators and accountants' programs call the states; compared folded, as whole cells, and separated by commas. */
const STATE_WORDS: Record<InvoiceState, string> = {
  issued: 'kesildi, olusturuldu',
  sent: 'gonderildi, gibe gonderildi, gib e gonderildi, kuyrukta, isleniyor, islemde, bekliyor, sent, processing',
  accepted:
    'kabul edildi, kabul, onaylandi, onayli, basarili, basariyla tamamlandi, tamamlandi, raporlandi, imzalandi, accepted, approved, success, succeeded',
  failed: 'hata, hatali, basarisiz, reddedildi, red, ret, failed, error, rejected',
  cancelled: 'iptal, iptal edildi, cancelled, canceled',
};

const STATES = new Map(
  Object.entries(STATE_WORDS).flatMap(([state, words]) =>
    words.split(', ').map((word) => [word, state as InvoiceState] as const),
  ),
);

const REASON_HEADS = /^(aciklama|hata|hata aciklamasi|neden|mesaj|sonuc|reason|message)\b/;

/** A cell as words alone: "GİB'e gönderildi." is "gib e gonderildi". */
const wordsOf = (cell: string): string =>
  fold(cell)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const numberIn = (cell: string): string | null => {
  const bare = cell.replaceAll(/[\s-]/g, '').toUpperCase();
  return INVOICE_NUMBER.test(bare) ? bare : null;
};

/**
 * The answers in a sheet's rows. A number is known by its shape and a state by its word, so that no
 * heading has to be called as here; the reason stands below a heading that says so. Rows without
 * the number of an invoice are titles, sums or other papers, and are left out.
 */
export function readAnswers(rows: readonly (readonly string[])[]): ReadAnswers {
  const answers: Answer[] = [];
  const problems: ReadAnswers['problems'] = [];
  let reasonAt = -1;
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    const at = cells.findIndex((cell) => numberIn(cell) !== null);
    const number = numberIn(cells[at] ?? '');
    if (number === null) {
      const head = cells.findIndex((cell) => REASON_HEADS.test(wordsOf(cell)));
      if (head >= 0) reasonAt = head;
      continue;
    }
    const state = cells.map((cell) => STATES.get(wordsOf(cell))).find((found) => found);
    if (state === undefined) {
      problems.push({
        row,
        message: `${cellName(row, at)}: ${number} faturasının durumu anlaşılmadı. “Kabul”, “Hata”, “Gönderildi” ya da “İptal” yazan bir sütun bekleniyor.`,
      });
      continue;
    }
    answers.push({ number, state, reason: (cells[reasonAt] ?? '').slice(0, MAX_REASON) });
  }
  return { answers, problems };
}
