import { departure } from './days.ts';
import { type Cells, likely } from './reading.ts';
import { addNote, type Desk, type UnderstoodRow } from './desk.ts';

/**
 * What depends on several cells of a stay: its departure by nights, money without a day, and a day of
 * booking on which the guest had left.
 */
export function checkStay(desk: Desk, row: UnderstoodRow, cells: Cells): void {
  const { checkIn, checkOut, nights } = row.cells;
  delete row.cells.nights;
  if (!checkOut && checkIn && nights) {
    const found = departure(checkIn, nights);
    if (found !== null) row.cells.checkOut = found;
  }
  const { bookedOn, checkOut: left } = row.cells;
  if (bookedOn && left && bookedOn > left) leaveBooking(desk, row, bookedOn, cells);
  const { collected, collectedOn, collectedBy } = row.cells;
  if (collected && (!collectedOn || !collectedBy)) noteMoney(desk, row, collected, cells);
}

/** A stay that was typed in after it was over, as our own list has one that was imported. */
function leaveBooking(desk: Desk, row: UnderstoodRow, bookedOn: string, cells: Cells): void {
  const leave = { label: 'Kayıt günü çıkıştan sonra: boş bırak', cells: { bookedOn: '' } };
  const text = cells.bookedOn?.trim() || bookedOn;
  desk.take(row, 'bookedOn', text, () => likely([leave], 'çıkıştan sonra'), 'Kayıt günü');
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
