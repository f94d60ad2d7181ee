import { FileButton } from './file-button.tsx';

/** An owner's month as PDF; without `owner` the own one. */
export function StatementFile({ month, owner }: { month: string; owner: number | undefined }) {
  const query = new URLSearchParams({ month, ...(owner !== undefined && { owner: `${owner}` }) });
  return (
    <FileButton
      file={`/v1/admin/reports/statement.pdf?${query}`}
      name={`ekstre-${month}`}
      label="Ekstre: PDF indir"
    />
  );
}
