import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { ChangeStatusInput } from '#domain/reservations/change-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { DEFAULT_OPTION_HOURS } from '#domain/reservation-status.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { OfferedDraft } from '#dashboard/form/draft-offer.tsx';
import { useDraft } from '#dashboard/form/use-draft.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea, Tick } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { acceptReservation, changeStatus, reservationQuery } from '../api.ts';
import { describeOvertaking } from '../detail/history.ts';
import { mailLabel, type TransitionChoice, wordingOf } from './transitions.ts';
import { OptionExpiryField } from './option-expiry-field.tsx';
import { fromLocalField, toLocalField } from '#dashboard/form/local-instant.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { inHours } from './option-expiry.ts';
import { moneyMoved } from '../payments/api.ts';
import { RefundFields } from '../refund/refund-fields.tsx';
import { offerUndo } from '#dashboard/shared/stay-change/undo.ts';
import { withWhatIsDue } from '../refund/tell-what-is-due.ts';
import { useRefund } from '../refund/use-refund.ts';
import { Caution, paidWarning, StayFacts } from '../detail/stay-facts.tsx';

type Values = { reason: string; expiresAt: string; freeNights: boolean };
type Props = { detail: ReservationDetail; transition: TransitionChoice; onClose: () => void };

/** Transitions that end a stay early, so that its money has to be decided about. */
const offStatusOf = ({ status }: TransitionChoice) =>
  status === 'rejected' || status === 'cancelled' || status === 'no_show' ? status : null;

