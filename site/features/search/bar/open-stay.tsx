import { useState } from 'react';
import { type OpenLength, WEEK } from '#domain/search/open-stay.ts';
import type { Month } from '#domain/values/dates.ts';
import { ChoiceChips } from '../filters/choice-chips.tsx';
import { lengthLabel } from '../state/open-text.ts';
import { LENGTHS, monthsAhead } from '../state/open-choices.ts';
import type { SearchState } from '../state/search-state.ts';
import { formats, say } from '#site/language.ts';

type Open = Pick<SearchState, 'month' | 'nights'>;

type Props = Open & { onChange: (open: Open) => void };

/** How long, and in which months: finds the cheapest such stay of every villa. */
export function OpenStay({ month, nights: given, onChange }: Props) {
  // A length may be chosen before the month is.
  const [nights, setNights] = useState<OpenLength>(given ?? WEEK);
  const [ahead] = useState(() => monthsAhead(new Date()));
  const months = [...new Set([...ahead, ...month])].toSorted();
  const choose = (chosen: Month[], length: OpenLength) =>
    onChange({ month: chosen, nights: length === WEEK ? undefined : length });
  return (
    <>
      <ChoiceChips
        label={say('search').howLong}
        values={LENGTHS}
        value={nights}
        text={lengthLabel}
        onChange={(length) => {
          setNights(length);
          if (month.length > 0) choose(month, length);
        }}
      />
      <ChoiceChips
        label={say('search').whichMonths}
        values={months}
        value={month}
        text={formats().month}
        onChange={(one) =>
          choose(
            month.includes(one)
              ? month.filter((other) => other !== one)
              : [...month, one].toSorted(),
            nights,
          )
        }
      />
    </>
  );
}
