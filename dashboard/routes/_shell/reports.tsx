import { createFileRoute } from '@tanstack/react-router';
import { reportQuery } from '#dashboard/features/reports/management/api.ts';
import { ReportScreen } from '#dashboard/features/reports/management/report-screen.tsx';
import { parseReportSearch } from '#dashboard/features/reports/management/search.ts';

export const Route = createFileRoute('/_shell/reports')({
  validateSearch: parseReportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(reportQuery(deps)),
  component: Reports,
});

function Reports() {
  return <ReportScreen search={Route.useSearch()} />;
}
