import { createFileRoute } from '@tanstack/react-router';
import { paymentSettingsQuery } from '#dashboard/features/settings/payment-api.ts';
import { PaymentScreen } from '#dashboard/features/settings/payment-screen.tsx';

export const Route = createFileRoute('/_shell/settings/payment')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(paymentSettingsQuery),
  component: PaymentScreen,
});
