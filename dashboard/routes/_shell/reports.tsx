import { createFileRoute } from '@tanstack/react-router';
import { reportQuery } from '../../features/reports/management/api.ts';
import { ReportScreen } from '../../features/reports/management/report-screen.tsx';
import { parseReportSearch } from '../../features/reports/management/search.ts';

export const Route = createFileRoute('/_shell/reports')({
  validateSearch: parseReportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(reportQuery(deps)),
  component: Reports,
});

function Reports() {
  return <ReportScreen search={Route.useSearch()} />;
}
