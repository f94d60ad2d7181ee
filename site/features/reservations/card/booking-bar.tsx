import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import { formatDaysShort } from '#site/lib/format/format-date.ts';
import { nightsPrice, stayPrice } from '#site/lib/format/shown-price.ts';
import { ShownPrice } from '#site/ui/shown-price.tsx';
import { findOwnRequest } from '../request/own-requests.ts';
import { completeStay, type StayChoice } from '../stay/stay.ts';
import { quoteOf, type QuoteState } from '../stay/use-quote.ts';

type Props = {
  slug: string;
  stay: StayChoice;
  state: QuoteState;
  span: NightSpan;
  onOpen: () => void;
};

/**
 * The bar at the bottom of a phone's screen: the choice so far, and the button that opens the
 * sheet.
 */
export function BookingBar({ slug, stay, state, span, onOpen }: Props) {
  const quote = quoteOf(state);
  const { checkIn, checkOut } = stay;
  const isTaken = state.phase === 'refused' && state.code === 'DATES_TAKEN';
  const wanted = isTaken ? completeStay(stay) : null;
  const isOwn = wanted !== null && findOwnRequest(slug, wanted)?.holds === true;
  const dates = checkIn !== null && checkOut !== null ? formatDaysShort(checkIn, checkOut) : null;
  return (
    <div className="booking-bar needs-js">
      {state.phase === 'refused' ? (
        <p>
          <strong>{isOwn ? 'Sizin için tutuluyor' : 'Uygun değil'}</strong>
          <small>{dates}</small>
        </p>
      ) : (
        <p>
          {(quote !== null || span.from > 0) && (
            <ShownPrice price={quote === null ? nightsPrice(span) : stayPrice(quote)}>
              {dates !== null && <span className="booking-bar-dates"> · {dates}</span>}
            </ShownPrice>
          )}
        </p>
      )}
      <button type="button" className="button" onClick={onOpen}>
        {state.phase === 'ready' || state.phase === 'loading' ? 'Devam et' : 'Tarih seçin'}
      </button>
    </div>
  );
}
