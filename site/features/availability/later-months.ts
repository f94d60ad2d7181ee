import type { AvailabilityDay } from '#domain/availability/schema.ts';
import type { Month } from '#domain/values/dates.ts';
import { indexDays, monthCells, wholeMonths } from '#site/lib/calendar-cells.ts';
import type { Cell, Half } from '#site/lib/calendar-cells.ts';
import { say } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/**
 * Months shown as tables; later ones are described in words, or come with the interactive calendar.
 */
export const SHOWN_MONTHS = 2;

/** The taken nights of each later month: "3–9, 14–20 dolu; 24–26 bekliyor". */
export function laterMonths(days: readonly AvailabilityDay[]): { month: Month; text: string }[] {
  const index = indexDays(days);
  return wholeMonths(days)
    .slice(SHOWN_MONTHS)
    .map((month) => ({ month, text: describe(monthCells(month, index)) }));
}

type Run = { half: Half; first: number; last: number };

function describe(cells: readonly Cell[]): string {
  const runs = runsOf(cells);
  const [only] = runs;
  const { allFree, taken } = sayOnPage('availability');
  if (runs.length === 1 && only) {
    return only.half === 'f' ? allFree : say('calendar').halves[only.half];
  }
  return (['b', 'o', 'k'] as const)
    .flatMap((half) => {
      const own = runs
        .filter((run) => run.half === half)
        .map(({ first, last }) => span(first, last));
      return own.length === 0 ? [] : [taken[half](own.join(', '))];
    })
    .join('; ');
}

const span = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/** Runs of nights with the same state, as days of the month. */
function runsOf(cells: readonly Cell[]): Run[] {
  const runs: Run[] = [];
  cells.forEach(({ evening: half }, i) => {
    const open = runs.at(-1);
    if (open?.half === half) open.last = i + 1;
    else runs.push({ half, first: i + 1, last: i + 1 });
  });
  return runs;
}
