import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { formatDayShort } from '#domain/values/dates.ts';
import { nearbyStays } from '../calendar/choosing.ts';
import { QuoteView } from './quote-view.tsx';
import { completeStay } from './stay.ts';
import type { StayChoice } from './stay.ts';
import { quoteOf } from './use-quote.ts';
import type { QuoteState } from './use-quote.ts';

type Props = {
  stay: StayChoice;
  state: QuoteState;
  days: readonly AvailabilityDay[] | null;
  notice: string | null;
  onChange: (stay: StayChoice) => void;
  onRetry: () => void;
};

/** The price, or why there is none and what would work instead. Announced as it changes. */
export function PriceArea({ stay, state, days, notice, onChange, onRetry }: Props) {
  const quote = quoteOf(state);
  return (
    <div className="price-area" aria-live="polite">
      {quote !== null && <QuoteView quote={quote} stale={state.phase === 'loading'} />}
      {state.phase === 'loading' && quote === null && (
        <p className="skeleton quote-skeleton">
          <span className="visually-hidden">Fiyat hesaplanıyor…</span>
        </p>
      )}
      {state.phase === 'refused' && (
        <div className="note" data-tone="warning">
          <p>{notice ?? state.message}</p>
          <Others stay={stay} days={days} onChange={onChange} />
        </div>
      )}
      {state.phase === 'failed' && (
        <div className="note" data-tone="error">
          <p>{state.message}</p>
          <button type="button" className="button" data-kind="text" onClick={onRetry}>
            Yeniden dene
          </button>
        </div>
      )}
    </div>
  );
}

/** Stays of the same length near the wished ones, one press away. */
function Others({ stay, days, onChange }: Pick<Props, 'stay' | 'days' | 'onChange'>) {
  const wanted = completeStay(stay);
  const others = wanted === null || days === null ? [] : nearbyStays(days, wanted, 3);
  if (others.length === 0) return null;
  return (
    <p className="others">
      <span>Uygun tarihler:</span>
      {others.map(({ checkIn, checkOut }) => (
        <button
          key={checkIn}
          type="button"
          className="chip"
          onClick={() => onChange({ ...stay, checkIn, checkOut })}
        >
          {formatDayShort(checkIn)} – {formatDayShort(checkOut)}
        </button>
      ))}
    </p>
  );
}
