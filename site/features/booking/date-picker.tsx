import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { addMonths, formatDay, formatDayShort, monthOf, nightsBetween } from '#domain/dates.ts';
import type { Day } from '#domain/dates.ts';
import { indexDays } from '#site/lib/calendar-cells.ts';
import { dayUses } from './choosing.ts';
import type { DayUse } from './choosing.ts';
import { ChevronLeft, ChevronRight } from './icons.tsx';
import { MonthGrid } from './month-grid.tsx';
import css from './picker.css?inline';
import { dayAfterKey } from './picker-keys.ts';
import { useDismiss } from './use-dismiss.ts';

type Props = {
  days: readonly AvailabilityDay[];
  checkIn: Day | null;
  checkOut: Day | null;
  onChoose: (checkIn: Day | null, checkOut: Day | null) => void;
  onClose: () => void;
};

const TWO_MONTHS = '(min-width: 1000px)';

/** Arrival, then departure; says why a day cannot be chosen. A default export for `lazy`. */
export default function DatePicker({ days, checkIn, checkOut, onChoose, onClose }: Props) {
  const firstDay = days[0]?.date ?? '';
  const lastDay = days.at(-1)?.date ?? '';
  const open = checkOut === null ? checkIn : null;
  const uses = useMemo(() => dayUses(days, open), [days, open]);
  const index = useMemo(() => indexDays(days), [days]);
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(
    () => checkIn ?? days.find((d) => d.arrival)?.date ?? firstDay,
  );
  const [month, setMonth] = useState(() => monthOf(focused));
  const [pointed, setPointed] = useState<Day | null>(null);
  const shown = window.matchMedia(TWO_MONTHS).matches ? 2 : 1;

  // On opening and after an arrow key, but not when a month is turned by its button.
  const takesFocus = useRef(true);
  useEffect(() => {
    if (takesFocus.current) {
      root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    }
    takesFocus.current = false;
  }, [focused]);

  const showDay = (day: Day) => {
    if (monthOf(day) < month) setMonth(monthOf(day));
    if (monthOf(day) > addMonths(month, shown - 1)) setMonth(addMonths(monthOf(day), 1 - shown));
  };
  const turn = (step: number) => {
    const next = addMonths(month, step);
    setMonth(next);
    if (monthOf(focused) < next || monthOf(focused) > addMonths(next, shown - 1)) {
      const day = `${next}-01`;
      setFocused(day < firstDay ? firstDay : day);
    }
  };
  useDismiss(root, onClose);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    const day = next < firstDay ? firstDay : next > lastDay ? lastDay : next;
    takesFocus.current = true;
    setFocused(day);
    showDay(day);
  };
  const pick = (day: Day) => {
    setFocused(day);
    setPointed(day);
    const use = uses.get(day);
    if (use?.as === 'arrival') onChoose(day, null);
    if (use?.as === 'departure') onChoose(checkIn, day);
  };
  const preview = open !== null && pointed !== null && uses.get(pointed)?.as === 'departure';
  const context = {
    days: index,
    uses,
    from: checkIn,
    to: preview ? pointed : checkOut,
    focused,
    onPick: pick,
    onPoint: setPointed,
    onKeyDown,
  };

  return (
    <section ref={root} className="picker calendar" aria-label="Giriş ve çıkış günü">
      <style href="picker" precedence="default">
        {css}
      </style>
      <div className="picker-head">
        <button
          type="button"
          className="icon-button"
          aria-label="Önceki ay"
          disabled={month <= monthOf(firstDay)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft />
        </button>
        <p aria-live="polite">{guidance(open, days, pointed, uses)}</p>
        <button
          type="button"
          className="icon-button"
          aria-label="Sonraki ay"
          disabled={addMonths(month, shown - 1) >= monthOf(lastDay)}
          onClick={() => turn(1)}
        >
          <ChevronRight />
        </button>
      </div>
      <div className="picker-months" onPointerLeave={() => setPointed(null)}>
        {Array.from({ length: shown }, (_, i) => (
          <MonthGrid key={addMonths(month, i)} month={addMonths(month, i)} context={context} />
        ))}
      </div>
      <div className="picker-foot">
        <button
          type="button"
          className="button"
          data-kind="text"
          data-size="small"
          onClick={() => onChoose(null, null)}
        >
          Tarihleri temizle
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          onClick={onClose}
        >
          Kapat
        </button>
      </div>
    </section>
  );
}

/** The sentence above the grid: what to do next, or why the day under the pointer will not do. */
function guidance(
  open: Day | null,
  days: readonly AvailabilityDay[],
  pointed: Day | null,
  uses: ReadonlyMap<Day, DayUse>,
): string {
  const use = pointed === null ? undefined : uses.get(pointed);
  if (pointed !== null && use?.as === 'nothing') return `${formatDay(pointed)}: ${use.reason}`;
  if (open === null) return 'Giriş gününüzü seçin';
  if (pointed !== null && use?.as === 'departure') {
    return `${formatDayShort(open)} – ${formatDayShort(pointed)} · ${nightsBetween(open, pointed)} gece`;
  }
  const least = days.find((day) => day.date === open)?.minNights ?? 1;
  return least > 1 ? `Çıkış gününüzü seçin · en az ${least} gece` : 'Çıkış gününüzü seçin';
}
