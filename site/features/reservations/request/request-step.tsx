import { useState } from 'react';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import type { ReservationCreated } from '#domain/reservations/schema.ts';
import { formats, say } from '#site/language.ts';
import { Rich } from '#site/lib/rich.tsx';
import { loadFieldWords } from './check-request.ts';
import css from './request.css?inline';
import { formatRange, QuoteView } from '../stay/quote-view.tsx';
import { RequestDone } from './request-done.tsx';
import { RequestForm } from './request-form.tsx';
import type { Outcome } from './send-request.ts';
import { StepHeading } from '../card/step-heading.tsx';
import { formatParty } from '../stay/stay.ts';
import type { CompleteStay } from '../stay/stay.ts';

type Props = {
  slug: string;
  name: string;
  stay: CompleteStay;
  quote: Quote | null;
  /** The answer, once there is one. */
  created: ReservationCreated | null;
  onOutcome: (outcome: Outcome) => void;
  onBack: () => void;
};

export { loadFieldWords };

/** The second half: the guest's data, then the result. A default export for `lazy`. */
export default function RequestStep(props: Props) {
  const { slug, name, stay, quote, created, onOutcome, onBack } = props;
  const words = say('request');
  const [settled, setSettled] = useState<Outcome | null>(null);
  const isDone = created !== null;

  const settle = (outcome: Outcome) => {
    setSettled(outcome);
    onOutcome(outcome);
  };
  return (
    <div className="request-step" data-done={isDone || undefined}>
      <style href="request" precedence="default">
        {css}
      </style>
      <div>
        <StepHeading key={String(isDone)} text={isDone ? arrivedText(created) : words.title} />
        {created !== null && <RequestDone created={created} villaName={name} stay={stay} />}
        {created === null && quote !== null && (
          <>
            {settled?.kind === 'repriced' && (
              <p className="note" data-tone="warning" role="alert">
                <Changed {...settled} /> {words.sendIfFine}
              </p>
            )}
            {settled?.kind === 'reread' && (
              <p className="note" data-tone="warning" role="alert">
                {settled.message}
              </p>
            )}
            <RequestForm slug={slug} stay={stay} quote={quote} onOutcome={settle} />
          </>
        )}
      </div>
      <aside aria-label={words.stay}>
        <p className="request-stay">
          <b>{formatRange(stay.checkIn, stay.checkOut)}</b>
          <span>{formatParty(stay)}</span>
        </p>
        {quote !== null && <QuoteView quote={quote} checkIn={stay.checkIn} />}
        {!isDone && (
          <button
            type="button"
            className="button request-back"
            data-kind="text"
            data-size="small"
            onClick={onBack}
          >
            {words.change}
          </button>
        )}
      </aside>
    </div>
  );
}

const arrivedText = ({ status }: ReservationCreated): string =>
  status === 'option' ? say('request').held : say('request').arrived;

/** What moved while the form was filled in. */
function Changed({ before, after }: Extract<Outcome, { kind: 'repriced' }>) {
  if (after.lateArrival !== null && after.lateArrival !== before.lateArrival) {
    return <>{say('quote').lateArrival(formats().time(after.lateArrival))}</>;
  }
  const { money } = formats();
  return <Rich message={say('request').repriced(money(before.total), money(after.total))} />;
}
