import { Check, Minus, TriangleAlert } from 'lucide-react';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { stayLine } from '../stay-facts.tsx';
import type { Deed } from './deeds.ts';
import type { Fate } from './use-bulk-run.ts';

type Props = { deed: Deed; rows: ReservationListItem[]; fates: ReadonlyMap<string, Fate> };

/** Every chosen reservation and what becomes of it: nothing is passed over in silence. */
export function FateList({ deed, rows, fates }: Props) {
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
          <FateLine fate={fates.get(row.id)} refusal={deed.refuse(row)} />
        </li>
      ))}
    </ul>
  );
}

function FateLine({ fate, refusal }: { fate: Fate | undefined; refusal: string | null }) {
  if (fate === undefined && refusal === null) return null;
  const state = fate?.state ?? 'left';
  const Icon = { done: Check, refused: TriangleAlert, running: Minus, left: Minus }[state];
  const text = {
    done: 'Yapıldı',
    running: 'Yapılıyor…',
    refused: fate?.state === 'refused' ? fate.text : '',
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
