import { type AdminDistrict, CreateDistrictInput } from '#domain/locations/admin-schema.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { wholeNumber } from '#dashboard/form/numbers.ts';
import { whenTyped } from '#dashboard/form/optional.ts';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { createDistrict, PLACES, updateDistrict } from '../api.ts';
import { PROVINCE_CHOICES } from '../province-choices.ts';

type Props = {
  /** Null for a new ilçe. */
  district: AdminDistrict | null;
  onDone: () => void;
  onReload?: () => void;
};

export function DistrictForm({ district, onDone, onReload }: Props) {
  const { form, submit, ...state } = useSaveForm({
    schema: CreateDistrictInput,
    defaults: {
      name: district?.name ?? '',
      slug: district?.slug,
      provincePlate: district?.provincePlate ?? 7,
      // Unknown until typed; the schema requires it.
      code: district?.code ?? (null as unknown as number),
    },
    focusFirst: district === null ? 'name' : undefined,
    draft: `district:${district?.id ?? 'new'}`,
    save: (input) =>
      district === null
        ? createDistrict(input)
        : updateDistrict(district.id, { ...input, version: district.version }),
    changes: PLACES,
    onSaved: onDone,
    done: district === null ? 'İlçe eklendi' : 'İlçe kaydedildi',
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <Field label="İlçe" error={errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label="İl" error={errors.provincePlate?.message}>
        <Select {...register('provincePlate', wholeNumber)}>
          <Options of={PROVINCE_CHOICES} />
        </Select>
      </Field>
      <Field
        label="MERNİS kodu"
        hint="Gelir İdaresi’ne giden raporlarda ilçeyi bu kod gösterir."
        error={errors.code?.message}
      >
        <TextInput
          className="figures"
          inputMode="numeric"
          autoComplete="off"
          {...register('code', wholeNumber)}
        />
      </Field>
      <Field
        label="Adres adı"
        hint="Arama adreslerinde geçer; boş bırakırsanız addan oluşur."
        error={errors.slug?.message}
      >
        <TextInput className="figures" autoComplete="off" {...register('slug', whenTyped)} />
      </Field>
      <FormFoot {...state} onCancel={onDone} reload={onReload} />
    </SaveForm>
  );
}
