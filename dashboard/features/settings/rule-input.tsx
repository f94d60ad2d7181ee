import type { ControllerRenderProps } from 'react-hook-form';
import { DAY_UNITS, MINUTE_UNITS, OFFICE_UNITS } from '#domain/values/durations.ts';
import { DurationInput } from '#dashboard/shared/settings/duration-input.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { TimeInput } from '#dashboard/ui/time-input.tsx';

const UNITS = { minutes: MINUTE_UNITS, office: OFFICE_UNITS, days: DAY_UNITS } as const;

type RuleKind = keyof typeof UNITS | 'time' | 'day';

type Props = ControllerRenderProps<Record<string, string>> & { kind: RuleKind };

/** What only the rules are made of: durations, times of the day, days. */
export default function RuleInput({ kind, ...control }: Props) {
  if (kind === 'time') return <TimeInput {...control} />;
  if (kind === 'day') return <DayInput {...control} />;
  return <DurationInput units={UNITS[kind]} {...control} />;
}
