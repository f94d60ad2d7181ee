import { createFileRoute } from '@tanstack/react-router';
import { runQuery } from '#dashboard/features/payments/payouts/api.ts';
import { PayoutRunScreen } from '#dashboard/features/payments/payouts/run-screen.tsx';

export const Route = createFileRoute('/_shell/payouts/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(runQuery(params.id)),
  component: Payday,
});

function Payday() {
  const { id } = Route.useParams();
  return <PayoutRunScreen key={id} id={id} />;
}
