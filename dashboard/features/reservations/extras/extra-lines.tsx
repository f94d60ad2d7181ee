import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import { EXTRA_PAYEE_LABELS, type StayExtra } from '#domain/extras/items.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { acceptReservation, changeExtras } from '../api.ts';

const ExtraDialog = lazy(() => import('./extra-dialog.tsx'));

/** The extras of a stay, line by line; a clerk adds, changes and removes them. */
export function ExtraLines({ detail }: { detail: ReservationDetail }) {
  const [asked, setAsked] = useState<StayExtra | 'new' | null>(null);
  const [leaving, setLeaving] = useState<StayExtra | null>(null);
  const { extras, extrasEditable: editable } = detail;
  const close = () => setAsked(null);
  return (
    <>
      {extras.length > 0 && (
        <ul aria-label="Ek hizmetler" className="mt-1 grid gap-1">
          {extras.map((extra) => (
            <li key={extra.id} className="flex items-start justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {extra.label}
                {extra.quantity > 1 && ` × ${extra.quantity}`}
                <span className="block text-xs text-soft">
                  Ek hizmet · {EXTRA_PAYEE_LABELS[extra.payee]}
                </span>
              </span>
              <span className="flex items-center gap-1">
                {editable && (
                  <>
                    <IconButton
                      label={`${extra.label}: değiştir`}
                      className="!size-6"
                      onClick={() => setAsked(extra)}
                    >
                      <Pencil size={14} />
                    </IconButton>
                    <IconButton
                      label={`${extra.label}: çıkar`}
                      className="!size-6"
                      onClick={() => setLeaving(extra)}
                    >
                      <X size={14} />
                    </IconButton>
                  </>
                )}
                <span className="figures whitespace-nowrap">{formatKurus(extra.amount)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <Button variant="quiet" className="mt-1 justify-self-start" onClick={() => setAsked('new')}>
          <Plus size={14} aria-hidden="true" />
          Ek hizmet ekle
        </Button>
      )}
      <Suspense>
        {asked && (
          <ExtraDialog detail={detail} extra={asked === 'new' ? null : asked} onClose={close} />
        )}
      </Suspense>
      {leaving && <RemoveExtra detail={detail} extra={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type RemoveProps = { detail: ReservationDetail; extra: StayExtra; onClose: () => void };

function RemoveExtra({ detail, extra, onClose }: RemoveProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend({
    send: () => changeExtras(detail.id, { version: detail.version, remove: extra.id }),
    done: 'Ek hizmet çıkarıldı',
    onDone: (changed) => {
      acceptReservation(client, changed);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`${extra.label} çıkarılsın mı?`}
      text={`Toplam ${formatKurus(extra.amount)} azalır. ${whatWasPaid(detail, extra)}`}
      action="Çıkar"
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

/** Money paid for a removed item belongs to the guest. */
function whatWasPaid({ dues, extras }: ReservationDetail, { payee, amount }: StayExtra): string {
  const agency = extras.filter((extra) => extra.payee === 'agency');
  const paid = agency.reduce((sum, extra) => sum + extra.amount, 0) - dues.extras;
  return payee === 'agency' && paid > 0
    ? `Bunun için alınan ${formatKurus(Math.min(paid, amount))} misafirin kalan borcuna sayılır; isterseniz iade edin.`
    : '';
}
