import { createFileRoute } from '@tanstack/react-router';
import { proposalQuery, runsQuery } from '#dashboard/features/payments/payouts/api.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { PayoutRunList } from '#dashboard/features/payments/payouts/run-list.tsx';

export const Route = createFileRoute('/_shell/payouts/')({
  validateSearch: (raw: Record<string, unknown>): { skip?: number | undefined } => ({
    skip: /^[1-9]\d{0,5}$/.test(String(raw.skip)) ? Number(raw.skip) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(runsQuery(deps.skip ?? 0));
    void queryClient.prefetchQuery(proposalQuery(thisDay()));
  },
  component: Paydays,
});

function Paydays() {
  const { skip = 0 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PayoutRunList
      skip={skip}
      today={thisDay()}
      onSkip={(next) => void navigate({ to: '.', search: { skip: next || undefined } })}
    />
  );
}
