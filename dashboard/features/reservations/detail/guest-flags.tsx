import { useQuery } from '@tanstack/react-query';
import { NameLink } from '#dashboard/app/allowed-link.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { knownGuestQuery } from '../hold/known-guest.tsx';

/** What the agency knows of the guest before it says yes: a refusal in red, tags, other stays. */
export function GuestFlags({ phone, email }: { phone: string; email: string }) {
  const { data: guest } = useQuery({
    ...knownGuestQuery(phone, email),
    enabled: usePermission('desk'),
  });
  if (!guest) return null;
  const { guest_id: id, refused, tags, stays } = guest;
  return (
    <div className="grid gap-1">
      {refused !== null && (
        <p className="rounded-md bg-red-wash px-2 py-1 font-medium text-red">
          Bir daha kabul etme: {refused}
        </p>
      )}
      <p className="text-soft">
        <NameLink to="/guests/$id" params={{ id }} className="text-accent underline">
          Misafir kaydı
        </NameLink>
        {stays > 0 && ` · ${stays} konaklama`}
        {tags.length > 0 && ` · ${tags.join(' · ')}`}
      </p>
    </div>
  );
}
