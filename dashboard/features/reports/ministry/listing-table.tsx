import { useQuery } from '@tanstack/react-query';
import { formatMonth } from '#domain/values/dates.ts';
import { formatKurus, groupThousands } from '#domain/values/money.ts';
import type { MinistryRow } from '#domain/reports/ministry/schema.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { NameLink } from '#dashboard/app/allowed-link.tsx';
import { ReportSection } from '#dashboard/shared/month-reports/report-screen.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { ScrollRegion } from '#dashboard/ui/scroll-region.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { LISTING_ROWS, listingsQuery } from './api.ts';

type Props = { month: string; page: number; onPage: (page: number) => void };

export function ListingTable({ month, page, onPage }: Props) {
  const query = useQuery(listingsQuery(month, page));
  const { data } = query;
  return (
    <ReportSection
      title={data ? `Raporda ${groupThousands(data.total)} ilan` : 'Rapordaki ilanlar'}
      aside={
        data &&
        data.total > LISTING_ROWS && (
          <Pagination page={page} take={LISTING_ROWS} total={data.total} onPage={onPage} />
        )
      }
    >
      {data ? (
        data.items.length > 0 ? (
          <Table rows={data.items} />
        ) : (
          <EmptyState title={`${formatMonth(month)} içinde yayında villa yok`} />
        )
      ) : (
        <Waiting query={query} size="m-4 h-64" />
      )}
    </ReportSection>
  );
}

/**
 * On a phone only the listing, its permit and its price are shown; the spreadsheet has the rest.
 */
const WIDE = 'max-md:hidden';
const HEADS = [
  ['İlan', ''],
  ['Yayında', WIDE],
  ['Belge no', ''],
  ['İlan sahibi', WIDE],
  ['Adres', WIDE],
] as const;

function Table({ rows }: { rows: MinistryRow[] }) {
  return (
    <ScrollRegion label="Rapordaki ilanlar">
      <table className="w-full md:min-w-3xl border-collapse text-left">
        <thead className="text-xs text-soft">
          <tr className="border-y border-line">
            {HEADS.map(([head, variant]) => (
              <th key={head} scope="col" className={cx('h-8 px-4 font-medium', variant)}>
                {head}
              </th>
            ))}
            <th scope="col" className="h-8 px-4 text-right font-medium">
              Gecelik
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.villa_id} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2 font-medium">
                <NameLink
                  to="/villas/$id"
                  params={{ id: String(row.villa_id) }}
                  className="hover:underline"
                >
                  {row.villa_name}
                </NameLink>
                <span className="figures block font-normal text-soft">{row.listingNo}</span>
              </th>
              <td className={cx('figures px-4 py-2 whitespace-nowrap', WIDE)}>{row.listedOn}</td>
              <td className="figures px-4 py-2 whitespace-nowrap">
                {row.permitNo || <span className="text-red">Belgesiz</span>}
              </td>
              <td className={cx('px-4 py-2', WIDE)}>{row.owner}</td>
              <td className={cx('px-4 py-2 text-soft', WIDE)}>{row.address || '—'}</td>
              <td className="figures px-4 py-2 text-right whitespace-nowrap">
                {row.price === null ? '—' : formatKurus(row.price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
