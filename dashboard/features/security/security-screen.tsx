import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SecurityReport } from '#domain/security/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { securityQuery } from './api.ts';

/** What was tried against the agency within a day and a week, and from where. */
export function SecurityScreen() {
  const { data, error, refetch } = useQuery(securityQuery);
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-lg font-semibold">Güvenlik</h1>
        <Link to="/audit" search={{ subject: 'security' }} className={buttonClass()}>
          Kayıtları gör
        </Link>
      </header>
      <p className="max-w-2xl text-soft">
        Reddedilen her istek sayılır; kayıtlarda her bağlantıdan dakikada bir örnek tutulur. Hatalı
        girişlerin birkaçı olağandır. Ansızın yükselen bir sayı ya da tanımadığınız bir adres
        saldırı olabilir.
      </p>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <>
          <EventTable events={data.events} />
          <NetworkTable networks={data.networks} />
        </>
      )}
    </div>
  );
}

const TABLE = 'w-full max-w-3xl border-collapse rounded-lg border border-line bg-raised';
const HEAD = 'border-b border-line px-3 py-2 text-left text-xs font-medium text-soft';
const CELL = 'border-b border-line px-3 py-2';
const NUMBER = 'figures text-right';

function EventTable({ events }: Pick<SecurityReport, 'events'>) {
  return (
    <table className={TABLE}>
      <caption className="sr-only">Olaylar</caption>
      <thead>
        <tr>
          <th className={HEAD}>Olay</th>
          <th className={`${HEAD} ${NUMBER}`}>24 saat</th>
          <th className={`${HEAD} ${NUMBER}`}>7 gün</th>
          <th className={`${HEAD} hidden sm:table-cell`}>Son</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ event, label, day, week, lastAt }) => (
          <tr key={event}>
            <td className={CELL}>{label}</td>
            <td className={`${CELL} ${NUMBER}`}>{day}</td>
            <td className={`${CELL} ${NUMBER}`}>{week}</td>
            <td className={`${CELL} figures hidden text-soft sm:table-cell`}>
              {lastAt === null ? '–' : formatTimestamp(lastAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NetworkTable({ networks }: Pick<SecurityReport, 'networks'>) {
  if (networks.length === 0) {
    return <p className="text-soft">Bu hafta reddedilen bir istek olmadı.</p>;
  }
  return (
    <table className={TABLE}>
      <caption className="pb-2 text-left font-medium">En çok gelen adresler</caption>
      <thead>
        <tr>
          <th className={HEAD}>Adres</th>
          <th className={`${HEAD} ${NUMBER}`}>7 gün</th>
          <th className={`${HEAD} hidden sm:table-cell`}>Son</th>
        </tr>
      </thead>
      <tbody>
        {networks.map(({ network, week, lastAt }) => (
          <tr key={network}>
            <td className={`${CELL} figures break-all`}>{network}</td>
            <td className={`${CELL} ${NUMBER}`}>{week}</td>
            <td className={`${CELL} figures hidden text-soft sm:table-cell`}>
              {formatTimestamp(lastAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
