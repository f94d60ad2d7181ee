import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#dashboard/ui/button.tsx';
import { TextField, useFieldError } from './fields.tsx';
import type { VillaFormInput } from '../form.ts';
import { FormRow } from './rows.tsx';
import { Row, Section } from './section.tsx';

const MOST = 40;

/** The bedrooms and their beds, in the order of the page. */
export function RoomsSection() {
  const { fields, append, move, remove } = useFieldArray<VillaFormInput, 'rooms'>({
    name: 'rooms',
  });
  const error = useFieldError('rooms');
  return (
    <Section id="rooms" intro="Yatak odaları villa sayfasında bu sırayla görünür.">
      {fields.length === 0 && <p className="text-soft">Henüz oda yok.</p>}
      <ul className="grid gap-3">
        {fields.map(({ id }, i) => (
          <FormRow
            key={id}
            name={`${i + 1}. oda`}
            at={i}
            count={fields.length}
            onMove={(to) => move(i, to)}
            onRemove={() => remove(i)}
          >
            <Row of={2}>
              <TextField name={`rooms.${i}.name`} label="Oda" />
              <TextField
                name={`rooms.${i}.beds`}
                label="Yataklar"
                placeholder="1 çift kişilik yatak"
              />
            </Row>
          </FormRow>
        ))}
      </ul>
      {error && <p className="text-xs text-red">{error}</p>}
      <div>
        <Button disabled={fields.length >= MOST} onClick={() => append({ name: '', beds: '' })}>
          <Plus size={14} aria-hidden="true" />
          Oda ekle
        </Button>
      </div>
    </Section>
  );
}
