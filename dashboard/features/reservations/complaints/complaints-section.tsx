import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { complaintsQuery } from '#dashboard/shared/complaints/api.ts';
import { ComplaintCard } from '#dashboard/shared/complaints/complaint-card.tsx';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';

const ComplaintDialog = lazy(() => import('#dashboard/shared/complaints/complaint-dialog.tsx'));

/** States in which somebody has been in the house, or is about to be. */
const CONCERNED: readonly string[] = ['confirmed', 'staying', 'completed', 'no_show'];

/** What the guest complained of during this stay, and a new complaint. */
export function ComplaintsSection({ detail }: { detail: ReservationDetail }) {
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useQuery(complaintsQuery({ reservation: detail.id, state: 'all' }));
  const items = data?.items ?? [];
  if (items.length === 0 && !CONCERNED.includes(detail.status)) return null;
  return (
    <DrawerSection title="Şikâyetler">
      <div className="grid gap-2">
        <Alert>{error && messageOf(error)}</Alert>
        {items.length > 0 && (
          <ul className="grid gap-2">
            {items.map((complaint) => (
              <ComplaintCard key={complaint.id} complaint={complaint} />
            ))}
          </ul>
        )}
        <Button className="justify-self-start" onClick={() => setAsking(true)}>
          Şikâyet yaz
        </Button>
      </div>
      <Suspense>
        {isAsking && (
          <ComplaintDialog
            reservationId={detail.id}
            about={`${detail.customer_name} · ${detail.villa_name}`}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </DrawerSection>
  );
}
