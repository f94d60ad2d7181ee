import { createFileRoute } from '@tanstack/react-router';
import { listingsQuery, warningsQuery } from '../../features/ministry/api.ts';
import { MinistryScreen } from '../../features/ministry/ministry-screen.tsx';
import { parseMinistrySearch } from '../../features/ministry/search.ts';
import { dueMonth } from '../../reports/months.ts';

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
