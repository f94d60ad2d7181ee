import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { readTypedTime } from '#domain/values/read-time.ts';
import { cx } from './class-names.ts';
import { TextInput } from './controls.tsx';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** `HH:MM`, or empty. */
  value: string;
  /** A time; empty when cleared. An invalid text is discarded on blur. */
  onChange: (time: string) => void;
};

const MINUTES_A_DAY = 24 * 60;

/** A time of day, typed as people write it (`9`, `930`, `9.30`). ↑ and ↓ are a quarter of an hour. */
export function TimeInput({ value, onChange, className, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function settle() {
    const time = typed === null ? null : readTypedTime(typed);
    if (time !== null) onChange(time);
    setTyped(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return settle();
    if (!/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    const [hour = 12, minute = 0] = (readTypedTime(typed ?? value) ?? '12:00')
      .split(':')
      .map(Number);
    const next = hour * 60 + minute + (event.key === 'ArrowUp' ? 15 : -15) + MINUTES_A_DAY;
    setTyped(null);
    onChange(timeOf(next % MINUTES_A_DAY));
  }
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      placeholder="ss:dd"
      className={cx('figures', className)}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        // A complete time is reported at once; an hour alone may still get its minutes.
        if (target.value === '') onChange('');
        else if (/^\d{1,2}[.:]\d{2}$|^\d{4}$/.test(target.value)) {
          const time = readTypedTime(target.value);
          if (time !== null) onChange(time);
        }
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
