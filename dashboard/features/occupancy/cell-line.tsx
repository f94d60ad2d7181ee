import { addDays, type Day, formatDay } from '#domain/dates.ts';
import { findRunAt } from './geometry.ts';
import { describeRun } from './looks.ts';
import type { Cell } from './use-cells.ts';
import type { Villas } from './use-villas.ts';

export const CELL_LINE_ID = 'occupancy-grid-cell';

type Props = { cursor: Cell | null; villas: Villas; firstDay: Day };

/** What is under the cursor, said aloud as it walks; before that, how to walk. */
export function CellLine({ cursor, villas, firstDay }: Props) {
  return (
    <output
      id={CELL_LINE_ID}
      className="block h-5 truncate px-4 text-xs leading-5 text-soft max-md:hidden"
    >
      {describeCell(cursor, villas, firstDay)}
    </output>
  );
}

function describeCell(cursor: Cell | null, villas: Villas, firstDay: Day): string {
  const villa = cursor && villas.at(cursor.row);
  if (!cursor || !villa) {
    return 'Oklarla gezin · Shift ile gece seçin · Enter açar ya da kapatır · T bugün';
  }
  const day = addDays(firstDay, cursor.night);
  const run = findRunAt(villa.runs, day);
  return `${villa.name} · ${formatDay(day)} ${day.slice(0, 4)} · ${run ? describeRun(run) : 'Boş'}`;
}
