import { useQuery } from '@tanstack/react-query';
import { NameLink } from '#dashboard/app/allowed-link.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { knownGuestQuery } from '../hold/known-guest.tsx';

/**
 * What the agency knows about the guest before accepting: tags, other stays, a refusal in red. Its
 * line is reserved from the start, so that nothing below moves.
 */
export function GuestFlags({ phone, email }: { phone: string; email: string }) {
  const isAllowed = usePermission('desk');
  const query = knownGuestQuery(phone, email);
  const { data: guest } = useQuery({
    ...query,
    enabled: isAllowed && query.enabled === true,
    // Data of the previous guest must not be shown for this one.
    placeholderData: undefined,
  });
  if (!isAllowed) return null;
  const { guest_id: id, refused, tags, stays } = guest ?? NOTHING_KNOWN;
  return (
    <div className="grid gap-1">
      <p className="text-soft">
        {id === null ? (
          'Misafir kaydı'
        ) : (
          <NameLink to="/guests/$id" params={{ id }} className="text-accent underline">
            Misafir kaydı
          </NameLink>
        )}
        {guest === null && ' yok'}
        {stays > 0 && ` · ${stays} konaklama`}
        {tags.length > 0 && ` · ${tags.join(' · ')}`}
      </p>
      {refused !== null && (
        <p className="rounded-md bg-red-wash px-2 py-1 font-medium text-red">
          Bir daha kabul etme: {refused}
        </p>
      )}
    </div>
  );
}

const NOTHING_KNOWN = { guest_id: null, refused: null, tags: [], stays: 0 };
