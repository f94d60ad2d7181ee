import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { formatDayShort, type Day } from '#domain/dates.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useDismiss } from '#site/lib/use-dismiss.ts';

/** The calendar is the heaviest part of the search, so it comes when somebody opens it. */
const DatesPanel = lazy(() =>
  import('./dates-panel.tsx').then((module) => ({ default: module.DatesPanel })),
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
      <noscript>
        <div className="search-plain-dates">
          <label>
            Giriş <input className="input" type="date" name="checkin" defaultValue={checkin} />
          </label>
          <label>
            Çıkış <input className="input" type="date" name="checkout" defaultValue={checkout} />
          </label>
        </div>
      </noscript>
      {/* After the plain fields: of a name that comes twice the first counts. */}
      {checkin && checkout && (
        <>
          <input type="hidden" name="checkin" value={checkin} />
          <input type="hidden" name="checkout" value={checkout} />
        </>
      )}
      {open && (
        <Suspense>
          <DatesPanel
            checkin={checkin}
            checkout={checkout}
            onChange={(from, to) => {
              onChange(from, to);
              if (from) close();
            }}
          />
        </Suspense>
      )}
      <Icon name="calendar" />
    </div>
  );
}

function datesLabel(checkin: Day | undefined, checkout: Day | undefined): string {
  if (!checkin || !checkout) return 'Giriş – çıkış';
  return `${formatDayShort(checkin)} – ${formatDayShort(checkout)}`;
}
