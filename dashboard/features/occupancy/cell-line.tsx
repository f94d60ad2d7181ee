import { addDays, type Day, formatDay, formatStay } from '#domain/dates.ts';
import { findRunAt } from './geometry.ts';
import { describeRun } from './looks.ts';
import type { Carried } from './use-carry.ts';
import type { Cell } from './use-cells.ts';
import type { Villas } from './use-villas.ts';

export const CELL_LINE_ID = 'occupancy-grid-cell';

type Props = {
  cursor: Cell | null;
  carried: Carried | null;
  villas: Villas;
  firstDay: Day;
  /** Stays may be moved. */
  canMove: boolean;
};

/** What is under the cursor, said aloud as it walks; before that, how to walk. */
export function CellLine(props: Props) {
  return (
    <output
      id={CELL_LINE_ID}
      className="block h-5 truncate px-4 text-xs leading-5 text-soft max-md:hidden"
    >
      {props.carried ? describeCarried(props, props.carried) : describeCell(props)}
    </output>
  );
}

function describeCell({ cursor, villas, firstDay, canMove }: Props): string {
  const villa = cursor && villas.at(cursor.row);
  if (!cursor || !villa) {
    const move = canMove ? 'Boşluk konaklamayı taşır · ' : '';
    return `Oklarla gezin · Shift ile gece seçin · Enter açar ya da kapatır · ${move}T bugün`;
  }
  const day = addDays(firstDay, cursor.night);
  const run = findRunAt(villa.runs, day);
  return `${villa.name} · ${formatDay(day)} ${day.slice(0, 4)} · ${run ? describeRun(run) : 'Boş'}`;
}

function describeCarried({ villas, firstDay }: Props, { row, first, end }: Carried): string {
  const stay = formatStay(addDays(firstDay, first), addDays(firstDay, end));
  const villa = villas.at(row)?.name ?? '';
  return `Taşınıyor: ${villa}, ${stay} · Oklarla taşıyın · Enter bırakır · Esc vazgeçer`;
}
