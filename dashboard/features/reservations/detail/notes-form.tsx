import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { UpdateReservationInput } from '#domain/reservations/change-schema.ts';
import { type ReservationDetail } from '#domain/reservations/schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { OfferedDraft } from '#dashboard/form/draft-offer.tsx';
import { useDraft } from '#dashboard/form/use-draft.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { acceptReservation, reservationQuery, updateReservation } from '../api.ts';
import { type Notes, notesOf, notesDraft } from './notes.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';

const NotesInput = UpdateReservationInput.pick({ note: true, agencyNote: true }).required();

type Props = { detail: ReservationDetail; onDone: () => void };

/**
 * Edits the notes based on the version at the start of editing. After a conflicting save the typed
 * text stays, and the user chooses which version to keep.
 */
export default function NotesForm({ detail, onDone }: Props) {
  const client = useQueryClient();
  const [base, setBase] = useState(detail);
  const form = useForm<Notes>({
    resolver: zodResolver(NotesInput),
    defaultValues: notesOf(detail),
  });
  const { register, handleSubmit, setFocus, getValues, setError, reset } = form;
  const { offer, keep, forget } = useDraft<Notes>({
    name: notesDraft(detail.id),
    defaults: notesOf(base),
    onResume: (notes) => reset(notes, { keepDefaultValues: true }),
  });
  const keepTyped = useEffectEvent((notes: Notes) => keep(notes, notesOf(base)));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepTyped(values),
      }),
    [form],
  );
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setFocus('agencyNote');
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [setFocus]);

  const mutation = useMutation({
    mutationFn: (version: number) =>
      updateReservation(detail.id, { version, ...NotesInput.parse(getValues()) }),
    onSuccess: (saved) => {
      acceptReservation(client, saved);
      notify.success('Notlar kaydedildi');
      leave();
    },
    onError: (error) => {
      if (isRefusal(error, 'STALE_VERSION')) {
        void client.invalidateQueries(reservationQuery(detail.id));
      }
      for (const { path, message } of isRefusal(error, 'VALIDATION') ? error.issues : []) {
        if (path === 'note' || path === 'agencyNote') setError(path, { message });
      }
    },
  });

  function leave() {
    forget();
    onDone();
  }
  const save = handleSubmit(() => mutation.mutate(base.version));
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') leave();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  }
  const isStale = isRefusal(mutation.error, 'STALE_VERSION');

  return (
    <form ref={box} noValidate onSubmit={save} className="grid scroll-mb-20 gap-3">
      <OfferedDraft offer={offer} />
      <TextArea
        label="Acenta notu (misafir görmez)"
        rows={3}
        onKeyDown={onKey}
        {...register('agencyNote')}
      />
      <TextArea label="Misafirin notu" rows={2} onKeyDown={onKey} {...register('note')} />
      {isStale ? (
        <OvertakenNotice
          base={base}
          current={detail}
          onKeepMine={() => {
            setBase(detail);
            mutation.mutate(detail.version);
          }}
          onTakeTheirs={leave}
        />
      ) : (
        mutation.error && (
          <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
            {messageOf(mutation.error)}
          </p>
        )
      )}
      {!isStale && (
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={leave}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" keys="Ctrl ↵" busy={mutation.isPending}>
            Kaydet
          </Button>
        </div>
      )}
    </form>
  );
}
