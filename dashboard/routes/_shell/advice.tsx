import { createFileRoute } from '@tanstack/react-router';
import { AdviceScreen } from '#dashboard/features/advice/advice-screen.tsx';
import { adviceQuery } from '#dashboard/features/advice/api.ts';

export const Route = createFileRoute('/_shell/advice')({
  validateSearch: (raw: Record<string, unknown>): { skip?: number | undefined } => ({
    skip: /^[1-9]\d{0,5}$/.test(String(raw.skip)) ? Number(raw.skip) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(adviceQuery(deps.skip ?? 0)),
  component: Advice,
});

function Advice() {
  const { skip = 0 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdviceScreen
      skip={skip}
      onSkip={(next) => void navigate({ to: '.', search: { skip: next || undefined } })}
    />
  );
}
