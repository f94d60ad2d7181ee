import {
  type AdminAmenityCategory,
  CreateAmenityCategoryInput,
} from '#domain/amenities/admin-schema.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { amenitiesQuery, saveCategory } from './api.ts';

type Props = {
  /** Null for a new category. */
  category: AdminAmenityCategory | null;
  onClose: () => void;
};

/** The name of a category; all there is to say of it. */
export function CategoryDialog({ category, onClose }: Props) {
  const { form, submit, ...state } = useSaveForm({
    schema: CreateAmenityCategoryInput.pick({ name: true }),
    defaults: { name: category?.name ?? '' },
    focusFirst: 'name',
    draft: `feature category:${category?.id ?? 'new'}`,
    save: (input) => saveCategory(category?.id ?? null, input),
    changes: [amenitiesQuery.queryKey],
    onSaved: onClose,
    done: category === null ? 'Kategori eklendi' : 'Kategorinin adı değişti',
  });
  const { register, formState } = form;
  return (
    <Dialog title={category === null ? 'Yeni kategori' : 'Kategorinin adı'} onClose={onClose}>
      <SaveForm
        offer={state.offer}
        required={state.required}
        onSubmit={submit}
        className="mt-4 grid gap-4"
      >
        <Field label="Ad" error={formState.errors.name?.message}>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <FormFoot {...state} onCancel={onClose} />
      </SaveForm>
      {category && (
        <div className="mt-4">
          <LanguagesButton kind="feature_category" id={category.id} />
        </div>
      )}
    </Dialog>
  );
}
