import { lazy, Suspense, useState } from 'react';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { type BulkAction, BulkBar } from '#dashboard/list/bulk-bar.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { updateReservation } from '../api.ts';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

const mark = (read: boolean) => (row: ReservationListItem) =>
  updateReservation(row.id, { version: row.version, read });

/** Actions executed at once, because they can be undone; all others ask first. */
const READING: BulkAction<ReservationListItem>[] = [
  {
    label: 'Okundu işaretle',
    done: 'okundu işaretlendi',
    applies: ({ unread }) => unread,
    send: mark(true),
    undo: mark(false),
  },
  {
    label: 'Okunmadı işaretle',
    done: 'okunmadı işaretlendi',
    applies: ({ unread }) => !unread,
    send: mark(false),
    undo: mark(true),
  },
];

type Props = { rows: ReservationListItem[]; onDone: () => void };

/** What is done with ticked reservations. */
export function SelectionBar({ rows, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <BulkBar
        rows={rows}
        noun="rezervasyon"
        actions={READING}
        changes={[['reservations'], ['unread']]}
        onDone={onDone}
      />
      <Button variant="primary" onClick={() => setAsking(true)}>
        Toplu işlem…
      </Button>
      <Suspense>
        {asking && (
          <BulkDialog
            rows={rows}
            onClose={(hasActed) => {
              setAsking(false);
              if (hasActed) onDone();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
