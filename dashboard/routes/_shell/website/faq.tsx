import { createFileRoute, useParams } from '@tanstack/react-router';
import { faqListQuery } from '#dashboard/features/faq/api.ts';
import { FaqList } from '#dashboard/features/faq/faq-list.tsx';
import { parseListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/faq')({
  validateSearch: (raw) => parseListSearch(raw, []),
  loader: ({ context }) => void context.queryClient.prefetchQuery(faqListQuery),
  component: Faq,
});

function Faq() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <FaqList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
