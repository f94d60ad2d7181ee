import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DEFAULT_OPTION_HOURS } from '#domain/reservations/status.ts';
import type { MoveReservationInput } from '#domain/reservations/change-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { clearDraft, readDraft, useFormDraft } from '#dashboard/app/form-draft.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { acceptReservation, moveReservation, reservationQuery } from './api.ts';
import { describeOvertaking } from './history.ts';
import { mailLabel, type Move, wordingOf } from './moves.ts';
import { OptionExpiryField } from './option-expiry-field.tsx';
import { fromLocalField, inHours, toLocalField } from './option-expiry.ts';

type Values = { reason: string; expiresAt: string; freeNights: boolean };
type Props = { detail: ReservationDetail; move: Move; onClose: () => void };

/** Asks before a move: what it does, what it sends, and what it needs to know. */
export default function MoveDialog({ detail, move, onClose }: Props) {
  const client = useQueryClient();
  const wording = wordingOf(move);
  // The question is about what was on the screen when it was asked.
  const [base] = useState(detail);
  const screen = `move:${detail.id}:${move.status}`;
  const form = useForm<Values>({
    defaultValues: {
      freeNights: true,
      reason: readDraft<Values>(screen)?.reason ?? '',
      expiresAt: toLocalField(inHours(DEFAULT_OPTION_HOURS)),
    },
  });
  useFormDraft(form, screen);
  const submit = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, formState, setValue, setError } = form;

  const mutation = useMutation({
    mutationFn: (input: MoveReservationInput) => moveReservation(detail.id, input),
    onSuccess: (moved) => {
      clearDraft(screen);
      acceptReservation(client, moved);
      notify.success(`${wording.done} · ${moved.reservation_id}`);
      onClose();
    },
    onError: (error) => {
      if (isRefusal(error, 'REASON_REQUIRED')) setError('reason', { message: error.message });
      // Whoever was faster: the drawer behind shows what is true now.
      void client.invalidateQueries(reservationQuery(detail.id));
    },
  });
  const wasOvertaken = isRefusal(mutation.error, 'STALE_VERSION', 'ILLEGAL_TRANSITION');

  function leave() {
    // Words lost to somebody else's speed are offered again; a question given up is forgotten.
    if (!wasOvertaken) clearDraft(screen);
    onClose();
  }

  function onSubmit({ reason, expiresAt, freeNights }: Values) {
    const optionExpiresAt = fromLocalField(expiresAt);
    if (move.needsReason && reason.trim() === '') {
      setError('reason', { message: 'Lütfen bir neden yazın.' }, { shouldFocus: true });
    } else if (move.status === 'option' && (optionExpiresAt ?? '') <= new Date().toISOString()) {
      setError('expiresAt', { message: 'Gelecekte bir zaman seçin.' }, { shouldFocus: true });
    } else {
      mutation.mutate({
        status: move.status,
        version: base.version,
        ...(reason.trim() !== '' && { reason }),
        ...(move.status === 'option' && optionExpiresAt && { optionExpiresAt }),
        ...(move.status === 'no_show' && { freeNights }),
      });
    }
  }
  return (
    <Dialog
      title={`${wording.verb}: ${detail.reservation_id}`}
      text={<MoveFacts detail={detail} move={move} />}
      onClose={leave}
      // A move that needs no words is two keys: its letter and Enter.
      focusFirst={move.needsReason ? undefined : submit}
    >
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="mt-4 grid gap-4">
        {move.status === 'option' && (
          <OptionExpiryField
            error={formState.errors.expiresAt?.message}
            onPreset={(hours) => setValue('expiresAt', toLocalField(inHours(hours)))}
            {...register('expiresAt')}
          />
        )}
        {move.status === 'no_show' && (
          <label className="flex items-center gap-2">
            <input type="checkbox" className="size-4 accent-accent" {...register('freeNights')} />
            Kalan geceleri satışa aç
          </label>
        )}
        <Field
          label={move.needsReason ? 'Neden' : 'Neden (isteğe bağlı)'}
          error={formState.errors.reason?.message}
        >
          <TextArea rows={2} maxLength={500} {...register('reason')} />
        </Field>
        {mutation.error && (
          <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
            {wasOvertaken ? describeOvertaking(base, detail) : explainRefusal(mutation.error)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button look={wasOvertaken ? 'primary' : 'plain'} onClick={leave}>
            {wasOvertaken ? 'Güncel hâlini göster' : 'Vazgeç'}
          </Button>
          {!wasOvertaken && (
            <Button
              ref={submit}
              type="submit"
              look={wording.look === 'danger' ? 'danger' : 'primary'}
              busy={mutation.isPending}
            >
              {wording.verb}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The clerk's words where the API's are a visitor's. */
function explainRefusal(error: Error): string {
  return isRefusal(error, 'DATES_TAKEN')
    ? 'Bu geceler artık başka bir misafirde. Rezervasyon olduğu gibi kaldı; misafire başka tarih önerebilirsiniz.'
    : messageOf(error);
}

function MoveFacts({ detail, move }: Omit<Props, 'onClose'>) {
  return (
    <>
      <p>
        {detail.customer_name} · {detail.villa_name}. {wordingOf(move).effect}
      </p>
      {move.mails.length > 0 ? (
        <div className="mt-2 rounded-md bg-sunken px-3 py-2 text-ink">
          <p className="text-xs text-soft">Gönderilecek e-postalar</p>
          <ul>
            {move.mails.map((mail) => (
              <li key={mail}>{mailLabel(mail)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="mt-2">E-posta gönderilmez.</p>
      )}
    </>
  );
}
