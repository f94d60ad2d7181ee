import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { BlockFormValues, type ManualBlock } from '#domain/availability/admin-schema.ts';
import { BLOCK_KINDS } from '#domain/availability/block-kinds.ts';
import { isDay, nightsBetween } from '#domain/values/dates.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Options, Select, TextArea } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { FreshnessNote } from '#dashboard/shared/villas/freshness.tsx';
import { type BlockStart, valuesOf } from '../block-values.ts';
import { nightsChanged, saveBlock } from '../block-writes.ts';
import { blockQuery } from './api.ts';
import { KIND_LABELS } from './search.ts';
import { DayField } from '#dashboard/form/day-field.tsx';

type Props = {
  block: ManualBlock | null;
  start: BlockStart;
  onDone: () => void;
  onReload?: () => void;
};

/** Which nights of which villa are closed, why, and until when for an option. */
export function BlockForm({ block, start, onDone, onReload }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, submit, ...state } = useSaveForm({
    schema: BlockFormValues,
    defaults: valuesOf(start),
    draft: draftName('block', block?.id ?? 'new', block === null ? start : {}),
    focusFirst: start.villa_id === undefined ? 'villa_id' : undefined,
    save: (input) => saveBlock(block?.id ?? null, input, keyOf(input)),
    onSaved: (saved) => {
      client.setQueryData(blockQuery(saved.id).queryKey, saved);
      nightsChanged(client);
      onDone();
    },
    done: block === null ? 'Geceler kapatıldı' : 'Kaydedildi',
  });
  const { register, control, formState, watch, setValue } = form;
  const { errors } = formState;
  const [status, from, to] = watch(['status', 'started_at', 'finished_at']);
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <Controller
        control={control}
        name="villa_id"
        render={({ field }) => (
          <div className="grid gap-1">
            <Field label="Villa" error={errors.villa_id?.message}>
              <VillaPicker {...field} value={field.value || null} />
            </Field>
            <FreshnessNote villaId={field.value || null} />
          </div>
        )}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="İlk kapalı gece" error={errors.started_at?.message}>
          <DayField control={control} name="started_at" />
        </Field>
        <Field
          label="Açılacağı gün"
          hint={describeNights(from, to)}
          error={errors.finished_at?.message}
        >
          <DayField control={control} name="finished_at" min={from} />
        </Field>
      </div>
      <Field
        label="Tür"
        hint={
          status === 'option'
            ? 'Sitede "opsiyonlu" görünür; süresi dolunca geceler kendiliğinden açılır.'
            : 'Silinene kadar satılmaz.'
        }
      >
        <Select
          {...register('status', {
            // Only an option ends by itself.
            onChange: ({ target }) => target.value === 'full' && setValue('expires_at', null),
          })}
        >
          <Options of={BLOCK_KINDS} labels={KIND_LABELS} />
        </Select>
      </Field>
      {status === 'option' && (
        <Controller
          control={control}
          name="expires_at"
          render={({ field }) => (
            <Field
              label="Opsiyon bitişi (Türkiye saati)"
              hint="Boş bırakırsanız siz silene kadar sürer."
              error={errors.expires_at?.message}
            >
              <InstantInput {...field} value={field.value ?? null} />
            </Field>
          )}
        />
      )}
      <Field
        label="Not"
        hint="Yalnız acenta ve villanın sahibi görür."
        error={errors.note?.message}
      >
        <TextArea rows={3} maxLength={500} {...register('note')} />
      </Field>
      {block && (
        <p className="text-xs text-soft">
          {formatTimestamp(block.created_at)}
          {block.created_by && `, ${block.created_by}`}
        </p>
      )}
      <FormFoot
        {...state}
        label={block === null ? 'Geceleri kapat' : 'Kaydet'}
        reload={onReload}
        onCancel={onDone}
      />
    </SaveForm>
  );
}

function describeNights(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  const nights = nightsBetween(from, to);
  return nights > 0 ? `${nights} gece` : undefined;
}
