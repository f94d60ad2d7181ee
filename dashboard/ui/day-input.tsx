import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { type Day, findDayFrom, isDay, istanbulDay } from '#domain/values/dates.ts';
import { addMonthsTo, readDay, writeDay } from '#domain/values/read-day.ts';
import { cx } from './class-names.ts';
import { TextInput } from './controls.tsx';
import { withLabel } from './field.tsx';

const read = (text: string) => readDay(text, istanbulDay(new Date()));

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** A day, or nothing yet. */
  value: string | undefined;
  /** A day; empty when cleared; the typed text when it is not a day. */
  onChange: (day: string) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/**
 * A day, typed in common formats (`12.7`, `12 tem`) and shown as gg.aa.yyyy in every browser. ↑ and
 * ↓ change the day, Page Up and Down the month, with Shift the year; the button opens the native
 * calendar.
 */
export const DayInput = withLabel((props: Props) => {
  const { value = '', onChange, min, max, className, onBlur, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const native = useRef<HTMLInputElement>(null);
  const day = isDay(value) ? value : null;

  function type(text: string) {
    setTyped(text);
    // An incomplete year is not reported.
    if (text.trim() === '') onChange('');
    else if (/\d{4}$|^\d{4}-\d\d-\d\d$/.test(text.trim())) settle(text);
  }
  function settle(text = typed) {
    if (text === null) return;
    const meant = read(text);
    // An emptied field shows what it holds, which its owner may not have let go.
    if (meant !== null || text.trim() === '') setTyped(null);
    onChange(meant ?? text.trim());
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return settle();
    const by = event.key.endsWith('Up') ? 1 : -1;
    const from = (typed === null ? day : read(typed)) ?? istanbulDay(new Date());
    const next = /^Arrow(Up|Down)$/.test(event.key)
      ? findDayFrom(from, by)
      : /^Page(Up|Down)$/.test(event.key)
        ? addMonthsTo(from, by * (event.shiftKey ? 12 : 1))
        : null;
    if (next === null) return;
    event.preventDefault();
    setTyped(null);
    onChange(next);
  }
  return (
    <span className="relative block min-w-0">
      <TextInput
        {...rest}
        placeholder="gg.aa.yyyy"
        className={cx('figures pr-8', className)}
        value={typed ?? (day === null ? value : writeDay(day))}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
      />
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 opacity-0"
        value={day ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.value);
        }}
      />
      <button
        type="button"
        // Not in the tab order: the keyboard has shortcuts of its own.
        tabIndex={-1}
        aria-label="Takvimden seç"
        disabled={rest.disabled}
        onClick={() => native.current?.showPicker()}
        className="absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-md text-soft hover:text-ink max-md:w-11"
      >
        <CalendarDays size={14} aria-hidden="true" />
      </button>
    </span>
  );
});
