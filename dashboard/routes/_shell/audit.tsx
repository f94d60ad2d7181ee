import { createFileRoute, useParams } from '@tanstack/react-router';
import { auditListQuery } from '#dashboard/features/audit/api.ts';
import { AuditList } from '#dashboard/features/audit/audit-list.tsx';
import { parseAuditSearch } from '#dashboard/features/audit/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/audit')({
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditListQuery(deps)),
  component: Audit,
});

function Audit() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <AuditList search={Route.useSearch()} openId={openId} />
    </ListWithDrawer>
  );
}
