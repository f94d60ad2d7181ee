import { createFileRoute } from '@tanstack/react-router';
import { RecordDrawer } from '#dashboard/features/payments/ledger/record-drawer.tsx';
import { searchText } from '#dashboard/list/filters/list-search.ts';

export const Route = createFileRoute('/_shell/transactions/yeni')({
  validateSearch: (raw: Record<string, unknown>): { rezervasyon?: string | undefined } => ({
    rezervasyon: searchText(raw.rezervasyon, 60),
  }),
  component: RecordPayment,
});

function RecordPayment() {
  const { rezervasyon } = Route.useSearch();
  const navigate = Route.useNavigate();
  const list = { rezervasyon: undefined };
  return (
    <RecordDrawer
      key={rezervasyon}
      reservation={rezervasyon}
      onClose={() =>
        void navigate({ to: '/transactions', search: (search) => ({ ...search, ...list }) })
      }
      onRecorded={(id) =>
        void navigate({
          to: '/transactions/$id',
          params: { id },
          search: (search) => ({ ...search, ...list }),
        })
      }
    />
  );
}
