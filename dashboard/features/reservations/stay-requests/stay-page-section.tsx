import { useQuery } from '@tanstack/react-query';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { GuestLinkButton } from '#dashboard/shared/guest-links/guest-link-button.tsx';
import { stayRequestsQuery } from '#dashboard/shared/stay-requests/api.ts';
import { RequestCard } from '#dashboard/shared/stay-requests/request-card.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';

/** The guest's page: its link, and the guest's requests. */
export function StayPageSection({ detail }: { detail: ReservationDetail }) {
  const { data, error } = useQuery(stayRequestsQuery({ reservation: detail.id }));
  return (
    <DrawerSection title="Konaklamam">
      <div className="grid gap-2">
        <div>
          <GuestLinkButton
            reservation={{ id: detail.id, code: detail.reservation_id }}
            label="Konaklamam bağlantısı"
          />
        </div>
        {error && (
          <p role="alert" className="text-red">
            {messageOf(error)}
          </p>
        )}
        {data && data.items.length > 0 && (
          <ul className="grid gap-2">
            {data.items.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </ul>
        )}
      </div>
    </DrawerSection>
  );
}
