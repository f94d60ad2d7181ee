import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import {
  formatDayLong,
  formatMonth,
  formatStay,
  monthOf,
  nightsBetween,
} from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { OWNER_CONTACT_DAYS } from '#domain/reservations/owner-contact.ts';
import { formatPhone, phoneForLink } from '#domain/values/phone.ts';
import type { Overview, StaySummary } from '#domain/overview/schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { paydayQuery } from '#dashboard/shared/ledger/payday.ts';
import { statementQuery } from '#dashboard/shared/ledger/statement.ts';
import { VillaLink } from './warning-names.tsx';
import { Panel } from './panel.tsx';
import MonthFigures, { YearFigure } from './figures.tsx';
import { NightsChart } from './nights-chart.tsx';
import { linkClass, StayRow } from './stay-panel.tsx';
import { formatShownDay } from '#dashboard/ui/instant.ts';

/** For owners who look in once a week on a phone: who arrives when, and the income. */
export default function OwnerHome({ data }: { data: Overview | undefined }) {
  return (
    <div aria-busy={!data} className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <NextGuest data={data} />
        <Owed data={data} />
        <Coming data={data} />
        {data && data.waitingCount > 0 && (
          <p className="rounded-lg border border-line bg-raised px-4 py-3 text-soft">
            {data.waitingCount} talep acentanın yanıtını bekliyor.{' '}
            <Link
              to="/reservations"
              search={{ status: 'requested', order: 'checkin' }}
              className={linkClass}
            >
              Listede aç
            </Link>
          </p>
        )}
        {data && <ToDo data={data} />}
      </div>
      <div className="grid min-w-0 gap-4">
        <YearFigure turnover={data?.yearTurnover} />
        <MonthFigures data={data} />
        <NightsChart nights={data?.nights} />
      </div>
    </div>
  );
}

/** The current or next guest, in large letters. */
function NextGuest({ data }: { data: Overview | undefined }) {
  if (!data) return <Skeleton className="h-28 w-full" />;
  const { today, upcoming, departures } = data;
  const next = upcoming[0];
  return (
    <section className="grid gap-1 rounded-lg border border-line bg-raised p-4">
      <h2 className="text-xs font-medium text-soft">Sıradaki giriş</h2>
      {next ? (
        <StayLink id={next.id} className="grid gap-0.5">
          <span className="text-2xl font-semibold tracking-tight">{whenText(today, next)}</span>
          <span>
            <span className="font-medium">{next.villa_name}</span> · {next.customer_name} ·{' '}
            {next.guests} kişi
          </span>
          <span className="text-soft">
            {formatStay(next.checkin, next.checkout)} · {nightsBetween(next.checkin, next.checkout)}{' '}
            gece
          </span>
        </StayLink>
      ) : (
        <p className="text-soft">Onaylanmış yeni bir konaklama henüz yok.</p>
      )}
      {next && <CallGuest stay={next} />}
      {departures.length > 0 && (
        <p className="mt-2 border-t border-line pt-2 text-soft">
          Bugün çıkan: {departures.map((stay) => stay.villa_name).join(', ')}
        </p>
      )}
    </section>
  );
}

/** The guest's phone around the stay; before that, when it will be shown. */
function CallGuest({ stay: { phone, customer_name: name } }: { stay: StaySummary }) {
  if (phone === null)
    return (
      <p className="text-xs text-soft">
        Misafirin telefonu girişten {OWNER_CONTACT_DAYS} gün önce burada görünür.
      </p>
    );
  return (
    <a
      href={`tel:+${phoneForLink(phone)}`}
      className={cx(buttonClass(), 'mt-1 justify-self-start')}
    >
      <Phone size={14} aria-hidden="true" />
      <span className="figures">{formatPhone(phone)}</span>
      <span className="sr-only">, {name}</span>
    </a>
  );
}

