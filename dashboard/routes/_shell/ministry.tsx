import { createFileRoute } from '@tanstack/react-router';
import { listingsQuery, warningsQuery } from '../../features/reports/ministry/api.ts';
import { MinistryScreen } from '../../features/reports/ministry/ministry-screen.tsx';
import { parseMinistrySearch } from '../../features/reports/ministry/search.ts';
import { dueMonth } from '../../shared/month-reports/months.ts';

export const Route = createFileRoute('/_shell/ministry')({
  validateSearch: parseMinistrySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(warningsQuery(deps.code));
    void context.queryClient.prefetchQuery(listingsQuery(deps.month ?? dueMonth(), deps.page ?? 1));
  },
  component: Ministry,
});

function Ministry() {
  return <MinistryScreen search={Route.useSearch()} />;
}
