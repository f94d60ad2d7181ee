import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateVillaInput } from '#domain/villas/admin-schema.ts';
import { LEGAL_CAPACITY_CAP, legalCapacity } from '#domain/villas/capacity.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
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
  const { form, submit, ...state } = useSaveForm({
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
  const { register, setValue, watch, formState } = form;
  const errors = formState.errors.facts;
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
        <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
          <Field label="Villa adı" error={errors?.name?.message}>
            <TextInput autoComplete="off" {...register('facts.name')} />
          </Field>
          <Field label="Ev sahibi" error={errors?.owner_id?.message}>
            <Select key={owners.length} {...register('facts.owner_id', wholeNumber)}>
              <option value="">Seçin</option>
              <Options of={owners.map(({ id, name }) => [id, name] as const)} />
            </Select>
          </Field>
          <Button className="justify-self-start" onClick={() => setAddingOwner(true)}>
            Yeni ev sahibi ekle
          </Button>
          <Field
            label="Bölge"
            hint="İlçesi bölgeden gelir; editörde değiştirilebilir."
            error={errors?.town_id?.message}
          >
            <Select key={towns.length} {...register('facts.town_id', wholeNumber)}>
              <option value="">Seçin</option>
              {towns.map(({ id, name, district }) => (
                <option key={id} value={id}>
                  {name} ({district})
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Yatak odası"
            hint={
              Number.isInteger(bedrooms) && bedrooms >= 0
                ? `En çok ${legalCapacity(bedrooms)} kişiye kiralanabilir (yatak odası × 2 + 2, en çok ${LEGAL_CAPACITY_CAP}).`
                : undefined
            }
            error={errors?.bedrooms?.message}
          >
            <TextInput
              inputMode="numeric"
              className="figures w-20!"
              {...register('facts.bedrooms', wholeNumber)}
            />
          </Field>
          <p className="text-xs text-soft">
            Villa yayına alınmadan eklenir. Kodu ve sayfa adresi kendiliğinden verilir.
          </p>
          <FormFoot {...state} onCancel={onClose} label="Ekle" />
        </SaveForm>
      </div>
    </FormDrawer>
  );
}
