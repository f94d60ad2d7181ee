import { useState } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { acceptOffer, OFFERS } from './api.ts';

type Props = { offerId: string; stay: number; villa: string; total: number };

/** The guest accepts by phone: the offered stay becomes an option at the promised price. */
export function AcceptButton({ offerId, stay, villa, total }: Props) {
  const keyOf = useIdempotencyKey();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className="mt-2" onClick={() => setAsking(true)}>
        Telefonla kabul etti
      </Button>
      {asking && (
        <ConfirmAction
          title={`${villa} için opsiyon açılsın mı?`}
          text={`Toplam ${formatKurus(total)}. Geceler tutulur, teklif kabul edilmiş olur.`}
          action="Opsiyon aç"
          onClose={() => setAsking(false)}
          send={() => {
            const input = { stay, status: 'option', total } as const;
            return acceptOffer(offerId, input, keyOf({ offerId, ...input }));
          }}
          done="Rezervasyon opsiyonlu olarak açıldı"
          changes={[OFFERS, ['reservations'], ['guest-records']]}
        />
      )}
    </>
  );
}
