import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ReplaceDiscountsInput } from '#domain/prices/discount-schema.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { replaceDiscounts } from '../api.ts';
import { DiscountRow } from './discount-row.tsx';
import type { DiscountValues } from './discount-values.ts';

export function DiscountForm({ villa }: { villa: AdminVilla }) {
  const client = useQueryClient();
  const { queryKey } = villaDetailQuery(villa.id);
  const [opened] = useState(villa.version);
  const { form, discard, ...state } = useSaveForm({
    schema: ReplaceDiscountsInput,
    defaults: valuesOf(villa),
    draft: `villa:${villa.id}:discounts`,
    // A draft keeps the version it was based on; saves of other parts do not cause a conflict.
    save: ({ version, rows }) =>
      replaceDiscounts(villa.id, version === opened ? villa.version : version, rows),
    onSaved: (saved) => {
      const { version, discounts } = saved;
      client.setQueryData(queryKey, (old) => old && { ...old, version, discounts });
      void client.invalidateQueries({ queryKey });
    },
    done: 'İndirimler kaydedildi',
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  async function reload() {
    discard(valuesOf(await client.fetchQuery(villaDetailQuery(villa.id))));
  }
  return (
    <SaveForm {...state} onReload={() => void reload()} label="İndirimleri kaydet">
      <div className="flex items-center gap-2">
        <div className="mr-auto">
          <h2 className="text-base font-semibold">İndirimler</h2>
          <p className="text-soft">Bir konaklamaya en çok düşüren tek indirim uygulanır.</p>
        </div>
        <Button onClick={() => append(NEW)}>
          <Plus size={14} aria-hidden="true" />
          İndirim ekle
        </Button>
      </div>
      {fields.length === 0 && <p className="text-soft">Henüz indirim yok.</p>}
      <ul className="grid gap-4">
        {fields.map(({ id }, i) => (
          <DiscountRow key={id} at={i} form={form} onRemove={() => remove(i)} />
        ))}
      </ul>
    </SaveForm>
  );
}

const NEW: DiscountValues['rows'][number] = {
  kind: 'early',
  rate: 1000,
  bookFrom: null,
  bookTo: null,
  stayFrom: null,
  stayTo: null,
  minNights: null,
  daysBefore: null,
};

const valuesOf = ({ version, discounts }: AdminVilla): DiscountValues => ({
  version,
  rows: discounts.map(({ id: _id, ...row }) => row),
});
