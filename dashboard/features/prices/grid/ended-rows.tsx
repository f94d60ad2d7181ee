import { formatKurus } from '#domain/values/money.ts';
import { formatSpan } from '#domain/prices/season-table.ts';
import type { AdminPrice } from '#domain/prices/schema.ts';

export function EndedRows({ rows }: { rows: AdminPrice[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="rounded-md border border-line">
      <summary className="px-3 py-2 text-soft">Biten dönemler ({rows.length})</summary>
      <ul className="grid border-t border-line px-3 py-2">
        {rows.toReversed().map((row) => (
          <li key={row.id} className="flex justify-between gap-4">
            <span className="figures">{formatSpan(row)}</span>
            <span className="figures">{formatKurus(row.nightly)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
