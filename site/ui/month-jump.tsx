import { addMonths } from '#domain/values/dates.ts';
import type { Month } from '#domain/values/dates.ts';
import { Icon } from './icon.tsx';
import css from './month-jump.css?inline';
import { formats, say } from '#site/language.ts';

type Props = {
  month: Month;
  /** The first and the last month that can be shown. */
  first: Month;
  last: Month;
  onJump: (month: Month) => void;
};

/** The name of the first month of a calendar, as the platform's own list of all of them. */
export function MonthJump({ month, first, last, onJump }: Props) {
  return (
    <span className="month-jump">
      <style href="month-jump" precedence="default">
        {css}
      </style>
      <select
        aria-label={say('search').goToMonth}
        value={month}
        onChange={({ target }) => onJump(target.value)}
      >
        {monthsFrom(first, last).map((one) => (
          <option key={one} value={one}>
            {formats().month(one)}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
}

function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
