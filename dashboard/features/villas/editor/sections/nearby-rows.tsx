import { Options } from '#dashboard/ui/controls.tsx';
import { useFieldArray } from 'react-hook-form';
import { NEARBY_KINDS, NEARBY_LABELS } from '#domain/villas/nearby.ts';
import type { VillaFormInput } from '../form.ts';
import { ChoiceField, NumberField, TextField, useFieldError } from './fields.tsx';
import { FormRows } from '#dashboard/form/form-rows.tsx';
import { Row } from './section.tsx';

const MAX = 20;

/** What is near the house, as a guest who is there looks for it. */
export function NearbyRows() {
  const list = useFieldArray<VillaFormInput, 'private.nearby'>({
    name: 'private.nearby',
  });
  const error = useFieldError('private.nearby');
  return (
    <fieldset className="grid min-w-0 gap-3" aria-labelledby="nearby-title">
      <div>
        <h3 id="nearby-title" className="font-medium">
          Yakında ne var
        </h3>
        <p className="text-soft">
          Konaklamam sayfasında yakından uzağa sıralanır. Mesafeler bölümündekiler kendiliğinden
          eklenir; burada adıyla yazdığınız yer onların yerine geçer.
        </p>
      </div>

      <FormRows
        list={list}
        noun="yer"
        most={MAX}
        error={error}
        add="Yer ekle"
        onAdd={() => list.append({ kind: 'market', name: '', metres: 500 })}
      >
        {(i) => (
          <Row of={3}>
            <ChoiceField name={`private.nearby.${i}.kind`} label="Ne">
              <Options of={NEARBY_KINDS} labels={NEARBY_LABELS} />
            </ChoiceField>
            <TextField name={`private.nearby.${i}.name`} label="Adı (isteğe bağlı)" />
            <NumberField name={`private.nearby.${i}.metres`} label="Mesafe (m)" />
          </Row>
        )}
      </FormRows>
    </fieldset>
  );
}
