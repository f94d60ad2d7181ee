import { useQueryClient } from '@tanstack/react-query';
import {
  type AdminAmenity,
  type AdminAmenityCategory,
  CreateAmenityInput,
} from '#domain/amenities/admin-schema.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { wholeNumber } from '#dashboard/form/numbers.ts';
import { whenTyped } from '#dashboard/form/optional.ts';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Select, TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { createAmenity, amenitiesQuery, updateAmenity } from './api.ts';

type Props = {
  amenity: AdminAmenity | null;
  categories: AdminAmenityCategory[];
  onDone: () => void;
};

export function AmenityForm({ amenity, categories, onDone }: Props) {
  const client = useQueryClient();
  const { form, submit, ...state } = useSaveForm({
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
    onSaved: () => {
      void client.invalidateQueries({ queryKey: amenitiesQuery.queryKey });
      onDone();
    },
    done: amenity === null ? 'Özellik eklendi' : 'Özellik kaydedildi',
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <Field label="Ad" error={errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Kategori" error={errors.categoryId?.message}>
        <Select {...register('categoryId', wholeNumber)}>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Adres adı"
        hint="Arama adreslerinde geçer; boş bırakırsanız addan oluşur."
        error={errors.slug?.message}
      >
        <TextInput className="figures" autoComplete="off" {...register('slug', whenTyped)} />
      </Field>
      <label className="flex items-center gap-2">
        <input type="checkbox" className="size-4" {...register('filterable')} />
        Aramada filtre olarak sunulsun
      </label>
      <label className="flex items-center gap-2">
        <input type="checkbox" className="size-4" {...register('active')} />
        Sitede gösterilsin
      </label>
      <FormFoot {...state} onCancel={onDone} />
    </SaveForm>
  );
}
