import { createFileRoute } from '@tanstack/react-router';
import { useIsStaff } from '#dashboard/app/permissions.ts';
import { StatementFile } from '#dashboard/features/guest-documents/statement-file.tsx';
import { readMonth } from '#dashboard/features/payments/ledger/search.ts';
import { StatementScreen } from '#dashboard/features/payments/reports/statement-screen.tsx';

type Search = { ay?: string; kisi?: number | undefined };

export const Route = createFileRoute('/_shell/transactions_/ekstre')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ay: readMonth(raw.ay),
    kisi: /^[1-9]\d{0,8}$/.test(String(raw.kisi)) ? Number(raw.kisi) : undefined,
  }),
  component: OwnersMonth,
});

function OwnersMonth() {
  const { ay, kisi } = Route.useSearch();
  const navigate = Route.useNavigate();
  const month = readMonth(ay);
  const isStaff = useIsStaff();
  return (
    <StatementScreen
      month={month}
      owner={kisi}
      isStaff={isStaff}
      guestDocument={<StatementFile month={month} owner={isStaff ? kisi : undefined} />}
      onChange={(next) => {
        const search = { ay: next.month ?? ay, kisi: 'owner' in next ? next.owner : kisi };
        void navigate({ to: '.', search, replace: true });
      }}
    />
  );
}
