import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { slugify } from '#domain/values/slug.ts';
import {
  type AdminVillaTypeDetail,
  CreateVillaTypeInput,
} from '#domain/villa-types/admin-schema.ts';
import { filledFrom } from '#dashboard/form/filled-from.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import {
  ActiveField,
  NameField,
  PageFields,
  placeOf,
  SlugField,
} from '#dashboard/shared/landing-pages/place-fields.tsx';
import { SearchPreview } from '#dashboard/shared/landing-pages/search-preview.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { createVillaType, updateVillaType, VILLA_TYPES } from './api.ts';

type Props = {
  /** Null for a new type. */
  type: AdminVillaTypeDetail | null;
  onDone: () => void;
  onReload?: () => void;
};

const EMPTY: z.input<typeof CreateVillaTypeInput> = {
  name: '',
  slug: undefined,
  order: undefined,
  heading: '',
  intro: '',
  body: [],
  image: null,
  active: true,
};

export function VillaTypeForm({ type, onDone, onReload }: Props) {
  const { form, ...state } = useSaveForm({
    schema: CreateVillaTypeInput,
    defaults: filledFrom(EMPTY, type),
    focusFirst: type === null ? 'name' : undefined,
    draft: `villa type:${type?.id ?? 'new'}`,
    save: (input) =>
      type === null
        ? createVillaType(input)
        : updateVillaType(type.id, { ...input, version: type.version }),
    changes: [VILLA_TYPES],
    onSaved: onDone,
    done: type === null ? 'Villa tipi eklendi' : 'Villa tipi kaydedildi',
  });
  const { register, control } = form;
  const shared = placeOf(form);
  const [name, slug, heading, intro] = useWatch({
    control,
    name: ['name', 'slug', 'heading', 'intro'],
  });
  return (
    <SaveForm {...state} onCancel={onDone} reload={onReload}>
      <NameField {...shared} />
      <TextInput
        label="Sayfa başlığı"
        hint="Boş bırakırsanız ad kullanılır."
        {...register('heading')}
      />
      <SlugField {...shared} isNew={type === null} />
      <PageFields {...shared} />
      <SearchPreview title={heading || name} slug={slug || slugify(name)} text={intro ?? ''} />
      <ActiveField {...shared} />
    </SaveForm>
  );
}
