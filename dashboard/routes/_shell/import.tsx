import { createFileRoute } from '@tanstack/react-router';
import { IMPORT_KINDS } from '#domain/import/kinds.ts';
import { ImportScreen } from '#dashboard/features/import/import-screen.tsx';
import { searchOneOf } from '#dashboard/list/filters/list-search.ts';

export const Route = createFileRoute('/_shell/import')({
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
