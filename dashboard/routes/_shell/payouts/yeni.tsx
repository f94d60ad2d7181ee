import { createFileRoute } from '@tanstack/react-router';
import { isDay } from '#domain/values/dates.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { NewPayoutRun } from '#dashboard/features/payments/payouts/new-run.tsx';

export const Route = createFileRoute('/_shell/payouts/yeni')({
  validateSearch: (raw: Record<string, unknown>): { gun?: string | undefined } => ({
    gun: typeof raw.gun === 'string' && isDay(raw.gun) ? raw.gun : undefined,
  }),
  component: NewPayday,
});

function NewPayday() {
  const { gun } = Route.useSearch();
  const navigate = Route.useNavigate();
  const today = thisDay();
  return (
    <NewPayoutRun
      until={gun ?? today}
      today={today}
      onUntil={(next) => void navigate({ to: '.', search: { gun: next }, replace: true })}
    />
  );
}
