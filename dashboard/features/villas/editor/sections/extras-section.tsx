import { Options } from '#dashboard/ui/controls.tsx';
import { useFieldArray } from 'react-hook-form';
import { EXTRA_PAYEE_LABELS, EXTRA_PAYEES } from '#domain/extras/items.ts';
import { EXTRA_UNIT_LABELS, EXTRA_UNITS, MAX_EXTRAS } from '#domain/extras/offered.ts';
import type { VillaFormInput } from '../form.ts';
import { CheckField, ChoiceField, MoneyField, TextField, useFieldError } from './fields.tsx';
import { FormRows } from '#dashboard/form/form-rows.tsx';
import { Row, Section } from './section.tsx';

/** What guests may take besides the nights, with its prices. */
export function ExtrasSection() {
  const list = useFieldArray<VillaFormInput, 'extras', 'key'>({ name: 'extras', keyName: 'key' });
  const error = useFieldError('extras');
  return (
    <Section
      id="extras"
      intro="Misafir bunları fiyatıyla görür; rezervasyon talebine ekler ya da sonradan Konaklamam’dan ister. Fiyat değişince alınmış olanlar değişmez."
    >
      {list.fields.length === 0 && <p className="text-soft">Henüz ek hizmet yok.</p>}
      <FormRows
        list={{ ...list, fields: list.fields.map(({ key }) => ({ id: key })) }}
        noun="ek hizmet"
        most={MAX_EXTRAS}
        error={error}
        add="Ek hizmet ekle"
        onAdd={() => list.append(NEW_EXTRA())}
      >
        {(i) => (
          <div className="grid gap-3">
            <Row of={2}>
              <TextField
                name={`extras.${i}.name`}
                label="Ek hizmet"
                placeholder="Havaalanı transferi"
              />
              <TextField
                name={`extras.${i}.text`}
                label="Açıklama (isteğe bağlı)"
                placeholder="Dalaman’dan, 6 kişiye kadar, gidiş"
              />
            </Row>
            <Row of={4}>
              <MoneyField name={`extras.${i}.price`} label="Fiyat (₺)" />
              <ChoiceField name={`extras.${i}.unit`} label="Ne için">
                <Options of={EXTRA_UNITS} labels={EXTRA_UNIT_LABELS} />
              </ChoiceField>
              <ChoiceField name={`extras.${i}.payee`} label="Kime ödenir">
                <Options of={EXTRA_PAYEES} labels={EXTRA_PAYEE_LABELS} />
              </ChoiceField>
              <div className="sm:pt-5">
                <CheckField name={`extras.${i}.active`} label="Sunuluyor" />
              </div>
            </Row>
          </div>
        )}
      </FormRows>
    </Section>
  );
}

const NEW_EXTRA = (): VillaFormInput['extras'][number] => ({
  id: crypto.randomUUID(),
  name: '',
  text: '',
  price: 0,
  unit: 'stay',
  payee: 'agency',
  active: true,
});
