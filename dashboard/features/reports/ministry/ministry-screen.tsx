import { useNavigate } from '@tanstack/react-router';
import { DownloadButton } from '#dashboard/shared/month-reports/download-button.tsx';
import { MonthPicker } from '#dashboard/ui/month-picker.tsx';
import { dueMonth, thisMonth } from '#dashboard/shared/month-reports/months.ts';
import { ReportScreen } from '#dashboard/shared/month-reports/report-screen.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { listingsQuery, warningsQuery } from './api.ts';
import { PermitSales } from './permit-sales.tsx';
import { ListingTable } from './listing-table.tsx';
import type { MinistrySearch } from './search.ts';
import { WarningList } from './warning-list.tsx';

/** The Ministry's monthly list of what was let, and the permits behind it. */
export default function MinistryScreen({ search }: { search: MinistrySearch }) {
  const navigate = useNavigate({ from: '/ministry' });
  const mayEdit = usePermission('villas.write');
  const month = search.month ?? dueMonth();
  const change = (next: MinistrySearch) =>
    void navigate({ search: { ...search, ...next }, replace: true });
  return (
    <ReportScreen
      title="Villa raporu"
      intro="Bakanlığa verilen aylık ilan listesi ve izin belgelerinin durumu (7464 sayılı kanun). Belgesi geçersiz bir villa 24 saat içinde yayından kaldırılmalıdır."
      tools={
        <>
          <MonthPicker
            month={month}
            newest={thisMonth()}
            onChange={(chosen) => change({ month: chosen, page: undefined })}
          />
          <span className="flex-1" />
          <DownloadButton
            label="XLSX indir"
            variant="primary"
            name={`villa-raporu-${month}.xlsx`}
            address={`/v1/admin/reports/ministry?month=${month}`}
          />
        </>
      }
    >
      {mayEdit && <PermitSales />}
      <WarningList code={search.code} onChoose={(code) => change({ code })} />
      <ListingTable
        month={month}
        page={search.page ?? 1}
        onPage={(page) => change({ page: page === 1 ? undefined : page })}
      />
    </ReportScreen>
  );
}

MinistryScreen.reads = ({ search }: { search: MinistrySearch }) => [
  warningsQuery(search.code),
  listingsQuery(search.month ?? dueMonth(), search.page ?? 1),
];
