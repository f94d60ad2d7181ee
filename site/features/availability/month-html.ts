import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { weekday } from '#domain/values/dates.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import { monthCells } from '#site/lib/calendar-cells.ts';
import type { Cell } from '#site/lib/calendar-cells.ts';
import { formats, say } from '#site/language.ts';

/**
 * A month as a table in the shortest valid HTML: optional end tags and quotes are left out, because
 * a page contains 400 of these cells within its first flight of 14.6 KB. Each cell has its state in
 * words as well as in colour.
 */
export function monthHtml(month: Month, days: ReadonlyMap<Day, AvailabilityDay>): string {
  const cells = monthCells(month, days);
  const lead = weekday(cells[0]?.date ?? `${month}-01`);
  const rows = weeksOf(cells, lead).map((week, index) => {
    const before = index === 0 && lead > 0 ? `<td colspan=${lead}>` : '';
    // Past weeks are left out; a partly past one keeps its past days.
    const isOver = week.every((cell) => cell.info === undefined);
    return isOver ? '' : `<tr>${before}${week.map(cellHtml).join('')}`;
  });
  const head = formats()
    .weekdaysShort.map((name) => `<th scope=col>${name}`)
    .join('');
  return `<table class=cal id=ay-${month}><caption>${formats().month(month)}</caption><thead><tr>${head}<tbody>${rows.join('')}</table>`;
}

function weeksOf(cells: readonly Cell[], lead: number): Cell[][] {
  const first = 7 - lead;
  const starts = Array.from(
    { length: Math.ceil((cells.length - first) / 7) },
    (_, i) => first + 7 * i,
  );
  return [cells.slice(0, first), ...starts.map((start) => cells.slice(start, start + 7))];
}

function cellHtml(cell: Cell): string {
  const date = Number(cell.date.slice(8));
  if (cell.info === undefined) return `<td class=pp><s>${date}</s>`;
  return `<td class=${cell.morning}${cell.evening}>${date}<i>${wordOf(cell)}</i>`;
}

function wordOf({ info, evening }: Cell): string {
  if (evening === 'f' && info?.price != null) {
    return formats().money(info.price).replace(/\s?₺/, '');
  }
  const { departure, halves } = say('calendar');
  return info?.departure ? departure : halves[evening];
}
