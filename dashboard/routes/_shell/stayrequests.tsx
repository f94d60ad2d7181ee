import { createFileRoute } from '@tanstack/react-router';
import { StayRequestScreen } from '#dashboard/features/stay-requests/stay-request-screen.tsx';
import { stayRequestsQuery } from '#dashboard/shared/stay-requests/api.ts';

export const Route = createFileRoute('/_shell/stayrequests')({
  validateSearch: (raw: Record<string, unknown>): { hepsi?: '1' | undefined } => ({
    hepsi: raw.hepsi === '1' ? '1' : undefined,
  }),
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(stayRequestsQuery({ state: 'open' })),
  component: StayRequests,
});

function StayRequests() {
  const { hepsi } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StayRequestScreen
      open={!hepsi}
      onOpen={(open) => {
        const search = { hepsi: open ? undefined : ('1' as const) };
        void navigate({ to: '.', search, replace: true });
      }}
    />
  );
}
