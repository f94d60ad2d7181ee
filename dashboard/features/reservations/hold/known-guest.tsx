import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { parsePhone } from '#domain/values/phone.ts';
import type { KnownGuest } from '#domain/desk/schema.ts';
import type { adminDeskRoutes } from '#worker/features/desk/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { Button } from '#dashboard/ui/button.tsx';

const { desk } = apiClient<typeof adminDeskRoutes>('/').v1.admin;

/** Not requested before a phone or an address is complete. */
export function knownGuestQuery(phone: string, email: string) {
  const whole = parsePhone(phone);
  const address = /^\S+@\S+\.[a-z]{2,}$/i.test(email.trim()) ? email.trim() : null;
  return queryOptions({
    queryKey: ['desk', 'guest', whole, address],
    queryFn: () =>
      desk.guest.$post({
        json: { ...(whole && { phone: whole }), ...(address && { email: address }) },
      }),
    enabled: whole !== null || address !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

type Props = {
  phone: string;
  email: string;
  /** Takes over what is known of them. */
  onTake: (guest: KnownGuest) => void;
};

/** The guest behind a number as it is typed: stays, last payment, notes. */
export function KnownGuestNote({ phone, email, onTake }: Props) {
  const { data: guest, isEnabled } = useQuery(knownGuestQuery(phone, email));
  if (!guest || !isEnabled) return null;
  const { last_stay: last, note, tags, refused } = guest;
  return (
    <output className="grid gap-1 rounded-md bg-accent-wash px-3 py-2">
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 font-medium">
          {guest.first_name} {guest.last_name}
        </span>
        <Button variant="quiet" className="h-7" onClick={() => onTake(guest)}>
          Bilgilerini al
        </Button>
      </span>
      <span>
        {guest.stays > 0 ? `${guest.stays} konaklama` : `${guest.requests} talep, konaklama yok`}
        {last &&
          ` · son: ${last.villa_name}, ${formatStay(last.checkin, last.checkout)}, ${formatKurus(last.total)}`}
      </span>
      {refused !== null && (
        <span className="font-medium text-red">Bir daha kabul etme: {refused}</span>
      )}
      {tags.length > 0 && <span className="text-soft">{tags.join(' · ')}</span>}
      {guest.no_shows > 0 && (
        <span className="font-medium text-red">{guest.no_shows} kez gelmedi</span>
      )}
      {note && <span className="line-clamp-3 text-soft">{note}</span>}
    </output>
  );
}
