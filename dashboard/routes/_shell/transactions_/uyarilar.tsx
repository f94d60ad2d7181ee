import { createFileRoute } from '@tanstack/react-router';
import { AlarmScreen } from '#dashboard/features/payments/alarm-screen.tsx';
import { alarmsQuery } from '#dashboard/features/payments/reports/report-api.ts';

export const Route = createFileRoute('/_shell/transactions_/uyarilar')({
  validateSearch: (raw: Record<string, unknown>): { hepsi?: '1' | undefined } => ({
    hepsi: raw.hepsi === '1' ? '1' : undefined,
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(alarmsQuery(true)),
  component: Alarms,
});

function Alarms() {
  const { hepsi } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AlarmScreen
      open={!hepsi}
      onOpen={(open) => {
        const search = { hepsi: open ? undefined : ('1' as const) };
        void navigate({ to: '.', search, replace: true });
      }}
    />
  );
}
