import { createFileRoute } from '@tanstack/react-router';
import { AccountsScreen } from '#dashboard/features/payments/bookkeeping/accounts-form.tsx';
import { accountsQuery } from '#dashboard/features/payments/bookkeeping/api.ts';

export const Route = createFileRoute('/_shell/transactions_/muhasebe_/hesaplar')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(accountsQuery),
  component: AccountsScreen,
});
