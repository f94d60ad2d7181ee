import type { ClipboardEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { type AdminTownDetail, CreateTownInput } from '#domain/locations/admin-schema.ts';
import { slugify } from '#domain/values/slug.ts';
import { filledFrom } from '#dashboard/form/filled-from.ts';
import { readMapPoint } from '#dashboard/form/map-point.ts';
import { optionalNumber } from '#dashboard/form/numbers.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import {
  ActiveField,
  NameField,
  PageFields,
  placeOf,
  SlugField,
} from '#dashboard/shared/landing-pages/place-fields.tsx';
import { SearchPreview } from '#dashboard/shared/landing-pages/search-preview.tsx';
import { TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { createTown, PLACES, updateTown } from '../api.ts';
import { ShoreRows } from './shore-rows.tsx';
import { DistrictPicker } from '../districts/district-picker.tsx';

type Props = {
  /** Null for a new region. */
  town: AdminTownDetail | null;
  onDone: () => void;
  onReload?: () => void;
};

const EMPTY: z.input<typeof CreateTownInput> = {
  name: '',
  slug: undefined,
  order: undefined,
  district_id: 0,
  intro: '',
  body: [],
  shore: [],
  suits: '',
  gettingThere: '',
  image: null,
  popular: false,
  active: true,
  latitude: null,
  longitude: null,
};

export function TownForm({ town, onDone, onReload }: Props) {
  const { form, ...state } = useSaveForm({
    // The complete input schema: on an update, unchanged fields are left out.
    schema: CreateTownInput,
    defaults: filledFrom(EMPTY, town),
    focusFirst: town === null ? 'name' : undefined,
    draft: `town:${town?.id ?? 'new'}`,
    save: (input) =>
      town === null ? createTown(input) : updateTown(town.id, { ...input, version: town.version }),
    changes: PLACES,
    onSaved: onDone,
    done: town === null ? 'Bölge eklendi' : 'Bölge kaydedildi',
  });
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const shared = placeOf(form);
  const [name, slug, intro] = useWatch({ control, name: ['name', 'slug', 'intro'] });

  /** Coordinates copied from a map fill in both fields. */
  function pasteBoth(event: ClipboardEvent<HTMLInputElement>) {
    const point = readMapPoint(event.clipboardData.getData('text'));
    if (!point) return;
    event.preventDefault();
    setValue('latitude', point[0], { shouldDirty: true });
    setValue('longitude', point[1], { shouldDirty: true });
  }

  return (
    <SaveForm {...state} onCancel={onDone} reload={onReload}>
      <NameField {...shared} />
      <SlugField {...shared} isNew={town === null} />
      <Controller
        control={control}
        name="district_id"
        render={({ field }) => (
          <DistrictPicker
            value={field.value}
            onChange={field.onChange}
            error={errors.district_id?.message}
          />
        )}
      />
      <PageFields {...shared} />
      <TextArea
        label="Kime uyar"
        hint="Sayfada kendi başlığıyla durur; boşsa görünmez."
        rows={2}
        {...register('suits')}
      />
      <TextArea
        label="Nasıl gidilir"
        hint="Havalimanı, yol, araç gerekip gerekmediği."
        rows={2}
        {...register('gettingThere')}
      />
      <ShoreRows form={form} />
      <SearchPreview
        title={name && `${name} kiralık villalar`}
        slug={slug || slugify(name)}
        text={intro ?? ''}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label="Enlem"
          hint="Haritadan “36.2650, 29.4123” biçiminde yapıştırabilirsiniz."
          className="figures"
          inputMode="decimal"
          onPaste={pasteBoth}
          {...register('latitude', optionalNumber)}
        />
        <TextInput
          label="Boylam"
          className="figures"
          inputMode="decimal"
          onPaste={pasteBoth}
          {...register('longitude', optionalNumber)}
        />
      </div>
      <div className="grid gap-2">
        <ActiveField {...shared} />
        <Tick {...register('popular')}>Ana sayfadaki popüler bölgelerde görünsün</Tick>
      </div>
    </SaveForm>
  );
}
