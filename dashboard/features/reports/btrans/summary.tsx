import { formatDayLong } from '#domain/values/dates.ts';
import { restOf } from '#domain/payments/dues.ts';
import { formatKurus, groupThousands, type Kurus } from '#domain/values/money.ts';
import type { BtransGap, BtransSummary } from '#domain/reports/btrans/schema.ts';
import { ReportFigure } from '#dashboard/shared/month-reports/report-screen.tsx';
import { ScreenLink } from '#dashboard/shared/month-reports/screen-link.tsx';

/** What the agency itself lacks: without it there is no file. */
export function AgencyGaps({ gaps }: { gaps: BtransGap[] }) {
  if (gaps.length === 0) return null;
  return (
    <div role="alert" className="rounded-lg bg-red-wash px-4 py-3 text-red">
      <p className="font-medium">Dosya hazırlanamıyor; acentanın bilgileri eksik:</p>
      <ul className="mt-1 grid gap-1">
        {gaps.map(({ field, label, message, link }) => (
          <li key={field}>
            <ScreenLink address={link} className="underline">
              {label}
            </ScreenLink>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How much is in the file, what the ledger holds of it, and how much stays out. */
export function Summary({ summary }: { summary: BtransSummary }) {
  const { included, excluded, elsewhere, deadline, fileNo } = summary;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <ReportFigure
          title={`Dosyada · ${fileNo} numaralı dosya`}
          value={`${groupThousands(included.count)} rezervasyon`}
          note={`Son gün: ${formatDayLong(deadline)}`}
        />
        <ReportFigure
          title="Rezervasyon tutarı"
          value={formatKurus(included.amount)}
          note={`Defterde alınan ${formatKurus(included.received)} · ${restText(included.due)}`}
        />
        <ReportFigure
          title="Komisyon"
          value={formatKurus(included.commission)}
          note="Tahsil tarihleri ödeme defterinden"
        />
        <ReportFigure
          title="Dışarıda kalan"
          value={`${groupThousands(excluded.count)} rezervasyon`}
          note={
            excluded.count === 0 ? 'Eksik bilgi yok' : `${formatKurus(excluded.amount)} tutarında`
          }
        />
      </dl>
      {elsewhere > 0 && (
        <p className="rounded-lg bg-sunken px-4 py-3">
          {groupThousands(elsewhere)} rezervasyon başka bir ayın dosyasında bildirildiği için burada
          yer almıyor.
        </p>
      )}
    </>
  );
}

/** What the ledger still lacks of these stays, or has beyond them. */
function restText(due: Kurus): string {
  const { state, label, amount } = restOf({ due, surplus: -due });
  const said = label.toLocaleLowerCase('tr');
  return state === 'none' ? said : `${said} ${formatKurus(amount)}`;
}
