import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatDay } from '#domain/dates.ts';
import type { Day } from '#domain/dates.ts';
import { Price } from '#site/ui/price.tsx';
import type { BookingCardProps } from './booking-card.tsx';
import { GuestsField } from './guests-field.tsx';
import { PlainFields } from './plain-fields.tsx';
import { PriceArea } from './price-area.tsx';
import type { Outcome } from './send-request.ts';
import type { StayChoice } from './stay.ts';
import { Unanswered } from './unanswered.tsx';
import type { LiveDays } from './use-availability.ts';
import type { QuoteState } from './use-quote.ts';
import { whatsappLink } from './whatsapp.ts';

const DatePicker = lazy(() => import('./date-picker.tsx'));

type Props = BookingCardProps & {
  stay: StayChoice;
  state: QuoteState;
  live: LiveDays;
  /** What happened to the stay while the form was being filled in. */
  notice: string | null;
  onChange: (stay: StayChoice) => void;
  onRetry: () => void;
  onNext: () => void;
  /** What became of a request whose answer had been lost. */
  onOutcome: (outcome: Outcome) => void;
};

/** Dates, people and the live price; the first half of the way to a request. */
export function StayStep(props: Props) {
  const { slug, name, limits, from, today, whatsapp, stay, state, live, notice } = props;
  const { onChange, onRetry, onNext } = props;
  const [isPicking, setPicking] = useState(false);
  const [isHurrying, setHurrying] = useState(false);
  const dates = useRef<HTMLButtonElement>(null);

  const choose = (checkIn: Day | null, checkOut: Day | null) => {
    onChange({ ...stay, checkIn, checkOut });
    if (checkOut !== null) stopPicking();
  };
  const stopPicking = () => {
    setPicking(false);
    dates.current?.focus();
  };
  const submit = () => {
    setHurrying(state.phase === 'loading');
    if (state.phase === 'loading') return;
    if (state.phase === 'ready') onNext();
    else setPicking(true);
  };
  // Somebody who presses before the price is there means it: go on when it comes.
  const goesOn = isHurrying && state.phase === 'ready';
  useEffect(() => {
    if (goesOn) onNext();
  }, [goesOn, onNext]);

  return (
    <form
      className="stay"
      action={`/talep/${slug}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Unanswered slug={slug} onOutcome={props.onOutcome} />
      <p className="stay-price">
        gecelik <Price kurus={from} />
        ’den
      </p>
      <PlainFields limits={limits} today={today} />
      <div className="stay-dates needs-js">
        <button
          ref={dates}
          type="button"
          className="input stay-button"
          aria-expanded={isPicking}
          onClick={() => setPicking(true)}
        >
          <span>Giriş</span>
          <b>{stay.checkIn === null ? 'Tarih seçin' : formatDay(stay.checkIn)}</b>
        </button>
        <button
          type="button"
          className="input stay-button"
          aria-expanded={isPicking}
          onClick={() => setPicking(true)}
        >
          <span>Çıkış</span>
          <b>{stay.checkOut === null ? 'Tarih seçin' : formatDay(stay.checkOut)}</b>
        </button>
        {isPicking && live.days !== null && (
          <Suspense>
            <DatePicker
              days={live.days}
              checkIn={stay.checkIn}
              checkOut={stay.checkOut}
              onChoose={choose}
              onClose={stopPicking}
            />
          </Suspense>
        )}
        {isPicking && live.days === null && (
          <output className="field-hint">
            {live.failed ? 'Takvime ulaşamadık. ' : 'Takvim yükleniyor…'}
            {live.failed && (
              <button
                type="button"
                className="button"
                data-kind="text"
                data-size="small"
                onClick={live.refresh}
              >
                Yeniden dene
              </button>
            )}
          </output>
        )}
      </div>
      <div className="needs-js">
        <GuestsField
          party={stay}
          limits={limits}
          onChange={(party) => onChange({ ...stay, ...party })}
        />
      </div>
      <PriceArea
        stay={stay}
        state={state}
        days={live.days}
        notice={notice}
        onChange={onChange}
        onRetry={onRetry}
      />
      <button
        className="button"
        data-wide
        type="submit"
        aria-busy={isHurrying && state.phase === 'loading'}
      >
        <span className="needs-js">
          {state.phase === 'ready' || state.phase === 'loading'
            ? 'Rezervasyon talebi gönder'
            : 'Tarih seçin'}
        </span>
        <noscript>Fiyatı göster</noscript>
      </button>
      <p className="field-hint">
        Şimdi ödeme alınmaz. Talebiniz onaylanana kadar tarihler sizin için tutulur.
      </p>
      <a className="stay-ask" href={whatsappLink(whatsapp, name, stay)} rel="noopener">
        WhatsApp’tan sorun
      </a>
    </form>
  );
}
