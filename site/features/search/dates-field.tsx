import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { formatDayShort, nightsBetween, type Day } from '#domain/dates.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useDismiss } from '#site/lib/use-dismiss.ts';

/** The calendar is the heaviest part of the search, so it comes when somebody opens it. */
const StayCalendar = lazy(() =>
  import('./stay-calendar.tsx').then((module) => ({ default: module.StayCalendar })),
);

type Props = {
  checkin: Day | undefined;
  checkout: Day | undefined;
  onChange: (checkin: Day | undefined, checkout: Day | undefined) => void;
};

/** Arrival and departure; two plain date fields where there is no JavaScript. */
export function DatesField({ checkin, checkout, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);

  return (
    <div className="search-field search-dates" ref={root}>
      <button
        className="search-trigger needs-js"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="field-label">Tarihler</span>
        <span className="search-value">{datesLabel(checkin, checkout)}</span>
      </button>
      {checkin && checkout && (
        <>
          <input type="hidden" name="checkin" value={checkin} />
          <input type="hidden" name="checkout" value={checkout} />
        </>
      )}
      <noscript>
        <div className="search-plain-dates">
          <label>
            Giriş <input className="input" type="date" name="checkin" />
          </label>
          <label>
            Çıkış <input className="input" type="date" name="checkout" />
          </label>
        </div>
      </noscript>
      {open && (
        <section className="search-panel panel search-calendar" aria-label="Giriş ve çıkış tarihi">
          <Suspense fallback={<div className="skeleton search-calendar-wait" />}>
            <StayCalendar
              checkin={checkin}
              checkout={checkout}
              onChange={(from, to) => {
                onChange(from, to);
                close();
              }}
            />
          </Suspense>
          <div className="search-panel-foot">
            <span className="small soft">
              {checkin && checkout
                ? `${nightsBetween(checkin, checkout)} gece`
                : 'Önce giriş, sonra çıkış gününü seçin.'}
            </span>
            {checkin && (
              <button
                className="button"
                data-kind="text"
                data-size="small"
                type="button"
                onClick={() => onChange(undefined, undefined)}
              >
                Tarihleri temizle
              </button>
            )}
          </div>
        </section>
      )}
      <Icon name="calendar" />
    </div>
  );
}

function datesLabel(checkin: Day | undefined, checkout: Day | undefined): string {
  if (!checkin || !checkout) return 'Giriş – çıkış';
  return `${formatDayShort(checkin)} – ${formatDayShort(checkout)}`;
}
