import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, FileText, Timer } from 'lucide-react';
import { type Day, formatStay, nightsBetween } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { freeNightsQuery } from './move-api.ts';

type Props = { villaId: number; from: Day; to: Day };

/** Selected nights: their price, and what can be done besides closing them. */
export function FreeNights({ villaId, from, to }: Props) {
  const { data: quote, error } = useQuery(freeNightsQuery({ villaId, from, to }));
  const sale = { villa_id: String(villaId), checkin: from, checkout: to };
  const hold = { villa: String(villaId), checkin: from, checkout: to };
  return (
    <section aria-labelledby="free-nights-title" className="mb-4 grid gap-3">
      <h3 id="free-nights-title" className="font-medium">
        {formatStay(from, to)} · {nightsBetween(from, to)} gece
      </h3>
      {error ? (
        <p className="text-amber">{messageOf(error)}</p>
      ) : quote === undefined ? (
        <Skeleton className="h-5 w-56" />
      ) : (
        <div className="grid gap-1">
          {quote.price && (
            <p className="figures">
              <span className="font-semibold">{formatKurus(quote.price.total)}</span>
              <span className="text-soft"> · ön ödeme {formatKurus(quote.price.prepayment)}</span>
            </p>
          )}
          {!quote.available && (
            <p className="text-amber">{quote.message ?? 'Bu geceler için fiyat yok.'}</p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to="/reservations/yeni" search={sale} className={buttonClass('primary')}>
          <CalendarPlus size={14} aria-hidden="true" />
          Rezervasyon yap
        </Link>
        <Link to="/availability/tut" search={hold} className={buttonClass()}>
          <Timer size={14} aria-hidden="true" />
          Opsiyona al
        </Link>
        <Link
          to="/offer/yeni"
          search={{ villas: `${villaId}.${from}.${to}.2.0.0` }}
          className={buttonClass()}
        >
          <FileText size={14} aria-hidden="true" />
          Teklif hazırla
        </Link>
      </div>
      <h3 className="mt-2 border-t border-line pt-4 font-medium">Ya da kapatın</h3>
    </section>
  );
}
