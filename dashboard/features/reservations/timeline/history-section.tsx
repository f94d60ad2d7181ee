import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { TimelineEntry } from '#domain/reservations/timeline.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { timelineQuery } from './api.ts';
import { Entry } from './entry.tsx';

/** Entries shown before the user asks for all. */
const SHOWN = 8;

/**
 * The history of the stay, newest first; states at once, the rest once loaded. Owners see the
 * states only.
 */
export function HistorySection({ detail }: { detail: ReservationDetail }) {
  const [showsAll, setShowsAll] = useState(false);
  const { data } = useQuery({
    ...timelineQuery(detail.id, detail.version),
    enabled: usePermission('reservations.history'),
    placeholderData: (shown) => shown,
  });
  const entries = data?.items ?? statesOf(detail);
  return (
    <DrawerSection title="Geçmiş">
      <ol className="grid gap-3">
        {(showsAll ? entries : entries.slice(0, SHOWN)).map((entry) => (
          <Entry key={entry.kind + entry.id} entry={entry} />
        ))}
      </ol>
      {!showsAll && entries.length > SHOWN && (
        <Button className="mt-3" onClick={() => setShowsAll(true)}>
          Tümünü göster ({entries.length})
        </Button>
      )}
    </DrawerSection>
  );
}

const statesOf = ({ history }: ReservationDetail): TimelineEntry[] =>
  history.toReversed().map((entry) => ({ kind: 'move', ...entry }));
