import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths } from '#domain/values/dates.ts';
import { IconButton } from './button.tsx';
import { TextInput } from './controls.tsx';

type Props = { month: string; label?: string; onChange: (month: string) => void };

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** A month, typed or stepped through. */
export function MonthPicker({ month, label = 'Ay', onChange }: Props) {
  const step = label.toLocaleLowerCase('tr');
  return (
    <div className="flex items-center gap-1">
      <IconButton label={`Önceki ${step}`} onClick={() => onChange(addMonths(month, -1))}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <div className="w-40 max-md:w-48">
        <TextInput
          type="month"
          aria-label={label}
          className="figures"
          value={month}
          min="2000-01"
          max="2099-12"
          onChange={({ target }) => {
            if (MONTH.test(target.value)) onChange(target.value);
          }}
        />
      </div>
      <IconButton label={`Sonraki ${step}`} onClick={() => onChange(addMonths(month, 1))}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
