import { useFieldArray } from 'react-hook-form';
import { CheckField, ChoiceField, DecimalField, useFieldError } from './fields.tsx';
import type { VillaFormInput } from '../form.ts';
import { FormRows } from '#dashboard/form/form-rows.tsx';
import { Row, Section } from './section.tsx';

const MAX = 10;
const NEW_POOL = {
  use: 'private',
  kind: 'outdoor',
  widthCm: 400,
  lengthCm: 800,
  depthCm: 150,
  heated: false,
  sheltered: false,
} as const;

/** The pools with their measures. */
export function PoolsSection() {
  const list = useFieldArray<VillaFormInput, 'pools'>({
    name: 'pools',
  });
  const error = useFieldError('pools');
  return (
    <Section id="pools" intro="İlk sıradaki havuz, villanın kartında anlatılan havuzdur.">
      {list.fields.length === 0 && <p className="text-soft">Havuz yok.</p>}
      <FormRows
        list={list}
        noun="havuz"
        most={MAX}
        error={error}
        add="Havuz ekle"
        onAdd={() => list.append(NEW_POOL)}
      >
        {(i) => <PoolFields at={i} />}
      </FormRows>
    </Section>
  );
}

function PoolFields({ at }: { at: number }) {
  return (
    <div className="grid gap-3">
      <Row of={2}>
        <ChoiceField name={`pools.${at}.use`} label="Kullanım">
          <option value="private">Özel</option>
          <option value="shared">Ortak</option>
        </ChoiceField>
        <ChoiceField name={`pools.${at}.kind`} label="Tür">
          <option value="outdoor">Açık</option>
          <option value="indoor">Kapalı</option>
          <option value="children">Çocuk havuzu</option>
        </ChoiceField>
      </Row>
      <div className="grid grid-cols-3 items-start gap-3">
        <DecimalField name={`pools.${at}.widthCm`} label="En" unit="m" />
        <DecimalField name={`pools.${at}.lengthCm`} label="Boy" unit="m" />
        <DecimalField name={`pools.${at}.depthCm`} label="Derinlik" unit="m" />
      </div>
      <div className="flex flex-wrap gap-x-5">
        <CheckField name={`pools.${at}.heated`} label="Isıtmalı" />
        <CheckField name={`pools.${at}.sheltered`} label="Korunaklı (dışarıdan görünmez)" />
      </div>
    </div>
  );
}
