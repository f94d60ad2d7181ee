import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SecurityReport } from '#domain/security/schema.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { securityQuery } from './api.ts';

/** Security events of the last day and week, and their networks. */
export default function SecurityScreen() {
  const query = useQuery(securityQuery);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4 p-3 lg:p-4">
      <title>Güvenlik · Admin Paneli</title>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-lg font-semibold">Güvenlik</h1>
        <Link to="/audit" search={{ subject: 'security' }} className={buttonClass()}>
          Kayıtları gör
        </Link>
      </header>
      <p className="max-w-2xl text-soft">
        Her bağlantıdan dakikada bir örnek kaydedilir; bir dalganın geri kalanı, aynı bağlantı
        yeniden denediğinde sayıya eklenir. Hatalı girişlerin birkaçı olağandır. Ansızın yükselen
        bir sayı ya da tanımadığınız bir adres saldırı olabilir.
      </p>
      <Loaded query={query} waiting="h-64 w-full">
        {(data) => (
          <>
            <EventTable events={data.events} />
            <NetworkTable networks={data.networks} />
          </>
        )}
      </Loaded>
    </div>
  );
}

SecurityScreen.reads = () => [securityQuery];

const FRAME = 'overflow-hidden rounded-lg border border-line bg-raised';
const TABLE = 'w-full border-collapse [&_tbody>tr:last-child>td]:border-b-0';
const HEAD = 'border-b border-line px-3 py-2 text-left text-xs font-medium text-soft';
const CELL = 'border-b border-line px-3 py-2 align-top';
const NUMBER = 'figures text-right';

/** What did not happen steps back. */
const loudness = (count: number) => (count === 0 ? 'text-soft' : 'font-medium');

/** The time column, moved below the text on narrow screens. */
function LastOnPhones({ at }: { at: string | null }) {
  if (at === null) return null;
  return <p className="figures text-xs text-soft sm:hidden">son {formatTimestamp(at)}</p>;
}

function EventTable({ events }: Pick<SecurityReport, 'events'>) {
  return (
    <div className={FRAME}>
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
              <td className={CELL}>
                {label}
                <LastOnPhones at={lastAt} />
              </td>
              <td className={`${CELL} ${NUMBER} ${loudness(day)}`}>{day}</td>
              <td className={`${CELL} ${NUMBER} ${loudness(week)}`}>{week}</td>
              <td className={`${CELL} figures hidden text-soft sm:table-cell`}>
                {lastAt === null ? '–' : formatTimestamp(lastAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NetworkTable({ networks }: Pick<SecurityReport, 'networks'>) {
  if (networks.length === 0) {
    return <p className="text-soft">Bu hafta reddedilen bir istek olmadı.</p>;
  }
  return (
    <section aria-label="En çok gelen adresler" className="grid gap-2">
      <h2 className="font-medium">En çok gelen adresler</h2>
      <div className={FRAME}>
        <table className={TABLE}>
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
                <td className={`${CELL} figures break-all`}>
                  {network}
                  <LastOnPhones at={lastAt} />
                </td>
                <td className={`${CELL} ${NUMBER}`}>{week}</td>
                <td className={`${CELL} figures hidden text-soft sm:table-cell`}>
                  {formatTimestamp(lastAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
