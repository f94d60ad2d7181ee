import { createFileRoute, redirect } from '@tanstack/react-router';
import { IMPORT_KINDS } from '#domain/import/kinds.ts';
import { readSession } from '../../app/session.ts';
import { ImportScreen } from '../../features/import/import-screen.tsx';
import { searchOneOf } from '../../list/list-search.ts';

export const Route = createFileRoute('/_shell/import')({
  beforeLoad: () => {
    if (readSession()?.user_role === 'OWNER') throw redirect({ to: '/' });
  },
  validateSearch: (raw: Record<string, unknown>) => ({
    kind: searchOneOf(raw.kind, IMPORT_KINDS),
  }),
  component: Import,
});

function Import() {
  const navigate = Route.useNavigate();
  const { kind = 'villas' } = Route.useSearch();
  return <ImportScreen kind={kind} onKind={(next) => void navigate({ search: { kind: next } })} />;
}
