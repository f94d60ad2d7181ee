import { lazy, Suspense, useState } from 'react';
import type { Day } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { PartyLimits } from '#domain/villas/capacity.ts';
import type { CancelTier } from '#domain/payments/cancel-tiers.ts';
import { BookingBar } from './booking-bar.tsx';
import { Close } from './icons.tsx';
import css from './panel.css?inline';
import type { Outcome } from './send-request.ts';
import { StayStep } from './stay-step.tsx';
import { completeStay } from './stay.ts';
import type { StayChoice } from './stay.ts';
import { useAvailability } from './use-availability.ts';
import { useAwake } from './use-awake.ts';
import { quoteOf, useQuote } from './use-quote.ts';
import { useSheet } from './use-sheet.ts';
import { useStay } from './use-stay.ts';

const RequestStep = lazy(() => import('./request-step.tsx'));

export type BookingCardProps = {
  slug: string;
  name: string;
  limits: PartyLimits;
  /** The lowest coming night, kuruş. */
  from: Kurus;
  today: Day;
  cancelTiers: readonly CancelTier[];
  /** The agency's address at WhatsApp, without a message. */
  whatsapp: string;
};

type Step = 'stay' | 'request';
type Created = Extract<Outcome, { kind: 'created' }>;

const WIDE = '(min-width: 1000px)';

/**
 * From dates to a request. Without JavaScript it is a GET form that leads to /talep/{slug}; with it
 * the price is live, and the request is made in the same panel.
 */
export function BookingCard(props: BookingCardProps) {
  const { slug, name } = props;
  const [stay, chooseStay] = useStay();
  const [step, setStep] = useState<Step>('stay');
  const [notice, setNotice] = useState<string | null>(null);
  const live = useAvailability(slug);
  const { state, setAnswer, refresh } = useQuote(slug, stay);
  const { sheet, isModal, open, close, onClose } = useSheet();
  const [done, setDone] = useState<Created | null>(null);
  const isAwake = useAwake();
  const asked = done?.stay ?? completeStay(stay);
  const isAsking = done !== null || (step === 'request' && quoteOf(state) !== null);
  const quote = quoteOf(state);

  const choose = (next: StayChoice) => {
    setNotice(null);
    chooseStay(next);
  };
  // On a wide screen dates are chosen in the page, where the month grid has room.
  const backToStay = () => {
    setStep('stay');
    if (window.matchMedia(WIDE).matches) close();
  };
  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'created') {
      setDone(outcome);
      live.refresh();
      open();
    }
    if (outcome.kind === 'repriced') setAnswer({ phase: 'ready', quote: outcome.after });
    if (outcome.kind !== 'taken' && outcome.kind !== 'unsellable') return;
    live.refresh();
    setNotice(outcome.message);
    if (outcome.kind === 'taken') {
      setAnswer({ phase: 'refused', code: 'DATES_TAKEN', message: outcome.message });
    } else setAnswer(outcome.quote);
    backToStay();
  };
  const closed = () => {
    onClose();
    setStep('stay');
    // What had the focus before may be gone with the form.
    requestAnimationFrame(() => {
      sheet.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    });
    // Those nights are theirs now; the card begins anew.
    if (done !== null) choose({ ...stay, checkIn: null, checkOut: null });
    setDone(null);
  };

  return (
    <div className="booking">
      {isAwake && (
        <style href="booking-panel" precedence="default">
          {css}
        </style>
      )}
      <BookingBar stay={stay} quote={quote} from={props.from} onOpen={open} />
      <dialog
        ref={sheet}
        className="booking-sheet panel"
        data-step={step}
        aria-label={`${name} için rezervasyon`}
        onClose={closed}
      >
        <div className="booking-sheet-head" hidden={!isModal}>
          <p>{name}</p>
          <button type="button" className="icon-button" aria-label="Kapat" onClick={close}>
            <Close />
          </button>
        </div>
        {!isAsking || asked === null ? (
          <StayStep
            {...props}
            stay={stay}
            state={state}
            live={live}
            notice={notice}
            onChange={choose}
            onRetry={refresh}
            onOutcome={settle}
            onNext={() => {
              setStep('request');
              open();
            }}
          />
        ) : (
          <Suspense fallback={<p className="booking-wait">Form açılıyor…</p>}>
            <RequestStep
              slug={slug}
              name={name}
              stay={asked}
              quote={quote}
              created={done?.created ?? null}
              onOutcome={settle}
              onBack={backToStay}
            />
          </Suspense>
        )}
      </dialog>
    </div>
  );
}
