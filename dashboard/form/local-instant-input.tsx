import { type ComponentProps, useState } from 'react';
import { isDay } from '#domain/values/dates.ts';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { withLabel } from '#dashboard/ui/field.tsx';
import { FieldContext } from '#dashboard/ui/field-context.ts';
import { TimeInput } from '#dashboard/ui/time-input.tsx';

type Props = Omit<ComponentProps<typeof DayInput>, 'value' | 'onChange'> & {
  /** `YYYY-MM-DDTHH:MM`; empty while incomplete. */
  value: string;
  onChange: (local: string) => void;
};

/** The default time when only a day has been entered. */
const NOON = '12:00';

/** A day and a time of it, each typed as people write them. */
export const LocalInstantInput = withLabel(({ value, onChange, ...rest }: Props) => {
  // The parts of an incomplete value.
  const [half, setHalf] = useState({ day: '', time: '' });
  const [day = '', time = ''] = value === '' ? [half.day, half.time] : value.split('T');

  function change(next: { day: string; time: string }) {
    const isWhole = isDay(next.day) && next.time !== '';
    setHalf(isWhole ? { day: '', time: '' } : next);
    onChange(isWhole ? `${next.day}T${next.time}` : '');
  }
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
      <DayInput
        {...rest}
        value={day}
        onChange={(next) => change({ day: next, time: time || (isDay(next) ? NOON : '') })}
      />
      <FieldContext value={null}>
        <TimeInput
          aria-label="Saat"
          aria-invalid={rest['aria-invalid']}
          disabled={rest.disabled}
          value={time}
          onChange={(next) => change({ day, time: next })}
        />
      </FieldContext>
    </span>
  );
});
