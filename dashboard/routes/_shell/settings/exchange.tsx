import { createFileRoute } from '@tanstack/react-router';
import { exchangeQuery } from '#dashboard/features/settings/api.ts';
import { ExchangeScreen } from '#dashboard/features/settings/exchange-screen.tsx';

export const Route = createFileRoute('/_shell/settings/exchange')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(exchangeQuery),
  component: ExchangeScreen,
});
