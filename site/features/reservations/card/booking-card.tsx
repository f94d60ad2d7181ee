import { lazy, Suspense, useEffect, useState } from 'react';
import type { ExtraChoice } from '#domain/extras/offered.ts';
import { BookingBar } from './booking-bar.tsx';
import type { BookingCardProps } from './booking-props.ts';
import { say } from '#site/language.ts';
import { Icon } from '#site/ui/icon.tsx';
import css from './panel.css?inline';
import type { Outcome } from '../request/send-request.ts';
import { StayStep } from '../stay/stay-step.tsx';
import { completeStay } from '../stay/stay.ts';
import type { StayChoice } from '../stay/stay.ts';
import { useAvailability } from '../calendar/use-availability.ts';
import { useHydrated } from './use-hydrated.ts';
import { quoteOf, useQuote } from '../stay/use-quote.ts';
import { useBottomPanel } from './use-bottom-panel.ts';
import { useStay } from '../stay/use-stay.ts';

const RequestStep = lazy(async () => {
  const step = await import('../request/request-step.tsx');
  await step.loadFieldWords();
  return step;
});

type Step = 'stay' | 'request';
type Created = Extract<Outcome, { kind: 'created' }>;

const WIDE = '(min-width: 1000px)';

/**
 * From dates to a request. Without JavaScript a GET form that leads to /talep/{slug}; with it the
 * price is live, and the request is made in the same panel.
 */
export default function BookingCard(props: BookingCardProps) {
  const { slug, name } = props;
  const words = say('card');
  const [stay, chooseStay] = useStay();
  const [step, setStep] = useState<Step>('stay');
  const [notice, setNotice] = useState<string | null>(null);
  const live = useAvailability(slug);
  const [extras, setExtras] = useState<ExtraChoice[]>([]);
  const { state, setAnswer, refresh } = useQuote(slug, stay, extras);
  const { sheet: panel, isModal, open, close, onClose } = useBottomPanel();
  const [done, setDone] = useState<Created | null>(null);
  const isHydrated = useHydrated();
  const [isPicking, setPicking] = useState(false);
  const asked = done?.stay ?? completeStay(stay);
  const isAsking = done !== null || (step === 'request' && quoteOf(state) !== null);
  const quote = quoteOf(state);
  // No price stands for nights that are not priced yet: the season's span is nobody's total.
  const isPricing = state.phase === 'loading' && quote === null;
  useEffect(() => {
    // From here on the card itself says so, and not the page that was opened with nights.
    if (isHydrated) delete document.documentElement.dataset.asking;
  }, [isHydrated]);

  useEffect(() => {
    // A card that has grown by its price may have left the button in use above the screen.
    if (quote) panel.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [quote, panel]);

  const choose = (next: StayChoice) => {
    setNotice(null);
    chooseStay(next);
  };
  // On a wide screen dates are chosen on the page, where the calendar has room.
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
    if (outcome.kind === 'repriced' || outcome.kind === 'reread')
      setAnswer({ phase: 'ready', quote: outcome.after });
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
    setPicking(false);
    setStep('stay');
    // The previously focused element may have been removed with the form.
    requestAnimationFrame(() => {
      panel.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    });
    // Those nights are now taken by the request; the card starts over.
    if (done !== null) choose({ ...stay, checkIn: null, checkOut: null });
    setDone(null);
  };

  return (
    <div className="booking" data-asking={isPricing ? '' : undefined}>
      {isHydrated && (
        <style href="booking-panel" precedence="default">
          {css}
        </style>
      )}
      <BookingBar
        slug={slug}
        stay={stay}
        state={state}
        span={props.span}
        onOpen={() => {
          // Opened without dates, the months are what the sheet is for.
          if (stay.checkIn === null) setPicking(true);
          open();
        }}
        onRetry={refresh}
      />
      <dialog
        ref={panel}
        className="booking-sheet panel"
        data-step={step}
        aria-label={words.name(name)}
        onClose={closed}
      >
        {isModal && (
          <div className="booking-sheet-head">
            <p>{name}</p>
            <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        )}
        {!isAsking || asked === null ? (
          <StayStep
            {...props}
            stay={stay}
            state={state}
            live={live}
            notice={notice}
            onChange={choose}
            extras={extras}
            onExtras={setExtras}
            isPicking={isPicking}
            onPicking={setPicking}
            onRetry={refresh}
            onOutcome={settle}
            onNext={() => {
              setPicking(false);
              setStep('request');
              open();
            }}
          />
        ) : (
          <Suspense fallback={<p className="booking-wait">{words.opening}</p>}>
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
