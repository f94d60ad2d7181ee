import type { KeyboardEvent } from 'react';
import { formatDayLong, formatMonth, weekday, WEEKDAYS, WEEKDAYS_SHORT } from '#domain/dates.ts';
import type { Day, Month } from '#domain/dates.ts';
import { formatKurus } from '#domain/money.ts';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { HALF_WORDS, monthCells } from '#site/lib/calendar-cells.ts';
import type { Cell } from '#site/lib/calendar-cells.ts';
import type { DayUse } from './choosing.ts';

/** What every month of the picker shares. */
export type GridContext = {
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

// The date grid of WAI-ARIA is a table with this role; its cells are gridcells by themselves.
const GRID = { role: 'grid' } as const;

/** One month as a grid of buttons; arrow keys are the picker's, which knows the other months. */
export function MonthGrid({ month, context }: { month: Month; context: GridContext }) {
  const cells = monthCells(month, context.days);
  const lead = weekday(`${month}-01`);
  const weeks = Math.ceil((lead + cells.length) / 7);
  return (
    <table className="cal" {...GRID} aria-label={formatMonth(month)}>
      <caption>{formatMonth(month)}</caption>
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
        {Array.from({ length: weeks }, (_week, week) => (
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
  );
}

function DayCell({ cell, context }: { cell: Cell; context: GridContext }) {
  const { date, info } = cell;
  const use = context.uses.get(date);
  const isNothing = use === undefined || use.as === 'nothing';
  const place = placeOf(date, context);
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
        aria-label={labelOf(cell, use)}
        aria-disabled={isNothing}
        onClick={() => context.onPick(date)}
        onPointerEnter={() => context.onPoint(date)}
        onFocus={() => context.onPoint(date)}
        onKeyDown={context.onKeyDown}
      >
        {Number(date.slice(8))}
        <i>{smallPrint(info, cell)}</i>
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

function labelOf({ date, info, evening }: Cell, use: DayUse | undefined): string {
  const parts = [formatDayLong(date)];
  if (use?.as === 'departure') parts.push('çıkış günü olabilir');
  else if (use?.as === 'arrival') parts.push('müsait');
  else parts.push(use?.reason ?? HALF_WORDS[evening]);
  if (use?.as === 'arrival' && info?.price) parts.push(`gecelik ${formatKurus(info.price)}`);
  return parts.join(', ');
}
