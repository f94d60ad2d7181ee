import { createFileRoute } from '@tanstack/react-router';
import { listingsQuery, warningsQuery } from '#dashboard/features/reports/ministry/api.ts';
import { MinistryScreen } from '#dashboard/features/reports/ministry/ministry-screen.tsx';
import { parseMinistrySearch } from '#dashboard/features/reports/ministry/search.ts';
import { dueMonth } from '#dashboard/shared/month-reports/months.ts';

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
