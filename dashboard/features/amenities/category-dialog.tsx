import {
  type AdminAmenityCategory,
  CreateAmenityCategoryInput,
} from '#domain/amenities/admin-schema.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { amenitiesQuery, saveCategory } from './api.ts';

type Props = {
  /** Null for a new category. */
  category: AdminAmenityCategory | null;
  onClose: () => void;
};

export function CategoryDialog({ category, onClose }: Props) {
  const { form, ...state } = useSaveForm({
    schema: CreateAmenityCategoryInput.pick({ name: true }),
    defaults: { name: category?.name ?? '' },
    focusFirst: 'name',
    draft: `feature category:${category?.id ?? 'new'}`,
    save: (input) => saveCategory(category?.id ?? null, input),
    changes: [amenitiesQuery.queryKey],
    onSaved: onClose,
    done: category === null ? 'Kategori eklendi' : 'Kategorinin adı değişti',
  });
  const { register } = form;
  return (
    <Dialog title={category === null ? 'Yeni kategori' : 'Kategorinin adı'} onClose={onClose}>
      <SaveForm {...state} className="mt-4 grid gap-4" onCancel={onClose}>
        <TextInput label="Ad" {...register('name')} />
      </SaveForm>
      {category && (
        <div className="mt-4">
          <LanguagesButton kind="feature_category" id={category.id} />
        </div>
      )}
    </Dialog>
  );
}
