import { createFileRoute } from '@tanstack/react-router';
import { layoutQuery } from '#dashboard/features/payments/payouts/api.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { TransferLayoutScreen } from '#dashboard/features/payments/payouts/layout-form.tsx';

export const Route = createFileRoute('/_shell/payouts/duzen')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(layoutQuery),
  component: () => <TransferLayoutScreen today={thisDay()} />,
});
