import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import {
  addDays,
  addMonths,
  type Day,
  formatDayLong,
  formatMonth,
  type Month,
  monthEnd,
  monthStart,
  monthWeeks,
  WEEKDAYS_SHORT,
} from '#domain/values/dates.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { MONTHS, type Nights } from './api.ts';
import { NIGHT_VARIANTS } from './night-variants.ts';

type Props = {
  month: Month;
  today: Day;
  runs: NightRun[];
  onChoose: (nights: Nights) => void;
  /** A taken night was asked about. */
  onOpen: (run: NightRun) => void;
};

/**
 * A year of nights. A drag or Shift+arrows select some, Enter or releasing opens the form for them;
 * a taken night opens what takes it.
 */
export function MonthCalendar({ month, today, runs, onChoose, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(today);
  const [anchor, setAnchor] = useState<Day | null>(null);
  const [isDragging, setDragging] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [from, to] = [monthStart(month), monthEnd(addMonths(month, MONTHS - 1))];
  const current = focused < from ? from : focused > to ? to : focused;
  const chosen = nightsOf(anchor ?? current, current);
  useLettingGo(isDragging, box, () => setDragging(false));

  function settle(nights: Nights) {
    setDragging(false);
    setAnchor(null);
    const taken = nights.first === nights.last && runAt(runs, nights.first);
    if (taken) onOpen(taken);
    else onChoose(nights);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') settle(chosen);
    else if (event.key === 'Escape' && anchor !== null) setAnchor(null);
    else if (step) {
      const next = addDays(current, step);
      if (next < from || next > to) return;
      setAnchor(event.shiftKey ? (anchor ?? current) : null);
      // The keys reach every month.
      setWhole(true);
      setFocused(next);
      box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <div ref={box} className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {Array.from({ length: MONTHS }, (_, i) => addMonths(month, i)).map((one, nth) => (
        <section
          key={one}
          aria-label={formatMonth(one)}
          className={cx(!isWhole && nth >= MONTHS_ON_PHONE && 'max-md:hidden')}
        >
          <h3 className="mb-1 text-sm font-medium">{formatMonth(one)}</h3>
          <div className="grid grid-cols-7 gap-px text-center">
            {WEEKDAYS_SHORT.map((name) => (
              <span key={name} aria-hidden="true" className="text-xs text-soft">
                {name}
              </span>
            ))}
            {monthWeeks(one)
              .flat()
              .map((day, at) =>
                day === null ? (
                  <span key={`gap ${at}`} />
                ) : (
                  <DayButton
                    key={day}
                    day={day}
                    today={today}
                    run={runAt(runs, day)}
                    isCurrent={day === current}
                    isChosen={anchor !== null && day >= chosen.first && day <= chosen.last}
                    onKeyDown={onKeyDown}
                    onDown={() => {
                      setFocused(day);
                      setAnchor(day);
                      setDragging(true);
                    }}
                    onOver={() => isDragging && setFocused(day)}
                    onClick={() => settle(nightsOf(anchor ?? day, day))}
                  />
                ),
              )}
          </div>
        </section>
      ))}
      {!isWhole && (
        <span className="md:hidden">
          <Button onClick={() => setWhole(true)}>
            {formatMonth(addMonths(month, MONTHS - 1))} ayına kadar göster
          </Button>
        </span>
      )}
    </div>
  );
}

/** A year of months is many screens of a phone; what follows the calendar must not be that far. */
const MONTHS_ON_PHONE = 3;

type DayProps = {
  day: Day;
  today: Day;
  run: NightRun | null;
  isCurrent: boolean;
  isChosen: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onDown: () => void;
  onOver: () => void;
  onClick: () => void;
};

function DayButton({ day, today, run, isCurrent, isChosen, ...on }: DayProps) {
  const variant = run && NIGHT_VARIANTS[run.kind];
  const what = variant ? `${variant.text}${run.label && `: ${run.label}`}` : 'boş';
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      disabled={day < today}
      aria-label={`${formatDayLong(day)}, ${what}`}
      aria-current={day === today ? 'date' : undefined}
      title={variant ? what : undefined}
      className={cx(
        'figures relative h-9 rounded-sm text-sm select-none max-md:h-11',
        isChosen ? 'bg-accent text-on-accent' : (variant?.variant ?? 'hover:bg-sunken'),
        day < today && 'opacity-50',
        day === today && 'font-semibold underline',
      )}
      onKeyDown={on.onKeyDown}
      onPointerDown={(event) => event.pointerType === 'mouse' && on.onDown()}
      onPointerEnter={on.onOver}
      onPointerUp={(event) => event.pointerType === 'mouse' && on.onClick()}
      // Mouse clicks were handled on release; this is for touch.
      onClick={({ nativeEvent }) => {
        const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
        if (!isMouse && nativeEvent.detail > 0) on.onClick();
      }}
    >
      {Number(day.slice(8))}
      {variant && (
        // A drawn mark, so that for assistive technology the button's name is just its day.
        <span
          data-letter={variant.letter}
          className="absolute right-0.5 bottom-0 text-[0.5625rem] leading-3 after:content-[attr(data-letter)]"
        />
      )}
    </button>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const nightsOf = (a: Day, b: Day): Nights =>
  a <= b ? { first: a, last: b } : { first: b, last: a };

const runAt = (runs: NightRun[], day: Day): NightRun | null =>
  runs.find((run) => run.from <= day && day < run.to) ?? null;

/** Releasing the mouse outside the days ends the drag without selecting. */
function useLettingGo(isOn: boolean, box: RefObject<HTMLElement | null>, end: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onUp = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) end();
    };
    addEventListener('pointerup', onUp);
    return () => removeEventListener('pointerup', onUp);
  }, [isOn, box, end]);
}
