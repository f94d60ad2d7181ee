import type { AvailabilityDay } from '#domain/availability/schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { say } from '#site/language.ts';
import { QuoteView } from './quote-view.tsx';
import { Refusal } from './refusal.tsx';
import type { StayChoice } from './stay.ts';
import { quoteOf } from './use-quote.ts';
import type { QuoteState } from './use-quote.ts';

/** The price line by line. Announced when it changes. */
export function PriceLines({ state, checkIn }: { state: QuoteState; checkIn: Day | null }) {
  const quote = quoteOf(state);
  return (
    <div className="price-area" aria-live="polite">
      {quote !== null && checkIn !== null && (
        <QuoteView quote={quote} checkIn={checkIn} stale={state.phase === 'loading'} />
      )}
      {state.phase === 'loading' && quote === null && (
        <p className="skeleton quote-skeleton">
          <span className="visually-hidden">{say('card').pricing}</span>
        </p>
      )}
    </div>
  );
}

type Props = {
  slug: string;
  stay: StayChoice;
  state: QuoteState;
  days: readonly AvailabilityDay[] | null;
  notice: string | null;
  onChange: (stay: StayChoice) => void;
};

/** Why there is no price, with alternatives. Announced when it changes. */
export function PriceProblem({ slug, stay, state, days, notice, onChange }: Props) {
  return (
    <div className="price-area" aria-live="polite">
      {state.phase === 'refused' && (
        <Refusal
          slug={slug}
          stay={stay}
          days={days}
          code={state.code}
          message={notice ?? state.message}
          onChange={onChange}
        />
      )}
      {state.phase === 'failed' && (
        <p className="note" data-tone="error">
          {state.message}
        </p>
      )}
    </div>
  );
}
