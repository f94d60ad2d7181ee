import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { BlockFormValues, type ManualBlock } from '#domain/availability/admin-schema.ts';
import { BLOCK_KINDS } from '#domain/availability/block-kinds.ts';
import { isDay, nightsBetween } from '#domain/values/dates.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Options, Select, TextArea } from '#dashboard/ui/controls.tsx';
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
  const { form, ...state } = useSaveForm({
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
  const { register, control, watch, setValue } = form;
  const [status, from, to] = watch(['status', 'started_at', 'finished_at']);
  return (
    <SaveForm
      {...state}
      label={block === null ? 'Geceleri kapat' : 'Kaydet'}
      reload={onReload}
      onCancel={onDone}
    >
      <Controller
        control={control}
        name="villa_id"
        render={({ field }) => (
          <div className="grid gap-1">
            <VillaPicker label="Villa" {...field} value={field.value || null} />
            <FreshnessNote villaId={field.value || null} />
          </div>
        )}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <DayField label="İlk kapalı gece" control={control} name="started_at" />
        <DayField
          label="Açılacağı gün"
          hint={describeNights(from, to)}
          control={control}
          name="finished_at"
          min={from}
        />
      </div>
      <Select
        label="Tür"
        hint={
          status === 'option'
            ? 'Sitede "opsiyonlu" görünür; süresi dolunca geceler kendiliğinden açılır.'
            : 'Silinene kadar satılmaz.'
        }
        {...register('status', {
          // Only an option ends by itself.
          onChange: ({ target }) => target.value === 'full' && setValue('expires_at', null),
        })}
      >
        <Options of={BLOCK_KINDS} labels={KIND_LABELS} />
      </Select>
      {status === 'option' && (
        <Controller
          control={control}
          name="expires_at"
          render={({ field }) => (
            <InstantInput
              label="Opsiyon bitişi (Türkiye saati)"
              hint="Boş bırakırsanız siz silene kadar sürer."
              {...field}
              value={field.value ?? null}
            />
          )}
        />
      )}
      <TextArea
        label="Not"
        hint="Yalnız acenta ve villanın sahibi görür."
        rows={3}
        maxLength={500}
        {...register('note')}
      />
      {block && (
        <p className="text-xs text-soft">
          {formatTimestamp(block.created_at)}
          {block.created_by && `, ${block.created_by}`}
        </p>
      )}
    </SaveForm>
  );
}

function describeNights(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  const nights = nightsBetween(from, to);
  return nights > 0 ? `${nights} gece` : undefined;
}
