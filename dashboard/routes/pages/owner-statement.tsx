import type { ScreenProps } from '#dashboard/app/screen.ts';
import { useIsStaff } from '#dashboard/app/permissions.ts';
import { StatementFile } from '#dashboard/features/guest-documents/statement-file.tsx';
import { readMonth } from '#dashboard/features/payments/ledger/search.ts';
import { StatementScreen } from '#dashboard/features/payments/reports/statement-screen.tsx';
import type { StatementSearch } from '../searches.ts';

export default function OwnersMonth({ search, onSearch }: ScreenProps<StatementSearch>) {
  const { ay, son, kisi } = search;
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
        onSearch({
          ay: next.until !== undefined && next.until < month ? next.until : (next.month ?? ay),
          son: next.until ?? son,
          kisi: 'owner' in next ? next.owner : kisi,
        });
      }}
    />
  );
}
