import { formatDayShort } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { Quote } from '#domain/reservations/schema.ts';
import { Price } from '#site/ui/price.tsx';
import type { StayChoice } from '../stay/stay.ts';

type Props = { stay: StayChoice; quote: Quote | null; from: Kurus; onOpen: () => void };

/** The foot of the screen on a phone: what is chosen so far, and the way into the sheet. */
export function BookingBar({ stay, quote, from, onOpen }: Props) {
  const { checkIn, checkOut } = stay;
  const hasDates = checkIn !== null && checkOut !== null;
  return (
    <div className="booking-bar needs-js">
      <p>
        {quote === null && from > 0 && (
          <>
            gecelik{' '}
            <strong>
              <Price kurus={from} />
            </strong>
            ’den
          </>
        )}
        {quote !== null && (
          <>
            <strong>
              <Price kurus={quote.total} />
            </strong>
            {` · ${quote.nights} gece`}
          </>
        )}
        <small>
          {hasDates
            ? `${formatDayShort(checkIn)} – ${formatDayShort(checkOut)}`
            : 'Toplam için tarih seçin'}
        </small>
      </p>
      <button type="button" className="button" onClick={onOpen}>
        {quote ? 'Devam et' : 'Tarih seçin'}
      </button>
    </div>
  );
}
