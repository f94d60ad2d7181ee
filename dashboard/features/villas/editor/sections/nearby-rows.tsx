import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { NEARBY_KINDS, NEARBY_LABELS } from '#domain/villas/nearby.ts';
import { Button } from '#dashboard/ui/button.tsx';
import type { VillaFormInput } from '../form.ts';
import { ChoiceField, NumberField, TextField, useFieldError } from './fields.tsx';
import { FormRow } from './rows.tsx';
import { Row } from './section.tsx';

const MOST = 20;

/** What is near the house, as a guest who is there looks for it. */
export function NearbyRows() {
  const { fields, append, move, remove } = useFieldArray<VillaFormInput, 'private.nearby'>({
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
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map(({ id }, i) => (
            <FormRow
              key={id}
              name={`${i + 1}. yer`}
              at={i}
              count={fields.length}
              onMove={(to) => move(i, to)}
              onRemove={() => remove(i)}
            >
              <Row of={3}>
                <ChoiceField name={`private.nearby.${i}.kind`} label="Ne">
                  {NEARBY_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {NEARBY_LABELS[kind]}
                    </option>
                  ))}
                </ChoiceField>
                <TextField name={`private.nearby.${i}.name`} label="Adı (isteğe bağlı)" />
                <NumberField name={`private.nearby.${i}.metres`} label="Mesafe (m)" />
              </Row>
            </FormRow>
          ))}
        </ul>
      )}
      {error && <p className="text-xs text-red">{error}</p>}
      <div>
        <Button
          disabled={fields.length >= MOST}
          onClick={() => append({ kind: 'market', name: '', metres: 500 })}
        >
          <Plus size={14} aria-hidden="true" />
          Yer ekle
        </Button>
      </div>
    </fieldset>
  );
}
