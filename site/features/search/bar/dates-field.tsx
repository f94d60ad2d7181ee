import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { formatDaysShort } from '#site/lib/format/format-date.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useDismiss } from '#site/lib/use-dismiss.ts';
import type { StayDates } from './dates-panel.tsx';

/** The calendar is the heaviest part of the search, so it comes when somebody opens it. */
const DatesPanel = lazy(() =>
  import('./dates-panel.tsx').then((module) => ({ default: module.DatesPanel })),
);

type Props = { dates: StayDates; onChange: (change: Partial<StayDates>) => void };

/** Arrival and departure; two plain date fields where there is no JavaScript. */
export function DatesField({ dates, onChange }: Props) {
  const { checkin, checkout, flex } = dates;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);

  return (
    <div className="search-field search-dates" ref={root}>
      <Icon name="calendar" />
      <button
        className="search-trigger needs-js"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="field-label">Tarihler</span>
        <span className="search-value">
          {checkin && checkout ? formatDaysShort(checkin, checkout) : 'Giriş – çıkış'}
          {flex > 0 && ` ± ${flex}`}
        </span>
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
          <DatesPanel dates={dates} onChange={onChange} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
