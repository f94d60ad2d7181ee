import { formats, say } from '#site/language.ts';
import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
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
  /** Asks for the price again. */
  onRetry: () => void;
};

/**
 * The bar at the bottom of a phone's screen: the choice so far, and the button that opens the
 * sheet.
 */
export function BookingBar({ slug, stay, state, span, onOpen, onRetry }: Props) {
  const words = say('card');
  const quote = quoteOf(state);
  const { checkIn, checkOut } = stay;
  const isTaken = state.phase === 'refused' && state.code === 'DATES_TAKEN';
  const wanted = isTaken ? completeStay(stay) : null;
  const isOwn = wanted !== null && findOwnRequest(slug, wanted)?.holds === true;
  const dates =
    checkIn !== null && checkOut !== null ? formats().daysShort(checkIn, checkOut) : null;
  const isFailed = state.phase === 'failed';
  const refused = isOwn ? words.ownHold : words.unfit;
  return (
    <div className="booking-bar needs-js">
      {state.phase === 'refused' || isFailed ? (
        <p>
          <strong>{isFailed ? words.noPrice : refused}</strong>
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
      <button type="button" className="button" onClick={isFailed ? onRetry : onOpen}>
        {labelOf(state.phase)}
      </button>
    </div>
  );
}

function labelOf(phase: QuoteState['phase']): string {
  const words = say('card');
  if (phase === 'failed') return words.refresh;
  return phase === 'ready' || phase === 'loading' ? words.goOn : words.chooseDates;
}
