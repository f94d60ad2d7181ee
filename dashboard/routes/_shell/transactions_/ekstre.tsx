import { createFileRoute } from '@tanstack/react-router';
import { useIsStaff } from '#dashboard/app/permissions.ts';
import { StatementFile } from '#dashboard/features/guest-documents/statement-file.tsx';
import { readMonth } from '#dashboard/features/payments/ledger/search.ts';
import { StatementScreen } from '#dashboard/features/payments/reports/statement-screen.tsx';

/** `son` is the last month where there are several. */
type Search = { ay?: string; son?: string | undefined; kisi?: number | undefined };

export const Route = createFileRoute('/_shell/transactions_/ekstre')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ay: readMonth(raw.ay),
    son: raw.son === undefined ? undefined : readMonth(raw.son),
    kisi: /^[1-9]\d{0,8}$/.test(String(raw.kisi)) ? Number(raw.kisi) : undefined,
  }),
  component: OwnersMonth,
});

function OwnersMonth() {
  const { ay, son, kisi } = Route.useSearch();
  const navigate = Route.useNavigate();
  const month = readMonth(ay);
  const until = son !== undefined && son > month ? son : month;
  const isStaff = useIsStaff();
  return (
    <StatementScreen
      month={month}
      until={until}
      owner={kisi}
      isStaff={isStaff}
      guestDocument={
        <StatementFile month={month} until={until} owner={isStaff ? kisi : undefined} />
      }
      onChange={(next) => {
        // The last month is at least the first; a first month after the last moves it along.
        const search = {
          ay: next.until !== undefined && next.until < month ? next.until : (next.month ?? ay),
          son: next.until ?? son,
          kisi: 'owner' in next ? next.owner : kisi,
        };
        void navigate({ to: '.', search, replace: true });
      }}
    />
  );
}
