import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateVillaInput } from '#domain/villas/admin-schema.ts';
import { LEGAL_CAPACITY_CAP, legalCapacity } from '#domain/villas/capacity.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { createVilla, VILLAS } from '../api.ts';
import { NewOwnerForm } from './new-owner-form.tsx';
import { ownerChoicesQuery, townChoicesQuery } from '#dashboard/shared/villas/choices.ts';
import { wholeNumber } from '#dashboard/form/numbers.ts';

/** What a villa needs to exist; the rest is the editor's. */
const NewVilla = CreateVillaInput.pick({ facts: true });

/** No choice yet, which is refused like an emptied field. */
const NONE = wholeNumber.setValueAs('');

type Props = {
  onClose: () => void;
  /** It exists: on to its editor. */
  onCreated: (id: number) => void;
};

export function NewVillaDrawer({ onClose, onCreated }: Props) {
  const client = useQueryClient();
  const owners = useQuery(ownerChoicesQuery).data?.items ?? [];
  const towns = useQuery(townChoicesQuery).data?.items ?? [];
  // The choices arrive after the form: the selects are then rendered again with the draft's choice.
  const { form, ...state } = useSaveForm({
    schema: NewVilla,
    defaults: { facts: { name: '', owner_id: NONE, town_id: NONE, bedrooms: 3 } },
    draft: 'villa:new',
    focusFirst: 'facts.name',
    save: ({ facts }) => createVilla({ facts, active: false }),
    onSaved: ({ id }) => {
      void client.invalidateQueries({ queryKey: VILLAS });
      onCreated(id);
    },
    done: 'Villa eklendi; şimdi bilgilerini tamamlayın',
  });
  const [isAddingOwner, setAddingOwner] = useState(false);
  const { register, setValue, watch } = form;
  const bedrooms = watch('facts.bedrooms');
  return (
    <FormDrawer title={isAddingOwner ? 'Yeni ev sahibi' : 'Yeni villa'} onClose={onClose}>
      {isAddingOwner && (
        <NewOwnerForm
          onCancel={() => setAddingOwner(false)}
          onAdded={(id) => {
            setValue('facts.owner_id', id, { shouldDirty: true, shouldValidate: true });
            setAddingOwner(false);
          }}
        />
      )}
      {/* Stays in place meanwhile, with what was typed. */}
      <div hidden={isAddingOwner}>
        <SaveForm {...state} onCancel={onClose} label="Ekle">
          <TextInput label="Villa adı" {...register('facts.name')} />
          <Select
            label="Ev sahibi"
            key={owners.length}
            {...register('facts.owner_id', wholeNumber)}
          >
            <option value="">Seçin</option>
            <Options of={owners.map(({ id, name }) => [id, name] as const)} />
          </Select>
          <Button className="justify-self-start" onClick={() => setAddingOwner(true)}>
            Yeni ev sahibi ekle
          </Button>
          <Select
            label="Bölge"
            hint="İlçesi bölgeden gelir; editörde değiştirilebilir."
            key={towns.length}
            {...register('facts.town_id', wholeNumber)}
          >
            <option value="">Seçin</option>
            {towns.map(({ id, name, district }) => (
              <option key={id} value={id}>
                {name} ({district})
              </option>
            ))}
          </Select>
          <TextInput
            label="Yatak odası"
            hint={
              Number.isInteger(bedrooms) && bedrooms >= 0
                ? `En çok ${legalCapacity(bedrooms)} kişiye kiralanabilir (yatak odası × 2 + 2, en çok ${LEGAL_CAPACITY_CAP}).`
                : undefined
            }
            inputMode="numeric"
            className="figures w-20!"
            {...register('facts.bedrooms', wholeNumber)}
          />
          <p className="text-xs text-soft">
            Villa yayına alınmadan eklenir. Kodu ve sayfa adresi kendiliğinden verilir.
          </p>
        </SaveForm>
      </div>
    </FormDrawer>
  );
}
