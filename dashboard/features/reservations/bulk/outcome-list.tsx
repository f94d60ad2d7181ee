import { Check, Minus, TriangleAlert } from 'lucide-react';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { stayLine } from '../detail/stay-facts.tsx';
import type { ReservationAction } from './reservation-actions.ts';
import type { RowOutcome } from './use-bulk-run.ts';

type Props = {
  action: ReservationAction;
  rows: ReservationListItem[];
  outcomes: ReadonlyMap<string, RowOutcome>;
};

/** Every chosen reservation and what becomes of it: nothing is passed over in silence. */
export function OutcomeList({ action, rows, outcomes }: Props) {
  return (
    <ul
      aria-label="Seçilen rezervasyonlar"
      className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {rows.map((row) => (
        <li key={row.id} className="grid gap-0.5 px-3 py-2">
          <span className="flex gap-2">
            <span className="figures text-soft">{row.reservation_id}</span>
            <span className="min-w-0 flex-1 truncate">{row.customer_name}</span>
          </span>
          <span className="figures truncate text-xs text-soft">{stayLine(row)}</span>
          <OutcomeLine outcome={outcomes.get(row.id)} refusal={action.refuse(row)} />
        </li>
      ))}
    </ul>
  );
}

function OutcomeLine({
  outcome,
  refusal,
}: {
  outcome: RowOutcome | undefined;
  refusal: string | null;
}) {
  if (outcome === undefined && refusal === null) return null;
  const state = outcome?.state ?? 'left';
  const Icon = { done: Check, refused: TriangleAlert, running: Minus, left: Minus }[state];
  const text = {
    done: 'Yapıldı',
    running: 'Yapılıyor…',
    refused: outcome?.state === 'refused' ? outcome.text : '',
    left: `Dışarıda kalır: ${refusal ?? ''}`,
  }[state];
  return (
    <span
      className={cx(
        'flex gap-1.5 text-xs',
        state === 'done' ? 'text-green' : state === 'refused' ? 'text-red' : 'text-soft',
      )}
    >
      <Icon size={14} aria-hidden="true" className="mt-px shrink-0" />
      {text}
    </span>
  );
}
