import { createFileRoute } from '@tanstack/react-router';
import { exchangeRatesQuery } from '#dashboard/features/exchange-rates/api.ts';
import { ExchangeRatesScreen } from '#dashboard/features/exchange-rates/exchange-rates-screen.tsx';

export const Route = createFileRoute('/_shell/settings/exchange')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(exchangeRatesQuery),
  component: ExchangeRatesScreen,
});
