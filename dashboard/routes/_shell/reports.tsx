import { createFileRoute, redirect } from '@tanstack/react-router';
import { readSession } from '../../app/session.ts';
import { reportQuery } from '../../features/reports/api.ts';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { parseReportSearch } from '../../features/reports/search.ts';

export const Route = createFileRoute('/_shell/reports')({
  beforeLoad: () => {
    if (readSession()?.user_role === 'OWNER') throw redirect({ to: '/' });
  },
  validateSearch: parseReportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(reportQuery(deps)),
  component: Reports,
});

function Reports() {
  return <ReportScreen search={Route.useSearch()} />;
}
