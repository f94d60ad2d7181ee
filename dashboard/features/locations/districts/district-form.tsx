import { type AdminDistrict, CreateDistrictInput } from '#domain/locations/admin-schema.ts';
import { wholeNumber } from '#dashboard/form/numbers.ts';
import { whenTyped } from '#dashboard/form/optional.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { createDistrict, PLACES, updateDistrict } from '../api.ts';
import { PROVINCE_CHOICES } from '../province-choices.ts';

type Props = {
  /** Null for a new ilçe. */
  district: AdminDistrict | null;
  onDone: () => void;
  onReload?: () => void;
};

export function DistrictForm({ district, onDone, onReload }: Props) {
  const { form, ...state } = useSaveForm({
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
  const { register } = form;
  return (
    <SaveForm {...state} onCancel={onDone} reload={onReload}>
      <TextInput label="İlçe" {...register('name')} />
      <Select label="İl" {...register('provincePlate', wholeNumber)}>
        <Options of={PROVINCE_CHOICES} />
      </Select>
      <TextInput
        label="MERNİS kodu"
        hint="Gelir İdaresi’ne giden raporlarda ilçeyi bu kod gösterir."
        className="figures"
        inputMode="numeric"
        {...register('code', wholeNumber)}
      />
      <TextInput
        label="Adres adı"
        hint="Arama adreslerinde geçer; boş bırakırsanız addan oluşur."
        className="figures"
        {...register('slug', whenTyped)}
      />
    </SaveForm>
  );
}
