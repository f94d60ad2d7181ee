import { ChevronLeft, ChevronRight } from 'lucide-react';
import { findDayFrom, isDay, istanbulDay } from '#domain/values/dates.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { DayInput } from '#dashboard/ui/day-input.tsx';

type Props = { day: string; onChoose: (day: string | undefined) => void };

/** One day, and the ones beside it: by buttons, by `[` and `]`, or picked. */
export function DayPicker({ day, onChoose }: Props) {
  const step = (days: number) => {
    const next = findDayFrom(day, days);
    if (next) onChoose(next);
  };
  useShortcuts({ '[': () => step(-1), ']': () => step(1) });
  const isToday = day === istanbulDay(new Date(useNow()));
  return (
    <div className="flex items-center gap-1">
      <IconButton label="Önceki gün" keys="[" onClick={() => step(-1)}>
        <ChevronLeft size={16} />
      </IconButton>
      <DayInput
        aria-label="Gün"
        className="w-36!"
        value={day}
        onChange={(chosen) => {
          if (chosen === '' || isDay(chosen)) onChoose(chosen || undefined);
        }}
      />
      <IconButton label="Sonraki gün" keys="]" onClick={() => step(1)}>
        <ChevronRight size={16} />
      </IconButton>
      {!isToday && <Button onClick={() => onChoose(undefined)}>Bugün</Button>}
    </div>
  );
}
