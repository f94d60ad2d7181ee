import { useCallback, useSyncExternalStore } from 'react';
import { addDays, type Day } from '#domain/values/dates.ts';
import { DayFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { GRID_ID } from './grid/occupancy-grid.tsx';

type Props = {
  /** The first day that can be scrolled to, and how wide a day is in pixels. */
  from: Day;
  dayWidth: number;
  onChoose: (day: Day | undefined) => void;
};

/** The day at the calendar's left edge, however it came there; another one can be typed. */
export function FirstDay({ from, dayWidth, onChoose }: Props) {
  const left = useCallback(
    () => Math.round((document.getElementById(GRID_ID)?.scrollLeft ?? 0) / dayWidth),
    [dayWidth],
  );
  const shown = addDays(from, useSyncExternalStore(onScroll, left));
  return (
    <DayFilter
      name="İlk gün"
      label="Takvimin ilk günü"
      value={shown}
      onChoose={(day) => {
        // The address may name the day that was scrolled away from.
        if (day === from) document.getElementById(GRID_ID)?.scrollTo({ left: 0 });
        else if (day !== shown) onChoose(day);
      }}
    />
  );
}

/** Scrolling does not bubble: it is listened to on its way down. */
function onScroll(changed: () => void): () => void {
  const options = { capture: true, passive: true };
  document.addEventListener('scroll', changed, options);
  return () => document.removeEventListener('scroll', changed, options);
}
