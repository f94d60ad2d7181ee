import {
  type AdminAmenity,
  type AdminAmenityCategory,
  CreateAmenityInput,
} from '#domain/amenities/admin-schema.ts';
import { wholeNumber } from '#dashboard/form/numbers.ts';
import { whenTyped } from '#dashboard/form/optional.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Options, Select, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { createAmenity, amenitiesQuery, updateAmenity } from './api.ts';

type Props = {
  amenity: AdminAmenity | null;
  categories: AdminAmenityCategory[];
  onDone: () => void;
};

export function AmenityForm({ amenity, categories, onDone }: Props) {
  const { form, ...state } = useSaveForm({
    schema: CreateAmenityInput.omit({ order: true }),
    defaults: {
      name: amenity?.name ?? '',
      categoryId: amenity?.categoryId ?? categories[0]?.id ?? 0,
      slug: amenity?.slug,
      filterable: amenity?.filterable ?? false,
      active: amenity?.active ?? true,
    },
    focusFirst: amenity === null ? 'name' : undefined,
    draft: `feature:${amenity?.id ?? 'new'}`,
    save: (input) => (amenity === null ? createAmenity(input) : updateAmenity(amenity.id, input)),
    changes: [amenitiesQuery.queryKey],
    onSaved: onDone,
    done: amenity === null ? 'Özellik eklendi' : 'Özellik kaydedildi',
  });
  const { register } = form;
  return (
    <SaveForm {...state} onCancel={onDone}>
      <TextInput label="Ad" {...register('name')} />
      <Select label="Kategori" {...register('categoryId', wholeNumber)}>
        <Options of={categories.map(({ id, name }) => [id, name] as const)} />
      </Select>
      <TextInput
        label="Adres adı"
        hint="Arama adreslerinde geçer; boş bırakırsanız addan oluşur."
        className="figures"
        {...register('slug', whenTyped)}
      />
      <Tick {...register('filterable')}>Aramada filtre olarak sunulsun</Tick>
      <Tick {...register('active')}>Sitede gösterilsin</Tick>
    </SaveForm>
  );
}
