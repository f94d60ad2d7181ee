import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { BlockFormValues } from '#domain/availability/admin-schema.ts';
import type { VillaOwnDate } from '#domain/villas/admin-schema.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { valuesOf } from '../block-values.ts';
import { deleteBlock, NIGHTS, nightsChanged, saveBlock } from '../block-writes.ts';
import { makerQuery } from './api.ts';
import { FREED_NIGHTS } from '#dashboard/shared/freed-nights.ts';
import { DayField } from '#dashboard/form/day-field.tsx';

/** A block in the form; without an id it is new. */
export type Block = VillaOwnDate | (Omit<VillaOwnDate, 'id' | 'version'> & { id: null });

type Props = {
  villaId: number;
  block: Block;
  onClose: () => void;
  /** Reads the block again, which somebody else has changed. */
  onReload: () => void;
};

/** Which nights are closed and why; conflicts are shown next to the field. */
export function BlockDialog({ villaId, block, onClose, onReload }: Props) {
  const client = useQueryClient();
  const { id } = block;
  const values = valuesOf({ villa_id: villaId, ...block });
  const { data: by } = useQuery({ ...makerQuery(id ?? ''), enabled: id !== null });
  const keyOf = useIdempotencyKey();
  const { form, ...state } = useSaveForm({
    schema: BlockFormValues,
    defaults: values,
    draft: draftName('own-dates', id ?? 'new', id === null ? values : {}),
    save: (input) => saveBlock(id, input, keyOf(input)),
    onSaved: () => {
      nightsChanged(client);
      onClose();
    },
    done: id === null ? 'Geceler kapatıldı' : 'Kaydedildi',
  });
  const { register, control, watch, setValue } = form;
  return (
    <Dialog title={id === null ? 'Geceleri kapat' : 'Kapalı geceler'} onClose={onClose}>
      <SaveForm
        {...state}
        className="mt-4 grid gap-3"
        label={id === null ? 'Kapat' : 'Kaydet'}
        reload={onReload}
        onCancel={onClose}
      >
        <div className="grid grid-cols-2 items-start gap-3">
          <DayField label="İlk kapalı gece" control={form.control} name="started_at" />
          <DayField label="Açılacağı gün" control={form.control} name="finished_at" />
        </div>
        <Select
          label="Tür"
          {...register('status', {
            // Only an option ends by itself.
            onChange: ({ target }) => target.value === 'full' && setValue('expires_at', null),
          })}
        >
          <option value="full">Kapalı</option>
          <option value="option">Opsiyon</option>
        </Select>
        {watch('status') === 'option' && (
          <Field
            label="Opsiyon bitişi (Türkiye saati)"
            hint="Boş bırakırsanız siz silene kadar sürer."
          >
            <Controller
              control={control}
              name="expires_at"
              render={({ field }) => <InstantInput {...field} value={field.value ?? null} />}
            />
          </Field>
        )}
        <TextArea
          label="Not"
          hint="Yalnız acenta ve villanın sahibi görür."
          rows={2}
          maxLength={500}
          {...register('note')}
        />
        {by && <p className="text-soft">{`Kapatan: ${by}`}</p>}
        {block.id !== null && (
          <span>
            <DeleteRow
              title="Bu kapatma silinsin mi?"
              text={`Geceler ${FREED_NIGHTS}`}
              send={() => deleteBlock(block)}
              done="Kapatma silindi"
              changes={NIGHTS}
              onDone={onClose}
              onStale={() => nightsChanged(client)}
            />
          </span>
        )}
      </SaveForm>
    </Dialog>
  );
}
