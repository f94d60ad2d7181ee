import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { type Complaint, NewComplaintInput } from '#domain/complaints/schema.ts';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { DayField } from '#dashboard/form/day-field.tsx';
import { SaveDialog } from '#dashboard/form/save-dialog.tsx';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { changeComplaint, complaintsChanged, takeComplaint } from './api.ts';

type Props = {
  reservationId: string;
  /** Guest and house, for the dialog's text. */
  about: string;
  /** The one that is corrected; without it a new one is taken down. */
  complaint?: Complaint;
  onClose: () => void;
};
type Values = z.input<typeof NewComplaintInput>;

/** What a guest complains of, what is promised for it, and by when. */
export default function ComplaintDialog({ reservationId, about, complaint, onClose }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, ...state } = useSaveForm({
    schema: NewComplaintInput,
    defaults: valuesOf(reservationId, complaint),
    draft: draftName('complaint', complaint?.id ?? reservationId),
    focusFirst: 'what',
    save: async (input): Promise<void> => {
      const { reservation_id: _id, ...change } = input;
      await (complaint
        ? changeComplaint(complaint.id, { ...change, version: complaint.version })
        : takeComplaint(input, keyOf(input)));
    },
    onSaved: () => {
      complaintsChanged(client);
      onClose();
    },
    done: complaint ? 'Şikâyet düzeltildi' : 'Şikâyet yazıldı',
  });
  const { register, control } = form;
  return (
    <SaveDialog title="Şikâyet" text={about} {...state} onClose={onClose}>
      <TextArea
        label="Ne oldu"
        rows={3}
        maxLength={1000}
        placeholder="Klima yatak odasını soğutmuyor"
        {...register('what')}
      />
      <TextArea
        label="Ne söz verdik"
        rows={2}
        maxLength={1000}
        placeholder="Usta yarın öğlene kadar gelecek"
        {...register('promise')}
      />
      <DayField
        label="Ne zamana kadar"
        hint="Bu gün geçince ana ekranda gecikmiş görünür."
        control={control}
        name="dueOn"
      />
    </SaveDialog>
  );
}

const valuesOf = (reservation_id: string, complaint: Complaint | undefined): Values => ({
  reservation_id,
  what: complaint?.what ?? '',
  promise: complaint?.promise ?? '',
  dueOn: complaint?.dueOn ?? addDays(istanbulDay(new Date()), 1),
});
