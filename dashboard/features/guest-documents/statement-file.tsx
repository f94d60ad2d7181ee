import { type MonthSpan, nameMonths } from '#domain/payments/reports/month-span.ts';
import { FileButton } from './file-button.tsx';

type Props = MonthSpan & { owner: number | undefined };

/** An owner's months as PDF; without `owner` one's own. */
export function StatementFile({ month, until, owner }: Props) {
  const query = new URLSearchParams({
    month,
    until,
    ...(owner !== undefined && { owner: `${owner}` }),
  });
  return (
    <FileButton
      file={`/v1/admin/reports/statement.pdf?${query}`}
      name={`ekstre-${nameMonths({ month, until })}`}
      label="Ekstre: PDF indir"
    />
  );
}
