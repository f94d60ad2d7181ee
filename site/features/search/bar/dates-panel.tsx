import { useState } from 'react';
import { nightsBetween } from '#domain/values/dates.ts';
import { ChoiceChips } from '../filters/choice-chips.tsx';
import { openText } from '../state/open-text.ts';
import panelUrl from './search-panel.css?url';
import type { SearchState } from '../state/search-state.ts';
import { OpenStay } from './open-stay.tsx';
import { showWhole } from '../show-whole.ts';
import { StayCalendar } from './stay-calendar.tsx';
import { say } from '#site/language.ts';

export type StayDates = Pick<SearchState, 'checkin' | 'checkout' | 'flex' | 'month' | 'nights'>;

type Props = {
  dates: StayDates;
  isExact?: boolean | undefined;
  doneLabel: string;
  onChange: (change: Partial<StayDates>) => void;
  onDone: () => void;
};

/** Days that a stay may move by, as choices. */
const FLEX = [0, 1, 2, 3, 7];
const flexLabel = (days: number) =>
  days === 0 ? say('search').exactDays : say('search').flexDays(days);

/** Either days are chosen, or months in which any days will do. */
const KINDS = ['days', 'months'] as const;

const NO_DATES = { checkin: undefined, checkout: undefined, flex: 0 };
const NO_MONTHS = { month: [], nights: undefined };

/** The days of a stay and their flexibility, or months and a length; and a clear button. */
export function DatesPanel({ dates, isExact = false, doneLabel, onChange, onDone }: Props) {
  const words = say('search');
  const { checkin, checkout, flex, month, nights } = dates;
  const [kind, setKind] = useState<(typeof KINDS)[number]>(month.length > 0 ? 'months' : 'days');
  return (
    <section
      ref={showWhole}
      className="search-panel panel search-calendar"
      aria-label={words.datesPanel}
    >
      <link rel="stylesheet" href={panelUrl} precedence="island" />
      {!isExact && (
        <ChoiceChips
          label={words.kindOfDates}
          values={KINDS}
          value={kind}
          text={(one) => words.kinds[one]}
          onChange={setKind}
        />
      )}
      {kind === 'months' ? (
        <OpenStay
          month={month}
          nights={nights}
          onChange={(open) => onChange({ ...open, ...NO_DATES })}
        />
      ) : (
        <StayCalendar
          checkin={checkin}
          checkout={checkout}
          onChange={(from, to) => onChange({ checkin: from, checkout: to, ...NO_MONTHS })}
        />
      )}
      {!isExact && kind === 'days' && checkin && (
        <ChoiceChips
          label={words.flexible}
          values={FLEX}
          value={flex}
          text={flexLabel}
          onChange={(days) => onChange({ flex: days })}
        />
      )}
      <div className="search-panel-foot">
        <span className="small soft" aria-live="polite">
          {hintOf(kind, dates)}
        </span>
        {(checkin || month.length > 0) && (
          <button
            className="button"
            data-kind="text"
            data-size="small"
            type="button"
            onClick={() => onChange({ ...NO_DATES, ...NO_MONTHS })}
          >
            {words.clear}
          </button>
        )}
        <button className="button" data-size="small" type="button" onClick={onDone}>
          {doneLabel}
        </button>
      </div>
    </section>
  );
}

function hintOf(kind: (typeof KINDS)[number], { checkin, checkout, month, nights }: StayDates) {
  if (kind === 'months') {
    return month.length > 0 ? openText(month, nights) : say('search').chooseMonths;
  }
  return checkin && checkout
    ? say('cards').nights(nightsBetween(checkin, checkout))
    : say('search').chooseDays;
}
