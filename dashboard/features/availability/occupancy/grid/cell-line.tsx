import { addDays, type Day, formatStay } from '#domain/values/dates.ts';
import type { NightlyPrices } from '#domain/availability/admin-schema.ts';
import type { TaskMark } from '#domain/house-tasks/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { findRunAt, type Cell } from './geometry.ts';
import { describeRun } from './bar-variants.ts';
import type { Dragged } from './use-drag.ts';
import type { Villas } from './use-villas.ts';
import { describeWork } from './work-marks.tsx';
import { formatShownDay } from '#dashboard/ui/instant.ts';

export const CELL_LINE_ID = 'occupancy-grid-cell';

type Props = {
  cursor: Cell | null;
  dragged: Dragged | null;
  villas: Villas;
  workOf: (villaId: number) => readonly TaskMark[];
  firstDay: Day;
  /** Stays may be moved. */
  canMove: boolean;
};

/** Announces what is under the cursor as it moves; before that, how to move it. */
export function CellLine(props: Props) {
  return (
    <output
      id={CELL_LINE_ID}
      className="block h-5 truncate px-4 text-xs leading-5 text-soft max-md:hidden"
    >
      {props.dragged ? describeDragged(props, props.dragged) : describeCell(props)}
    </output>
  );
}

function describeCell({ cursor, villas, workOf, firstDay, canMove }: Props): string {
  const villa = cursor && villas.at(cursor.row);
  if (!cursor || !villa) {
    const move = canMove ? 'Boşluk konaklamayı taşır · ' : '';
    return `Oklarla gezin · Shift ile gece seçin · Enter açar ya da kapatır · ${move}T bugün`;
  }
  const day = addDays(firstDay, cursor.night);
  const run = findRunAt(villa.runs, day);
  const work = workOf(villa.id).find((mark) => mark.day === day);
  const parts = [
    villa.name,
    formatShownDay(day),
    run ? describeRun(run) : describeFree(villa.prices, day),
    ...(work ? [describeWork(work)] : []),
  ];
  return parts.join(' · ');
}

/** A free night: its price and minimum stay, if known. */
function describeFree(prices: NightlyPrices | null, day: Day): string {
  if (prices === null) return 'Boş';
  const season = prices.seasons.find(({ from, to }) => from <= day && day < to);
  if (!season) return 'Boş · fiyatı yok';
  const least =
    season.minNights ??
    `${prices.minNightsSeason} (haziran–eylül), ${prices.minNightsOther} (diğer aylar)`;
  const rule = season.rule === undefined ? '' : ` · ${season.rule}`;
  return `Boş · gecelik ${formatKurus(season.nightly)} · en az gece: ${least}${rule}`;
}

function describeDragged({ villas, firstDay }: Props, { row, first, end }: Dragged): string {
  const stay = formatStay(addDays(firstDay, first), addDays(firstDay, end));
  const villa = villas.at(row)?.name ?? '';
  return `Taşınıyor: ${villa}, ${stay} · Oklarla taşıyın · Enter bırakır · Esc vazgeçer`;
}
