import { createFileRoute } from '@tanstack/react-router';
import { bulkChangesQuery } from '#dashboard/features/prices/bulk/api.ts';
import { BulkPricesScreen } from '#dashboard/features/prices/bulk/bulk-screen.tsx';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';

export const Route = createFileRoute('/_shell/prices')({
  // `?villa=3,7`: villas ticked in their list.
  validateSearch: (raw: Record<string, unknown>): { villa?: string | undefined } => ({
    villa: /^\d{1,9}(,\d{1,9})*$/.test(String(raw.villa)) ? String(raw.villa) : undefined,
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(villaOptionsQuery);
    void context.queryClient.prefetchQuery(bulkChangesQuery);
  },
  component: Prices,
});

function Prices() {
  const { villa = '' } = Route.useSearch();
  return <BulkPricesScreen key={villa} villaIds={villa.split(',').filter(Boolean).map(Number)} />;
}
