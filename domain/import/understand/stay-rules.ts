import { departure } from './days.ts';
import { type Cells, likely } from './reading.ts';
import { addNote, type Desk, type UnderstoodRow } from './desk.ts';

/** What depends on several cells of a stay: its departure by nights, and money without a day. */
export function checkStay(desk: Desk, row: UnderstoodRow, cells: Cells): void {
  const { checkIn, checkOut, nights } = row.cells;
  delete row.cells.nights;
  if (!checkOut && checkIn && nights) {
    const found = departure(checkIn, nights);
    if (found !== null) row.cells.checkOut = found;
  }
  const { collected, collectedOn, collectedBy } = row.cells;
  if (collected && (!collectedOn || !collectedBy)) noteMoney(desk, row, collected, cells);
}

/**
 * The tax office wants the real day and method of a payment: where the file does not have them, the
 * amount is kept in the note and nothing is booked.
 */
function noteMoney(desk: Desk, row: UnderstoodRow, collected: string, cells: Cells): void {
  const reading = likely(
    [
      {
        label: 'Tutarı nota yaz; ödeme kaydı açma',
        cells: { collected: '', collectedOn: '', collectedBy: '' },
      },
    ],
    'gün ve yöntem yok',
  );
  const text = cells.collected?.trim() || collected;
  if (desk.take(row, 'collectedOn', text, () => reading, 'Tahsil edilen')) {
    addNote(row, `Tahsil edilen: ${text} (günü ya da yöntemi bilinmiyor)`);
  }
}
