import { useQuery } from '@tanstack/react-query';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { BtransMissing } from '#domain/reports/btrans/schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { ReportSection } from '#dashboard/shared/month-reports/report-screen.tsx';
import { ScreenLink } from '#dashboard/shared/month-reports/screen-link.tsx';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { MISSING_ROWS, missingQuery } from './api.ts';
import type { BtransQuestion } from './search.ts';

type Props = { question: BtransQuestion; page: number; onPage: (page: number) => void };

/** Reservations left out of the file; each missing value links to where it can be entered. */
export function MissingList({ question, page, onPage }: Props) {
  const query = useQuery(missingQuery(question, page));
  const { data } = query;
  return (
    <ReportSection
      title="Eksik bilgili rezervasyonlar"
      aside={
        data &&
        data.total > MISSING_ROWS && (
          <Pagination page={page} take={MISSING_ROWS} total={data.total} onPage={onPage} />
        )
      }
    >
      {data ? (
        data.items.length > 0 ? (
          <ul>
            {data.items.map((row) => (
              <MissingRow key={row.id} row={row} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="Eksik yok"
            text="Bu ayın onaylanmış rezervasyonlarının hepsi dosyada."
          />
        )
      ) : (
        <Waiting query={query} size="m-4 h-40" />
      )}
    </ReportSection>
  );
}

function MissingRow({ row }: { row: BtransMissing }) {
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line px-4 py-3 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="truncate">
          <StayLink id={row.id} className="figures font-medium hover:underline">
            {row.reservation_id}
          </StayLink>{' '}
          <span className="text-soft">{row.customer_name}</span>
        </p>
        <p className="truncate text-soft">
          {row.villa_name} · {formatStay(row.checkin, row.checkout)}
        </p>
        <p className="figures text-soft">{formatKurus(row.total)}</p>
      </div>
      <ul
        className="flex flex-wrap content-start gap-2"
        aria-label={`${row.reservation_id} eksikleri`}
      >
        {row.missing.map(({ field, label, message, link }) => (
          <li key={field}>
            <ScreenLink
              address={link}
              className="inline-block rounded-md bg-amber-wash px-2.5 py-1 text-amber hover:underline"
            >
              <span className="font-medium">{label}</span> · {message}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
