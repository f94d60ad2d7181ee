import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, formatMonth, istanbulDay, type Month, monthOf } from '#domain/values/dates.ts';
import { IconButton } from './button.tsx';
import { Select } from './controls.tsx';
import { useNow } from './use-now.ts';

/** Months offered before and after; others are reached with the arrows. */
const OFFERED = 24;

type Props = {
  month: Month;
  label?: string;
  /** The label is beside it when there are two. */
  shown?: boolean;
  /** The last month there is. */
  newest?: Month;
  onChange: (month: Month) => void;
};

/** A month, chosen or stepped through; in Turkish whatever the browser speaks. */
export function MonthPicker({ month, label = 'Ay', shown, newest, onChange }: Props) {
  const now = monthOf(istanbulDay(new Date(useNow())));
  const last = newest ?? addMonths(now, OFFERED);
  const offered = Array.from({ length: 2 * OFFERED + 1 }, (_, back) => addMonths(last, -back));
  const months = offered.includes(month) ? offered : [...offered, month];
  const step = label.toLocaleLowerCase('tr');
  return (
    <div className="flex items-center gap-1">
      {shown && (
        <span aria-hidden="true" className="w-12 text-xs font-medium text-soft">
          {label}
        </span>
      )}
      <IconButton
        label={`Önceki ${step}`}
        disabled={month <= '2000-01'}
        onClick={() => onChange(addMonths(month, -1))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <span className="w-40 max-md:w-44">
        <Select aria-label={label} value={month} onChange={({ target }) => onChange(target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </Select>
      </span>
      <IconButton
        label={`Sonraki ${step}`}
        disabled={newest !== undefined && month >= newest}
        onClick={() => onChange(addMonths(month, 1))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
