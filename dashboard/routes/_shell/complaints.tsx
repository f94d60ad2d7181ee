import { createFileRoute } from '@tanstack/react-router';
import {
  ComplaintScreen,
  type ComplaintState,
} from '#dashboard/features/complaints/complaint-screen.tsx';
import { complaintsQuery } from '#dashboard/shared/complaints/api.ts';

const STATES: readonly unknown[] = ['late', 'closed'];

export const Route = createFileRoute('/_shell/complaints')({
  validateSearch: (raw: Record<string, unknown>): { state?: 'late' | 'closed' | undefined } => ({
    state: STATES.includes(raw.state) ? (raw.state as 'late' | 'closed') : undefined,
  }),
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(complaintsQuery({ state: 'open' })),
  component: Complaints,
});

function Complaints() {
  const { state = 'open' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onState = (wanted: ComplaintState) => {
    const search = { state: wanted === 'open' ? undefined : wanted };
    void navigate({ to: '.', search, replace: true });
  };
  return <ComplaintScreen state={state} onState={onState} />;
}
