import { Controller, useFieldArray } from 'react-hook-form';
import type { VillaFormInput } from '../form.ts';
import { AreaField, TextField, useFieldError } from './fields.tsx';
import { GuidePictureField } from './guide-picture-field.tsx';
import { FormRows } from '#dashboard/form/form-rows.tsx';

const MAX = 20;

/** How things work in the house, part by part, each with a picture where one helps. */
export function GuideRows() {
  const list = useFieldArray<VillaFormInput, 'private.houseGuide'>({
    name: 'private.houseGuide',
  });
  const error = useFieldError('private.houseGuide');
  return (
    <fieldset className="grid min-w-0 gap-3" aria-labelledby="guide-title">
      <div>
        <h3 id="guide-title" className="font-medium">
          Evde ne nasıl çalışır
        </h3>
        <p className="text-soft">
          Sıcak su, havuz, çöp, klima… Ön ödemesi gelen misafir Konaklamam sayfasında okur;
          fotoğraflar sitenin başka hiçbir yerinde açılmaz.
        </p>
      </div>

      <FormRows
        list={list}
        noun="bölüm"
        most={MAX}
        error={error}
        add="Bölüm ekle"
        onAdd={() => list.append({ title: '', text: '', picture: null })}
      >
        {(i) => (
          <div className="grid gap-3">
            <TextField
              name={`private.houseGuide.${i}.title`}
              label="Başlık"
              placeholder="Sıcak su"
            />
            <AreaField name={`private.houseGuide.${i}.text`} label="Nasıl çalışır" rows={3} />
            <Controller<VillaFormInput, `private.houseGuide.${number}.picture`>
              name={`private.houseGuide.${i}.picture`}
              render={({ field, fieldState }) => (
                <GuidePictureField
                  value={field.value ?? null}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          </div>
        )}
      </FormRows>
    </fieldset>
  );
}