/** Confirms a transition: whose stay it is, what was paid, its effects and mails, and its money. */
export default function TransitionDialog({ detail, transition, onClose }: Props) {
  const client = useQueryClient();
  const wording = wordingOf(transition, detail.status);
  // The question is about the record at the time it was asked.
  const [base] = useState(detail);
  // A stay that holds money does not expire.
  const hasEnd = transition.status === 'option' && !detail.undecided;
  const form = useForm<Values>({
    defaultValues: {
      freeNights: true,
      reason: '',
      expiresAt: toLocalField(inHours(DEFAULT_OPTION_HOURS)),
    },
  });
  const { register, handleSubmit, formState, setValue, setError } = form;
  const { offer, keep, forget } = useDraft<{ reason: string }>({
    name: draftName('move', detail.id, { to: transition.status }),
    defaults: { reason: '' },
    onResume: ({ reason }) => setValue('reason', reason),
  });
  const keepReason = useEffectEvent((reason: string) => keep({ reason }, { reason: '' }));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepReason(values.reason),
      }),
    [form],
  );
  const mayDecide = usePermission('payments');
  const offStatus = offStatusOf(transition);
  const refund = useRefund(detail.id, mayDecide ? offStatus : null);
  // Without money the answer does not depend on the terms, so nobody waits for them.
  const isReady = offStatus === null || base.paid === 0 || !mayDecide || refund.terms !== undefined;
  const submit = useRef<HTMLButtonElement>(null);

  const mutation = useMutation({
    mutationFn: (input: ChangeStatusInput) => changeStatus(detail.id, input),
    onSuccess: (moved) => {
      forget();
      acceptReservation(client, moved);
      moneyMoved(client, detail.id);
      offerUndo(client, withWhatIsDue(`${wording.done} · ${moved.reservation_id}`, moved), moved);
      onClose();
    },
    onError: (error) => {
      if (isRefusal(error, 'REASON_REQUIRED')) setError('reason', { message: error.message });
      // After a conflict: the drawer behind shows the current state.
      moneyMoved(client, detail.id);
      void client.invalidateQueries(reservationQuery(detail.id));
    },
  });
  const wasOvertaken = isRefusal(mutation.error, 'STALE_VERSION', 'ILLEGAL_TRANSITION');

  function leave() {
    // After a conflict the text is offered again; when the dialog is cancelled it is deleted.
    if (!wasOvertaken) forget();
    onClose();
  }

  function onSubmit({ reason, expiresAt, freeNights }: Values) {
    const optionExpiresAt = fromLocalField(expiresAt);
    const decision = refund.hasMoney ? refund.check() : undefined;
    if (transition.needsReason && reason.trim() === '') {
      setError('reason', { message: 'Lütfen bir neden yazın.' }, { shouldFocus: true });
    } else if (hasEnd && (optionExpiresAt ?? '') <= new Date().toISOString()) {
      setError('expiresAt', { message: 'Gelecekte bir zaman seçin.' }, { shouldFocus: true });
    } else if (decision !== null) {
      mutation.mutate({
        status: transition.status,
        version: base.version,
        undoable: true,
        ...(reason.trim() !== '' && { reason }),
        ...(hasEnd && optionExpiresAt && { optionExpiresAt }),
        ...(transition.status === 'no_show' && { freeNights }),
        ...(decision !== undefined && { refund: decision }),
      });
    }
  }
  return (
    <Dialog
      title={`${wording.verb}: ${detail.reservation_id}`}
      text={wording.effect}
      onClose={leave}
      // A transition without a text is two keys: its letter and Enter.
      focusFirst={transition.needsReason || !isReady ? undefined : submit}
    >
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="mt-3 grid gap-4">
        <OfferedDraft offer={offer} />
        <StayFacts detail={base} withMoney={!refund.hasMoney} />
        {transition.status === 'confirmed' && (
          <Caution text={paidWarning(base.paid, base.prepayment)} />
        )}
        {hasEnd && (
          <Controller
            control={form.control}
            name="expiresAt"
            render={({ field }) => (
              <OptionExpiryField
                {...field}
                error={formState.errors.expiresAt?.message}
                onPreset={(hours) => setValue('expiresAt', toLocalField(inHours(hours)))}
              />
            )}
          />
        )}
        {transition.status === 'no_show' && (
          <Tick {...register('freeNights')}>Kalan geceleri satışa aç</Tick>
        )}
        <TextArea
          label={transition.needsReason ? 'Neden' : 'Neden (isteğe bağlı)'}
          rows={2}
          maxLength={500}
          className="min-h-14"
          {...register('reason')}
        />
        {!isReady && !refund.error && <Skeleton className="h-28 w-full" />}
        {refund.hasMoney && refund.terms && refund.plan && (
          <RefundFields
            terms={refund.terms}
            plan={refund.plan}
            problems={refund.problems}
            onChange={refund.onChange}
          />
        )}
        {offStatus !== null && base.paid > 0 && !mayDecide && (
          <Caution text="Misafirin parası iade bekler; ne olacağına muhasebe karar verir." />
        )}
        <MailsToSend transition={transition} />
        {(mutation.error ?? (isReady ? null : refund.error)) && (
          <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
            {wasOvertaken
              ? describeOvertaking(base, detail)
              : explainRefusal(mutation.error ?? refund.error)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button variant={wasOvertaken ? 'primary' : 'plain'} onClick={leave}>
            {wasOvertaken ? 'Güncel hâlini göster' : 'Vazgeç'}
          </Button>
          {!wasOvertaken && (
            <Button
              ref={submit}
              type="submit"
              variant={wording.variant === 'danger' ? 'danger' : 'primary'}
              busy={mutation.isPending}
              disabled={!isReady}
            >
              {wording.verb}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Texts for clerks where the API's are for visitors. */
function explainRefusal(error: Error | null): string {
  return isRefusal(error, 'DATES_TAKEN')
    ? 'Bu geceler artık başka bir misafirde. Rezervasyon olduğu gibi kaldı; misafire başka tarih önerebilirsiniz.'
    : messageOf(error);
}

function MailsToSend({ transition }: { transition: TransitionChoice }) {
  if (transition.mails.length === 0) return <p className="text-soft">E-posta gönderilmez.</p>;
  return (
    <p className="text-soft">
      Gönderilir: <span className="text-ink">{transition.mails.map(mailLabel).join(', ')}</span>
    </p>
  );
}