/** What the agency passes on for the stays that begin up to the end of this month. */
function Owed({ data }: { data: Overview | undefined }) {
  const month = data && monthOf(data.today);
  const { data: statement } = useQuery({
    ...statementQuery(month ?? '', undefined),
    enabled: month !== undefined,
  });
  if (!statement) return <Skeleton className="h-28 w-full" />;
  const { balance } = statement;
  return (
    <section className="grid gap-1 rounded-lg border border-line bg-raised p-4">
      <h2 className="text-xs font-medium text-soft">Size ödenecek</h2>
      <Link to="/transactions/ekstre" className="grid gap-0.5">
        <span className="figures text-2xl font-semibold tracking-tight">
          {formatKurus(Math.max(balance, 0))}
        </span>
        <span className="text-soft">
          {balance < 0
            ? `${formatKurus(-balance)} fazla ödendi; sıradaki konaklamalardan düşülür.`
            : `${formatMonth(statement.month)} sonuna kadar giren konaklamalar için`}
        </span>
      </Link>
      <Paydays />
    </section>
  );
}

/** The last payout and the next one, each on its day. */
function Paydays() {
  const { data } = useQuery(paydayQuery);
  if (!data) return null;
  const { last, due, next, timing } = data;
  const rows = [
    last && { name: 'Son ödeme', day: formatShownDay(last.day), amount: last.amount },
    due > 0 && { name: 'Vadesi geldi', day: 'ödeme gününü bekliyor', amount: due },
    next && { name: 'Sıradaki', day: formatShownDay(next.day), amount: next.amount },
  ].filter((row) => row !== null && row !== false);
  if (rows.length === 0) return null;
  return (
    <div className="mt-2 grid gap-1 border-t border-line pt-2">
      <dl className="grid gap-1">
        {rows.map(({ name, day, amount }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-soft">
              {name} · {day}
            </dt>
            <dd className="figures">{formatKurus(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-soft">
        {timing === 'arrival' ? 'Misafir gelince ödenir.' : 'Misafir çıkınca ödenir.'}
      </p>
    </div>
  );
}

function whenText(today: string, { checkin }: StaySummary): string {
  const days = nightsBetween(today, checkin);
  if (days === 0) return 'Bugün';
  if (days === 1) return 'Yarın';
  return days < 7 ? `${days} gün sonra, ${formatShownDay(checkin)}` : formatDayLong(checkin);
}

function Coming({ data }: { data: Overview | undefined }) {
  const rest = data?.upcoming.slice(1);
  return (
    <Panel
      title="Sonraki konaklamalar"
      action={
        <Link to="/reservations" search={{ order: 'checkin' }} className={linkClass}>
          Hepsi
        </Link>
      }
    >
      {!data && <Skeleton className="m-4 h-5 w-48" />}
      {rest?.length === 0 && <p className="px-4 py-3 text-soft">Başka konaklama yok.</p>}
      <ul className="divide-y divide-line">
        {rest?.map((stay) => (
          <li key={stay.id}>
            <StayRow stay={stay} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What an owner has to settle with the agency; nothing when there is nothing. */
function ToDo({ data: { pricesEnding, withoutPermit } }: { data: Overview }) {
  if (pricesEnding.total + withoutPermit.total === 0) return null;
  return (
    <Panel title="Acentanızla konuşun">
      <ul className="grid gap-1 px-4 py-3">
        {pricesEnding.items.map((villa) => (
          <li key={villa.villa_id}>
            <VillaLink id={villa.villa_id}>{villa.villa_name}</VillaLink>
            <span className="text-xs text-soft">
              {villa.endsOn
                ? ` · fiyatlar ${formatShownDay(villa.endsOn)} bitiyor`
                : ' · fiyatı yok'}
            </span>
          </li>
        ))}
        {withoutPermit.items.map((villa) => (
          <li key={villa.villa_id}>
            <VillaLink id={villa.villa_id}>{villa.villa_name}</VillaLink>
            <span className="text-xs text-soft"> · izin belgesi yok, yayına alınamaz</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
