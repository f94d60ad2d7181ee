import type { Exchange } from '#domain/exchange-rates/admin-schema.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';

const NAMES = { DOLLAR: 'ABD doları', EURO: 'Euro', POUND: 'Sterlin' };
const ORIGINS = { bulletin: 'bültenden', override: 'sizin kurunuz', manual: 'elle girildi' };

/** Lira as Turkish writes it, four digits after the comma as the bulletin has them. */
const lira = (rate: string | null) => (rate ? `${rate.replace('.', ',')} ₺` : '—');

/** What the site shows today beside what the bulletin says. */
export function RateTable({ exchange }: { exchange: Exchange }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Sitedeki kurlar ve bülten</caption>
      <thead className="text-xs text-soft">
        <tr className="border-b border-line">
          <th scope="col" className="h-8 font-medium">
            Para birimi
          </th>
          <th scope="col" className="h-8 text-right font-medium">
            Bülten
          </th>
          <th scope="col" className="h-8 text-right font-medium">
            Sitede{exchange.date && ` (${formatShownDay(exchange.date)})`}
          </th>
        </tr>
      </thead>
      <tbody>
        {exchange.rates.map(({ currency, code, rate, origin, bulletin }) => (
          <tr key={currency} className="border-b border-line">
            <th scope="row" className="h-10 font-normal">
              {NAMES[currency]} <span className="text-soft">{code}</span>
            </th>
            <td className="figures text-right text-soft">{lira(bulletin)}</td>
            <td className="figures text-right">
              <strong className="font-semibold">{lira(rate)}</strong>
              <span className="block text-xs text-soft">{ORIGINS[origin]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
