import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDayShort } from '#domain/values/dates.ts';
import type { GuestList } from '#domain/reservations/admin-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { GuestLinkButton } from '#dashboard/shared/guest-links/guest-link-button.tsx';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { guestListQuery, revealIdentity } from './api.ts';

const GuestsForm = lazy(() => import('./guests-form.tsx'));

type Guest = GuestList['guests'][number];

/** Everybody who stays, as law 1774 wants them reported (KBS). */
export function GuestsSection({ detail }: { detail: ReservationDetail }) {
  const [editing, setEditing] = useState(false);
  const { data, error, isPlaceholderData } = useQuery(guestListQuery(detail.id, detail.version));
  const skeleton = <Skeleton className="h-6 w-full" />;
  return (
    <DrawerSection
      title={
        data ? `Misafir listesi · ${data.guests.length} / ${data.expected}` : 'Misafir listesi'
      }
      action={
        data &&
        !editing && (
          <Tooltip text="Misafir listesini düzenle" align="end">
            <IconButton
              label="Misafir listesini düzenle"
              className="!h-6 !w-6"
              // The list of the previous version could not be saved.
              disabled={isPlaceholderData}
              onClick={() => setEditing(true)}
            >
              <Pencil size={14} />
            </IconButton>
          </Tooltip>
        )
      }
    >
      {error ? (
        <p role="alert" className="text-red">
          {messageOf(error)}
        </p>
      ) : !data ? (
        skeleton
      ) : editing ? (
        <Suspense fallback={skeleton}>
          <GuestsForm id={detail.id} list={data} onDone={() => setEditing(false)} />
        </Suspense>
      ) : data.guests.length === 0 ? (
        <div className="grid gap-2">
          <p className="text-soft">
            Henüz kimse yazılmadı. Kimlik bilgileri girişten önce istenir.
          </p>
          <Ask detail={detail} />
        </div>
      ) : (
        <ul className="grid gap-2">
          {data.guests.map((guest) => (
            <GuestRow key={guest.id} id={detail.id} guest={guest} />
          ))}
          <li>
            <Ask detail={detail} />
          </li>
        </ul>
      )}
    </DrawerSection>
  );
}

/** The guest can fill it in, once the stay is confirmed. */
function Ask({ detail }: { detail: ReservationDetail }) {
  if (detail.status !== 'confirmed' && detail.status !== 'staying') return null;
  return <GuestLinkButton reservation={{ id: detail.id, code: detail.reservation_id }} />;
}

function GuestRow({ id, guest }: { id: string; guest: Guest }) {
  const mutation = useMutation({
    mutationFn: () => revealIdentity(id, guest.id),
    // Shown once and dropped with the drawer: the number is not cached.
    gcTime: 0,
    onError: (error) => notify.error(messageOf(error)),
  });
  const number = mutation.data?.identityNumber ?? guest.identityNumber;
  const facts = [
    guest.nationality,
    guest.birthDate && formatDayShort(guest.birthDate),
    guest.plate,
  ].filter(Boolean);
  return (
    <li>
      <p>
        {guest.firstName} {guest.lastName}
        {facts.length > 0 && <span className="text-soft"> · {facts.join(' · ')}</span>}
      </p>
      {number === null ? (
        <p className="text-xs text-amber">Kimlik numarası yok</p>
      ) : (
        <p className="flex items-center gap-2 text-xs text-soft">
          {guest.identityKind === 'passport' ? 'Pasaport' : 'T.C. kimlik no'}
          <span className="figures">{number}</span>
          {!mutation.data && (
            <Button
              variant="quiet"
              className="!h-6 !px-1.5 !text-xs"
              busy={mutation.isPending}
              aria-label={`${guest.firstName} ${guest.lastName} kimlik numarasını göster`}
              onClick={() => mutation.mutate()}
            >
              Göster
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
