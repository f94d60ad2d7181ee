import { createFileRoute } from '@tanstack/react-router';
import { missingQuery, summaryQuery } from '#dashboard/features/reports/btrans/api.ts';
import { BtransScreen } from '#dashboard/features/reports/btrans/btrans-screen.tsx';
import { parseBtransSearch, questionOf } from '#dashboard/features/reports/btrans/search.ts';

export const Route = createFileRoute('/_shell/btrans')({
  validateSearch: parseBtransSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const question = questionOf(deps);
    void context.queryClient.prefetchQuery(summaryQuery(question));
    void context.queryClient.prefetchQuery(missingQuery(question, deps.page ?? 1));
  },
  component: Btrans,
});

function Btrans() {
  return <BtransScreen search={Route.useSearch()} />;
}
