import type { CSSProperties } from 'react';
import { type Day, weekday } from '#domain/values/dates.ts';
import { boxOf, HEAD_HEIGHT, type Nights, ROW_HEIGHT, type Cell } from './geometry.ts';

/** From this width on a day has a line of its own. */
const LINES_FROM = 10;

/**
 * A line at every day and a shade under every weekend, as a background image: 150,000 cells would
 * be too many elements.
 */
export function gridLines(firstDay: Day, dayWidth: number, nameWidth: number): CSSProperties {
  const toSaturday = (5 - weekday(firstDay)) * dayWidth;
  return {
    backgroundImage: [
      `linear-gradient(90deg, var(--line) ${dayWidth < LINES_FROM ? 0 : 1}px, transparent 1px)`,
      `linear-gradient(90deg, var(--sunken) ${2 * dayWidth}px, transparent ${2 * dayWidth}px)`,
    ].join(),
    backgroundPosition: `${nameWidth}px 0, ${nameWidth + toSaturday}px 0`,
    backgroundSize: `${dayWidth}px 100%, ${7 * dayWidth}px 100%`,
  };
}

type Props = {
  nameWidth: number;
  dayWidth: number;
  todayNight: number;
  /** Nights that the villas were filtered by. */
  free: Nights | null;
  cursor: Cell | null;
  picked: ({ row: number } & Nights) | null;
};

/** Marks over the rows: today, the filtered nights, the cursor and its selection. */
export function Marks({ nameWidth, dayWidth, todayNight, free, cursor, picked }: Props) {
  const across = (first: number, end: number) => {
    const { left, width } = boxOf(first, end, dayWidth);
    return { left: nameWidth + left, width };
  };
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {free && (
        <div
          className="absolute inset-y-0 border-x border-green bg-green/8"
          style={across(free.first, free.end)}
        />
      )}
      {todayNight >= 0 && (
        <div
          className="absolute inset-y-0 w-0.5 bg-accent"
          style={{ left: nameWidth + (todayNight + 0.5) * dayWidth - 1 }}
        />
      )}
      {picked && (
        <div
          className="absolute flex items-center justify-center rounded-sm whitespace-nowrap border-2 border-accent bg-accent-wash text-xs font-semibold text-accent"
          style={{ ...inRow(picked.row), ...across(picked.first, picked.end) }}
        >
          <span className="z-10 rounded-sm bg-accent-wash px-1">
            {picked.end - picked.first} gece
          </span>
        </div>
      )}
      {cursor && !picked && (
        <div
          className="absolute rounded-sm outline-2 -outline-offset-1 outline-accent"
          style={{ ...inRow(cursor.row), ...across(cursor.night, cursor.night + 1) }}
        />
      )}
    </div>
  );
}

const inRow = (row: number) => ({ top: HEAD_HEIGHT + row * ROW_HEIGHT, height: ROW_HEIGHT });
