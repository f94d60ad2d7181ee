import { useEffect, useState } from 'react';
import type { ExtraChoice } from '#domain/extras/offered.ts';
import { say, to } from '#site/language.ts';
import { nightsPrice, stayPrice } from '#site/lib/format/shown-price.ts';
import { ShownPrice } from '#site/ui/shown-price.tsx';
import { CancelNote } from './cancel-note.tsx';
import { ExtrasField } from './extras-field.tsx';
import { GuestsField } from './guests-field.tsx';
import { PlainFields } from './plain-fields.tsx';
import { PriceLines, PriceProblem } from './price-area.tsx';
import type { Outcome } from '../request/send-request.ts';
import { StayDates } from './stay-dates.tsx';
import { partyQuery, type StayChoice } from './stay.ts';
import { Unanswered } from './unanswered.tsx';
import type { LiveDays } from '../calendar/use-availability.ts';
import { quoteOf, type QuoteState } from './use-quote.ts';
import { whatsappLink } from '../request/whatsapp.ts';
import type { BookingCardProps } from '../card/booking-props.ts';

type Props = BookingCardProps & {
  stay: StayChoice;
  state: QuoteState;
  live: LiveDays;
  /** What happened to the stay while the form was being filled in. */
  notice: string | null;
  onChange: (stay: StayChoice) => void;
  /** What is taken besides the nights. */
  extras: readonly ExtraChoice[];
  onExtras: (extras: ExtraChoice[]) => void;
  /** Whether the months are open. */
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
  onRetry: () => void;
  onNext: () => void;
  /** The outcome of a request whose answer had been lost. */
  onOutcome: (outcome: Outcome) => void;
};

/** Dates, guests and the live price; the first half of the way to a request. */
export function StayStep(props: Props) {
  const { slug, name, limits, span, today, whatsapp, stay, state, live, notice } = props;
  const { onChange, onRetry, onNext } = props;
  const words = say('card');
  const quote = quoteOf(state);
  const isAtOnce = quote !== null && quote.instantMinutes !== null;
  const { isPicking, onPicking } = props;
  const [isHurrying, setHurrying] = useState(false);

  const submit = () => {
    setHurrying(state.phase === 'loading');
    if (state.phase === 'loading') return;
    if (state.phase === 'ready') onNext();
    else if (state.phase === 'failed') onRetry();
    else onPicking(true);
  };
  // A click before the price has loaded continues once it has.
  const goesOn = isHurrying && state.phase === 'ready';
  useEffect(() => {
    if (goesOn) onNext();
  }, [goesOn, onNext]);

  return (
    <form
      className="stay"
      action={to(`/talep/${slug}`)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Unanswered slug={slug} onOutcome={props.onOutcome} />
      {/* The season's span is no price of nights that could not be priced. */}
      {(quote !== null || (span.from > 0 && state.phase !== 'failed')) && (
        <p className="stay-price" aria-busy={state.phase === 'loading' || undefined}>
          <ShownPrice price={quote === null ? nightsPrice(span) : stayPrice(quote)} />
        </p>
      )}
      <PlainFields limits={limits} today={today} />
      <StayDates
        stay={stay}
        live={live}
        isPicking={isPicking}
        onPicking={onPicking}
        onChoose={(checkIn, checkOut) => onChange({ ...stay, checkIn, checkOut })}
      />
      <div className="needs-js">
        <GuestsField
          party={stay}
          limits={limits}
          onChange={(party) => onChange({ ...stay, ...party })}
        />
      </div>
      <PriceProblem
        slug={slug}
        stay={stay}
        state={state}
        days={live.days}
        notice={notice}
        onChange={(other) => {
          onPicking(false);
          onChange(other);
        }}
      />
      <button
        className="button"
        data-wide
        type="submit"
        aria-busy={(isHurrying && state.phase === 'loading') || undefined}
      >
        <span className="needs-js">{labelOf(state.phase, isAtOnce)}</span>
        <noscript>{words.showPrice}</noscript>
      </button>
      <p className="field-hint">
        {isAtOnce ? words.instant : words.nothingNow}
        {quote && !isAtOnce && ` ${words.yoursUntil(say('quote').answerBy(quote.holdExpiresAt))}`}
      </p>
      <PriceLines state={state} checkIn={stay.checkIn} />
      {quote !== null && quote.extras.length > 0 && (
        <ExtrasField
          offered={quote.extras}
          untranslated={quote.untranslated}
          taken={props.extras}
          onTake={props.onExtras}
        />
      )}
      <CancelNote
        tiers={props.cancelTiers}
        checkIn={state.phase === 'refused' ? null : stay.checkIn}
        today={today}
      />
      {quote !== null && (
        <a href={to(`/haber-ver?villa=${slug}&cheaper=1&${partyQuery(stay)}`)}>
          {words.tellCheaper}
        </a>
      )}
      {whatsapp && <a href={whatsappLink(whatsapp, name, stay)}>{words.whatsapp}</a>}
    </form>
  );
}

function labelOf(phase: QuoteState['phase'], isAtOnce: boolean): string {
  const words = say('card');
  if (phase === 'failed') return words.refreshPrice;
  if (phase !== 'ready' && phase !== 'loading') return words.chooseDates;
  return isAtOnce ? words.book : words.request;
}
