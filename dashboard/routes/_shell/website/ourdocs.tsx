import { createFileRoute, useParams } from '@tanstack/react-router';
import { documentsQuery } from '#dashboard/features/documents/api.ts';
import { DocumentScreen } from '#dashboard/features/documents/document-screen.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/ourdocs')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(documentsQuery),
  component: Documents,
});

function Documents() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <DocumentScreen openId={openId} />
    </ListWithDrawer>
  );
}
