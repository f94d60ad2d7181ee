import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { acceptOffer, OFFERS } from './api.ts';

type Props = { offerId: string; stay: number; villa: string; total: number };

/** The guest accepts by phone: the offered stay becomes an option at the promised price. */
export function AcceptButton({ offerId, stay, villa, total }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const input = { stay, status: 'option', total } as const;
      return acceptOffer(offerId, input, keyOf({ offerId, ...input }));
    },
    onSuccess: () => {
      setAsking(false);
      notify.success('Rezervasyon opsiyonlu olarak açıldı');
      for (const key of [OFFERS, ['reservations'], ['guest-records']]) {
        void client.invalidateQueries({ queryKey: key });
      }
    },
  });
  return (
    <>
      <Button className="mt-2" onClick={() => setAsking(true)}>
        Telefonla kabul etti
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${villa} için opsiyon açılsın mı?`}
          text={`Toplam ${formatKurus(total)}. Geceler tutulur, teklif kabul edilmiş olur.`}
          action="Opsiyon aç"
          busy={isPending}
          failure={error && messageOf(error)}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
