import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GuestLink } from '#domain/guests/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { PrivateLink } from './private-link.tsx';
import { mailGuestLink, revokeLinks, shareGuestLink } from './api.ts';

type Props = { reservation: { id: string; code: string }; onClose: () => void };

const linkKey = (id: string) => ['guest-link', id] as const;

/** The link of a stay's page, and every way it can reach the guest. */
export default function GuestLinkDialog({ reservation, onClose }: Props) {
  const { id, code } = reservation;
  const first = useRef<HTMLButtonElement>(null);
  const { data, error } = useQuery({
    queryKey: linkKey(id),
    queryFn: () => shareGuestLink(id),
    staleTime: Infinity,
    // Grants access to personal data, so it is not cached.
    gcTime: 0,
    retry: false,
  });
  const revocation = useSend({
    send: () => revokeLinks(id),
    done: 'Verilen bütün bağlantılar kapandı',
    onDone: onClose,
  });
  return (
    <Dialog
      title={`Konaklamam bağlantısı: ${code}`}
      text="Misafir bu sayfada durumu görür, öder, adresi ve kapı kodunu bulur, misafir listesini yazar, istekte bulunur."
      onClose={onClose}
      focusFirst={first}
    >
      {error ? (
        <p role="alert" className="mt-3 rounded-md bg-amber-wash px-3 py-2 text-amber">
          {messageOf(error)}
        </p>
      ) : data ? (
        <ShareWays link={data} reservation={reservation} />
      ) : (
        <Skeleton className="mt-4 h-24 w-full" />
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          variant="danger"
          busy={revocation.isPending}
          title="Konaklamam, paylaşılan sayfa, belge ve ödeme bağlantıları açılmaz olur; yenileri verilebilir."
          onClick={() => revocation.mutate()}
        >
          Verilen bağlantıları kapat
        </Button>
        <Button ref={first} onClick={onClose}>
          Kapat
        </Button>
      </div>
    </Dialog>
  );
}

function ShareWays({
  link,
  reservation: { id },
}: Pick<Props, 'reservation'> & { link: GuestLink }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const mail = useSend({
    send: () => mailGuestLink(id, keyOf(id)),
    done: (sent) => `E-posta sıraya alındı · ${sent.recipient}`,
  });
  const renewal = useSend({
    send: () => shareGuestLink(id, true),
    done: 'Yeni bağlantı hazır; eskisi artık açılmıyor',
    onDone: (made) => client.setQueryData(linkKey(id), made),
  });
  return (
    <PrivateLink link={link}>
      <Button busy={mail.isPending} disabled={mail.isSuccess} onClick={() => mail.mutate()}>
        {mail.isSuccess ? 'E-posta sırada' : 'E-postayla gönder'}
      </Button>
      <Button variant="quiet" busy={renewal.isPending} onClick={() => renewal.mutate()}>
        Bağlantıyı yenile
      </Button>
    </PrivateLink>
  );
}
