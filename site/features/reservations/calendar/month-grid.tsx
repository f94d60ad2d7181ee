import type { KeyboardEvent, ReactNode } from 'react';
import {
  formatDayLong,
  formatMonth,
  weekday,
  WEEKDAYS,
  WEEKDAYS_SHORT,
} from '#domain/values/dates.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { HALF_WORDS, monthCells } from '#site/lib/calendar-cells.ts';
import type { Cell } from '#site/lib/calendar-cells.ts';
import type { DayUse } from './choosing.ts';

/** What every month of the picker shares. */
type GridContext = {
  days: ReadonlyMap<Day, AvailabilityDay>;
  uses: ReadonlyMap<Day, DayUse>;
  /** The stay as it would be with the day under the pointer. */
  from: Day | null;
  to: Day | null;
  /** The one day that Tab reaches. */
  focused: Day;
  onPick: (day: Day) => void;
  onPoint: (day: Day | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type Props = {
  month: Month;
  context: GridContext;
  /** Stands for the month's name. */
  children?: ReactNode;
};

// The date grid of WAI-ARIA is a table with this role; its cells are gridcells by themselves.
const GRID = { role: 'grid' } as const;

/** One month as a grid of buttons; arrow keys are the picker's, which knows the other months. */
export function MonthGrid({ month, context, children }: Props) {
  const cells = monthCells(month, context.days);
  const lead = weekday(`${month}-01`);
  // Weeks that are over are left out.
  const first = cells.findIndex((cell) => cell.info !== undefined);
  const weeks = Array.from(
    { length: Math.ceil((lead + cells.length) / 7) },
    (_, week) => week,
  ).filter((week) => (week + 1) * 7 - lead > first);
  return (
    <div>
      {/* Beside the grid, which may hold rows alone. */}
      <p className="cal-name" aria-hidden={!children}>
        {children || formatMonth(month)}
      </p>
      <table className="cal" {...GRID} aria-label={formatMonth(month)}>
        <thead>
          <tr>
            {WEEKDAYS_SHORT.map((name, index) => (
              <th key={name} scope="col" abbr={WEEKDAYS[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {Array.from({ length: 7 }, (_cell, column) => {
                const cell = cells[week * 7 + column - lead];
                if (cell === undefined) return <td key={column} aria-hidden="true" />;
                return <DayCell key={cell.date} cell={cell} context={context} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell({ cell, context }: { cell: Cell; context: GridContext }) {
  const { date, info } = cell;
  const use = context.uses.get(date);
  const isNothing = use === undefined || use.as === 'nothing';
  const place = placeOf(date, context);
  const print = smallPrint(info, cell);
  return (
    <td
      className={`${cell.morning}${cell.evening}`}
      data-place={place}
      aria-selected={place !== undefined}
    >
      <button
        type="button"
        data-day={date}
        tabIndex={date === context.focused ? 0 : -1}
        aria-disabled={isNothing}
        onClick={() => context.onPick(date)}
        onPointerEnter={() => context.onPoint(date)}
        onFocus={() => context.onPoint(date)}
        onKeyDown={context.onKeyDown}
      >
        {Number(date.slice(8))}
        <span className="visually-hidden">{spokenOf(cell, use, print)}</span>
        <i>{print}</i>
      </button>
    </td>
  );
}

function placeOf(date: Day, { from, to }: GridContext): 'from' | 'to' | 'in' | undefined {
  if (date === from) return 'from';
  if (date === to) return 'to';
  return from !== null && to !== null && from < date && date < to ? 'in' : undefined;
}

function smallPrint(info: AvailabilityDay | undefined, { evening }: Cell): string {
  if (info === undefined) return '';
  if (evening === 'f' && info.price !== null) return formatKurus(info.price).replace(' ₺', '');
  return info.departure ? 'çıkış' : HALF_WORDS[evening];
}

/** What a screen reader hears between the number and the small print: "21 Kasım 2026 Cuma, …". */
function spokenOf({ date, evening }: Cell, use: DayUse | undefined, print: string): string {
  const day = formatDayLong(date).replace(/^\d+/, '');
  if (use?.as === 'departure') return `${day}, çıkış günü olabilir, gecelik `;
  if (use?.as === 'arrival') return `${day}, müsait, gecelik `;
  const reason = use?.reason ?? HALF_WORDS[evening];
  return reason.toLocaleLowerCase('tr') === print ? `${day}, ` : `${day}, ${reason}, `;
}
