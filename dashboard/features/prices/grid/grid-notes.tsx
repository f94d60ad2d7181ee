import { formatSpan } from '#domain/prices/season-table.ts';
import type { PriceGap } from '#domain/prices/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { type Problems, problemKey } from './check-grid.ts';
import { COLUMNS } from './cells.ts';
import type { GridRow } from './grid.ts';

type Props = {
  rows: GridRow[];
  problems: Problems;
  gaps: PriceGap[];
  onFill: (gap: PriceGap) => void;
};

const MAX = 8;

/** In words, what the sheet shows in red, and the nights that nobody can book for want of a price. */
export function GridNotes({ rows, problems, gaps, onFill }: Props) {
  const wrong = rows.flatMap((row, i) =>
    COLUMNS.flatMap(({ title }, j) => {
      const text = problems.get(problemKey(row.key, j));
      return text
        ? [{ key: problemKey(row.key, j), text: `${i + 1}. satır, ${title}: ${text}` }]
        : [];
    }),
  );
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {wrong.length > 0 && (
        <ul className="grid gap-0.5 rounded-md bg-red-wash px-3 py-2 text-red">
          {wrong.slice(0, MAX).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
          {wrong.length > MAX && <li>{`ve ${wrong.length - MAX} hücre daha`}</li>}
        </ul>
      )}
      {gaps.length > 0 && (
        <div className="grid gap-1 rounded-md bg-amber-wash px-3 py-2 text-amber">
          <p className="font-medium">Fiyatı olmayan geceler satılmaz:</p>
          <ul className="grid gap-1">
            {gaps.slice(0, MAX).map((gap) => (
              <li key={gap.from} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="figures">
                  {formatSpan({ startsOn: gap.from, endsOn: gap.to })} · {gap.nights} gece
                </span>
                <Button onClick={() => onFill(gap)}>Satır aç</Button>
              </li>
            ))}
            {gaps.length > MAX && <li>{`ve ${gaps.length - MAX} aralık daha`}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
