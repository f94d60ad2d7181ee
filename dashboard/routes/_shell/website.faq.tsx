import { createFileRoute, useParams } from '@tanstack/react-router';
import { faqListQuery } from '../../features/faq/api.ts';
import { FaqList } from '../../features/faq/faq-list.tsx';
import { parseListSearch } from '../../list/list-search.ts';
import { ListWithDrawer } from '../../list/open-row.tsx';

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
