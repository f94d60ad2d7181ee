import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import type { DayStay } from '#domain/day/schema.ts';
import {
  addDays,
  type Day,
  formatDayLong,
  formatDayShort,
  istanbulDay,
} from '#domain/values/dates.ts';
import { formatPhone, phoneForLink } from '#domain/values/phone.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { buttonClass, IconButton } from '#dashboard/ui/button.tsx';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { dayQuery } from './api.ts';

/** The days one can turn to, counted from today; the Worker answers no others. */
const FIRST = -1;
const LAST = 7;

/** For a phone in the hand: who comes and goes, where the house is and whom to call. */
export default function DayScreen() {
  const [offset, setOffset] = useState(0);
  const today = istanbulDay(new Date(useNow()));
  const day = addDays(today, offset);
  const { data, error, refetch } = useQuery(dayQuery(offset === 0 ? undefined : day));
  return (
    <div className="mx-auto grid max-w-3xl gap-4 p-3 lg:p-4">
      <title>Günün işleri · Kıyı</title>
      <div className="flex items-center gap-2">
        <IconButton
          label="Önceki gün"
          disabled={offset <= FIRST}
          onClick={() => setOffset(offset - 1)}
        >
          <ChevronLeft size={18} />
        </IconButton>
        <div className="min-w-0 flex-1 text-center" aria-live="polite">
          <h1 className="text-lg font-semibold">{nameOf(offset, day)}</h1>
          <p className="text-soft">{formatDayLong(day)}</p>
        </div>
        <IconButton
          label="Sonraki gün"
          disabled={offset >= LAST}
          onClick={() => setOffset(offset + 1)}
        >
          <ChevronRight size={18} />
        </IconButton>
      </div>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Stays
            title="Çıkanlar"
            none="Çıkış yok."
            stays={data?.departures}
            when={({ time, late, arrives }) =>
              [
                `${time} ${late ? 'geç çıkış' : 'çıkış'}`,
                ...(arrives ? ['aynı gün giriş var'] : []),
              ].join(' · ')
            }
          />
          <Stays
            title="Girenler"
            none="Giriş yok."
            stays={data?.arrivals}
            when={({ time, checkout }) => `${time} giriş · ${formatDayShort(checkout)} çıkar`}
          />
        </>
      )}
    </div>
  );
}

function nameOf(offset: number, day: Day): string {
  if (offset === 0) return 'Bugün';
  if (offset === 1) return 'Yarın';
  return offset === -1 ? 'Dün' : formatDayShort(day);
}

type StaysProps = {
  title: string;
  none: string;
  stays: DayStay[] | undefined;
  when: (stay: DayStay) => string;
};

function Stays({ title, none, stays, when }: StaysProps) {
  return (
    <section aria-busy={!stays} className="grid gap-2">
      <h2 className="flex items-baseline gap-2 font-medium">
        {title}
        {stays && <span className="figures text-soft">{stays.length}</span>}
      </h2>
      {!stays && <Skeleton className="h-28 w-full" />}
      {stays?.length === 0 && (
        <p className="rounded-lg border border-line bg-raised px-4 py-3 text-soft">{none}</p>
      )}
      <ul className="grid gap-2">
        {stays?.map((stay) => (
          <li key={stay.id} className="grid gap-2 rounded-lg border border-line bg-raised p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-base font-semibold">{stay.villa_name}</h3>
              <span className="figures text-soft">{when(stay)}</span>
            </div>
            <p className="text-soft">{stay.address ?? `${stay.town}, ${stay.district}`}</p>
            <p>
              <span className="font-medium">{stay.customer_name}</span> · {guestsOf(stay)}
            </p>
            <Ways stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To the guest and to the house. */
function Ways({
  stay: { phone, customer_name, villa_name, latitude, longitude },
}: {
  stay: DayStay;
}) {
  const isPlaced = latitude !== null && longitude !== null;
  if (phone === null && !isPlaced) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {phone !== null && (
        <a href={`tel:+${phoneForLink(phone)}`} className={buttonClass()}>
          <Phone size={14} aria-hidden="true" />
          <span className="figures">{formatPhone(phone)}</span>
          <span className="sr-only">, {customer_name}</span>
        </a>
      )}
      {isPlaced && (
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
        >
          <MapPin size={14} aria-hidden="true" />
          Yol tarifi
          <span className="sr-only">: {villa_name}</span>
        </a>
      )}
    </div>
  );
}

function guestsOf({ adults, children, babies }: DayStay): string {
  const parts = [
    `${adults} yetişkin`,
    ...(children > 0 ? [`${children} çocuk`] : []),
    ...(babies > 0 ? [`${babies} bebek`] : []),
  ];
  return parts.join(', ');
}
