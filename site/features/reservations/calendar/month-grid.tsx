import { useStore } from '@nanostores/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { addDays, eachNight, monthEnd, monthStart } from '#domain/values/dates.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import type { Currency } from '#domain/values/currency.ts';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { dayCell } from '#site/lib/calendar-cells.ts';
import type { Cell } from '#site/lib/calendar-cells.ts';
import { formats, language, say } from '#site/language.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { $currency } from '#site/lib/stores.ts';
import { MonthTable, placeInStay } from '#site/ui/month-table.tsx';
import type { DayUse } from './choosing.ts';

/** What every month of the picker shares. */
type GridContext = {
  days: ReadonlyMap<Day, AvailabilityDay>;
  uses: ReadonlyMap<Day, DayUse>;
  /** The stay with the hovered day applied. */
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

/**
 * One month as a grid of buttons; arrow keys are handled by the picker, which knows the other
 * months.
 */
export function MonthGrid({ month, context, children }: Props) {
  const { days } = context;
  const known = eachNight(monthStart(month), addDays(monthEnd(month), 1)).find((day) =>
    days.has(day),
  );
  return (
    <MonthTable
      month={month}
      since={known}
      className="cal"
      nameClassName="cal-name"
      renderDay={(day) => <DayCell key={day} cell={dayCell(day, days)} context={context} />}
    >
      {children}
    </MonthTable>
  );
}

function DayCell({ cell, context }: { cell: Cell; context: GridContext }) {
  const { date, info } = cell;
  const use = context.uses.get(date);
  const isNothing = use === undefined || use.as === 'nothing';
  const place = placeInStay(date, context.from, context.to);
  const currency = useStore($currency, { ssr: () => 'TL' as const });
  const print = smallPrint(info, cell, currency);
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
        <i data-lira="">{print}</i>
      </button>
    </td>
  );
}

function smallPrint(
  info: AvailabilityDay | undefined,
  { evening }: Cell,
  currency: Currency,
): string {
  if (info === undefined) return '';
  if (evening === 'f' && info.price !== null)
    return formats().night(info.price, currency, getPageRates());
  const { departure, halves } = say('calendar');
  return info.departure ? departure : halves[evening];
}

/** The text for screen readers between the number and the small print: "21 Kasım 2026 Cuma, …". */
function spokenOf({ date, evening }: Cell, use: DayUse | undefined, print: string): string {
  const words = say('calendar');
  const long = formats().dayLong(date);
  // The number stands before it already.
  const day = /^\d/.test(long) ? long.replace(/^\d+/, '') : `, ${long}`;
  if (use?.as === 'departure') return words.asDeparture(day);
  if (use?.as === 'arrival') return words.asArrival(day);
  const reason = use?.reason ?? words.halves[evening];
  return reason.toLocaleLowerCase(language()) === print ? `${day}, ` : `${day}, ${reason}, `;
}
