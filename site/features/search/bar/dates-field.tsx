import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { useDismiss } from '#site/lib/use-dismiss.ts';
import { openTextParts } from '../state/open-text.ts';
import type { StayDates } from './dates-panel.tsx';
import { formats, say } from '#site/language.ts';

/** The calendar is the largest part of the search, so it is loaded when opened. */
const DatesPanel = lazy(() =>
  import('./dates-panel.tsx').then((module) => ({ default: module.DatesPanel })),
);

/** How a form names the first and the last day, and its fields without JavaScript. */
export type DayNames = {
  label: string;
  days: readonly [Named, Named];
};
type Named = { name: string; label: string };

function stayNames(): DayNames {
  const { dates, arrival, departure } = say('search');
  return {
    label: dates,
    days: [
      { name: 'checkin', label: arrival },
      { name: 'checkout', label: departure },
    ],
  };
}

type Props = {
  dates: StayDates;
  names?: DayNames;
  /** Exact days only: no flexible dates or months. */
  isExact?: boolean;
  /** What is asked after the days; without it the panel only closes. */
  onNext?: (() => void) | undefined;
  onChange: (change: Partial<StayDates>) => void;
};

/** Arrival and departure; two plain date fields where there is no JavaScript. */
export function DatesField({ dates, names = stayNames(), isExact, onNext, onChange }: Props) {
  const words = say('search');
  const { checkin, checkout } = dates;
  const [first, last] = names.days;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  const value = valueOf(dates);
  const goesOn = onNext !== undefined && value !== null;

  return (
    <div className="search-field search-dates" ref={root}>
      <Icon name="calendar" />
      <button
        className="search-trigger needs-js"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="field-label">{names.label}</span>
        <span className="search-value">
          {value?.map((part) => <span key={part}>{part}</span>) ?? words.arrivalAndDeparture}
        </span>
      </button>
      <noscript>
        <div className="search-plain-dates">
          <label>
            {first.label}{' '}
            <input className="input" type="date" name={first.name} defaultValue={checkin} />
          </label>
          <label>
            {last.label}{' '}
            <input className="input" type="date" name={last.name} defaultValue={checkout} />
          </label>
        </div>
      </noscript>
      {/* After the plain fields: of a repeated name the first one counts. */}
      {checkin && <input type="hidden" name={first.name} value={checkin} />}
      {checkout && <input type="hidden" name={last.name} value={checkout} />}
      {open && (
        <Suspense>
          <DatesPanel
            dates={dates}
            isExact={isExact}
            doneLabel={goesOn ? words.next : words.done}
            onChange={onChange}
            onDone={() => {
              close();
              if (goesOn) onNext();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is chosen, the most important part first: a phone has no room for the others. */
function valueOf({ checkin, checkout, flex, month, nights }: StayDates): string[] | null {
  if (month.length > 0) {
    const [months, length] = openTextParts(month, nights);
    const year = months.lastIndexOf(' ');
    return [months.slice(0, year), `\u00a0${months.slice(year + 1)}`, `\u00a0· ${length}`];
  }
  if (!checkin || !checkout) return null;
  return [formats().daysShort(checkin, checkout) + (flex > 0 ? ` ± ${flex}` : '')];
}
