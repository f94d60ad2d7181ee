import { Link } from '@tanstack/react-router';
import { OBSTACLE_LABELS } from '#domain/payouts/proposal.ts';
import type { ProposedPayout } from '#domain/payouts/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { ReportTable } from '../reports/report-frame.tsx';

/** Owners that this run cannot pay, and why; the name links to where it can be corrected. */
export function Unpaid({ rows }: { rows: readonly ProposedPayout[] }) {
  if (rows.length === 0) return null;
  return (
    <ReportTable
      title="Ödenmeyecekler"
      head={['Ev sahibi', 'Neden', '₺Bakiye']}
      none=""
      keys={rows.map(({ owner }) => String(owner.id))}
      rows={rows.map(({ owner, obstacle, due }) => [
        <Link
          key="owner"
          to="/users/$id"
          params={{ id: String(owner.id) }}
          className="text-accent underline-offset-4 hover:underline"
        >
          {owner.name}
        </Link>,
        obstacle && OBSTACLE_LABELS[obstacle],
        formatKurus(due),
      ])}
    />
  );
}
