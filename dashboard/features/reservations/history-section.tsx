import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { STATUS_LABELS } from '#domain/reservations/status.ts';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatInstant } from '#dashboard/ui/instant.ts';
import { actorOf } from './history.ts';

/** Every state since the request, newest first. */
export function HistorySection({ detail }: { detail: ReservationDetail }) {
  return (
    <DrawerSection title="Geçmiş">
      <ol className="grid gap-3">
        {detail.history.toReversed().map((entry) => (
          <li key={entry.id} className="relative pl-4">
            <span
              aria-hidden="true"
              className="absolute top-[7px] left-0 size-1.5 rounded-full bg-line-strong"
            />
            <p>
              {entry.from === null ? 'Talep oluştu' : STATUS_LABELS[entry.to]}
              <span className="text-soft"> · {actorOf(entry)}</span>
            </p>
            <p className="figures text-xs text-soft">
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </p>
            {entry.reason && <p className="mt-0.5 text-soft">“{entry.reason}”</p>}
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}
