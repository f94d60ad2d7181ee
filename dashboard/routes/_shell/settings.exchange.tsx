import { createFileRoute } from '@tanstack/react-router';
import { exchangeQuery } from '../../features/settings/api.ts';
import { ExchangeScreen } from '../../features/settings/exchange-screen.tsx';

export const Route = createFileRoute('/_shell/settings/exchange')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(exchangeQuery),
  component: ExchangeScreen,
});
