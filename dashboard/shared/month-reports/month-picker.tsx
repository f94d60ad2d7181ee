import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, formatMonth, type Month } from '#domain/values/dates.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import { thisMonth } from './months.ts';

/** Months that the list offers; older ones are reached with the arrow. */
const OFFERED = 24;

type Props = { month: Month; onChoose: (month: Month) => void };

export function MonthPicker({ month, onChoose }: Props) {
  const newest = thisMonth();
  const offered = Array.from({ length: OFFERED }, (_, back) => addMonths(newest, -back));
  const months = offered.includes(month) ? offered : [...offered, month];
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Önceki ay"
        disabled={month <= '2000-01'}
        onClick={() => onChoose(addMonths(month, -1))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <span className="w-36">
        <Select aria-label="Ay" value={month} onChange={({ target }) => onChoose(target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </Select>
      </span>
      <IconButton
        label="Sonraki ay"
        disabled={month >= newest}
        onClick={() => onChoose(addMonths(month, 1))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
