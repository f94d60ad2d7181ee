import { createFileRoute, useParams } from '@tanstack/react-router';
import { bankListQuery } from '#dashboard/features/banks/api.ts';
import { BankList } from '#dashboard/features/banks/bank-list.tsx';
import { parseListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/bank')({
  validateSearch: (raw) => parseListSearch(raw, []),
  loader: ({ context }) => void context.queryClient.prefetchQuery(bankListQuery),
  component: Banks,
});

function Banks() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <BankList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
