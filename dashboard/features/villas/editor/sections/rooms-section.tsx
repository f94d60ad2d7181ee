import { useFieldArray } from 'react-hook-form';
import { TextField, useFieldError } from './fields.tsx';
import type { VillaFormInput } from '../form.ts';
import { FormRows } from '#dashboard/form/form-rows.tsx';
import { Row, Section } from './section.tsx';

const MAX = 40;

/** The bedrooms and their beds, in the order of the page. */
export function RoomsSection() {
  const list = useFieldArray<VillaFormInput, 'rooms'>({
    name: 'rooms',
  });
  const error = useFieldError('rooms');
  return (
    <Section id="rooms" intro="Yatak odaları villa sayfasında bu sırayla görünür.">
      {list.fields.length === 0 && <p className="text-soft">Henüz oda yok.</p>}
      <FormRows
        list={list}
        noun="oda"
        most={MAX}
        error={error}
        add="Oda ekle"
        onAdd={() => list.append({ name: '', beds: '' })}
      >
        {(i) => (
          <Row of={2}>
            <TextField name={`rooms.${i}.name`} label="Oda" />
            <TextField
              name={`rooms.${i}.beds`}
              label="Yataklar"
              placeholder="1 çift kişilik yatak"
            />
          </Row>
        )}
      </FormRows>
    </Section>
  );
}
