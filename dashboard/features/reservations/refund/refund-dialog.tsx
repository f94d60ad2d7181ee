import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefundDecision } from '#domain/payments/refunds/give-back-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { FieldForm } from '#dashboard/form/field-form.tsx';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { acceptReservation } from '../api.ts';
import { moneyMoved } from '../payments/api.ts';
import { StayFacts } from '../detail/stay-facts.tsx';
import { decideRefund } from './api.ts';
import { RefundFields } from './refund-fields.tsx';
import { tellWhatIsDue } from './tell-what-is-due.ts';
import { useRefund } from './use-refund.ts';

type Props = { detail: ReservationDetail; onClose: () => void };

/**
 * Decides about the money of a stay that has ended early: what is retained, and what is refunded
 * now.
 */
export default function RefundDialog({ detail, onClose }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const {
    terms,
    error: unread,
    plan,
    problems,
    onChange,
    check,
  } = useRefund(detail.id, 'cancelled');
  const mutation = useMutation({
    mutationFn: (decision: RefundDecision) => decideRefund(detail.id, decision, keyOf(decision)),
    onSuccess: (decided) => {
      acceptReservation(client, decided);
      moneyMoved(client, detail.id);
      tellWhatIsDue('İade kararı kaydedildi', decided);
      onClose();
    },
    onError: () => {
      moneyMoved(client, detail.id);
      void client.invalidateQueries({ queryKey: ['reservations', 'refund', detail.id] });
    },
  });
  const failure = mutation.error ?? unread;
  return (
    <Dialog title={`İade: ${detail.reservation_id}`} onClose={onClose}>
      <div className="mt-3">
        <FieldForm
          onSubmit={(event) => {
            event.preventDefault();
            const decision = check();
            if (decision !== null) mutation.mutate(decision);
          }}
        >
          <StayFacts detail={detail} withMoney={false} />
          {terms && plan ? (
            <RefundFields terms={terms} plan={plan} problems={problems} onChange={onChange} />
          ) : (
            !unread && <Skeleton className="h-40 w-full" />
          )}
          <Alert>{failure && messageOf(failure)}</Alert>
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Vazgeç</Button>
            <Button type="submit" variant="primary" busy={mutation.isPending} disabled={!terms}>
              Kaydet
            </Button>
          </div>
        </FieldForm>
      </div>
    </Dialog>
  );
}
