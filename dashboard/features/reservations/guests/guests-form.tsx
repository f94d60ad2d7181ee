import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, type UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import { COUNTRIES } from '#domain/guests/countries.ts';
import { SEX_LABELS, SEXES } from '#domain/guests/identity.ts';
import { type GuestList, GuestListInput } from '#domain/reservations/admin-schema.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { reservationQuery } from '../api.ts';
import { acceptGuestList, saveGuestList } from './api.ts';

type Values = z.input<typeof GuestListInput>;
type Props = { id: string; list: GuestList; onDone: () => void };

const NOBODY: Values['guests'][number] = {
  firstName: '',
  lastName: '',
  nationality: 'TR',
  identityKind: 'tckn',
  birthDate: null,
  plate: null,
};

/** The whole list at once, as the law asks for it. Stored numbers stay unless another is typed. */
export default function GuestsForm({ id, list, onDone }: Props) {
  const client = useQueryClient();
  const [base] = useState(list);
  const { form, discard, ...state } = useSaveForm({
    schema: GuestListInput,
    defaults: valuesOf(base),
    draft: draftName('guests', id),
    save: (input) => saveGuestList(id, input),
    onSaved: (saved) => {
      acceptGuestList(client, id, saved);
      onDone();
    },
    done: 'Misafir listesi kaydedildi',
  });
  const { register, control, watch } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'guests', keyName: 'row' });
  function leave() {
    discard();
    onDone();
  }
  function takeTheirs() {
    void client.invalidateQueries(reservationQuery(id));
    leave();
  }
  return (
    <SaveForm {...state} onReload={takeTheirs} onCancel={leave}>
      {fields.map((field, i) => (
        <GuestInputs
          key={field.row}
          at={i}
          stored={base.guests.find((guest) => guest.id === field.id)?.identityNumber ?? null}
          register={register}
          asksMore={base.asksParents && (watch(`guests.${i}.nationality`) ?? 'TR') !== 'TR'}
          onRemove={() => remove(i)}
        />
      ))}
      <Button className="justify-self-start" onClick={() => append(NOBODY)}>
        <Plus size={14} aria-hidden="true" />
        Misafir ekle
      </Button>
    </SaveForm>
  );
}

type GuestProps = {
  at: number;
  /** The masked number that is stored. */
  stored: string | null;
  register: UseFormRegister<Values>;
  /** The villa's service wants to know a foreigner's parents and sex. */
  asksMore: boolean;
  onRemove: () => void;
};

function GuestInputs({ at, stored, register, asksMore, onRemove }: GuestProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-md border border-line p-3">
      <legend className="px-1 text-xs font-medium text-soft">{at + 1}. misafir</legend>
      <TextInput label="Ad" {...register(`guests.${at}.firstName`)} />
      <TextInput label="Soyad" {...register(`guests.${at}.lastName`)} />
      <Select label="Kimlik türü" {...register(`guests.${at}.identityKind`, optional)}>
        <option value="">Seçilmedi</option>
        <option value="tckn">T.C. kimlik no</option>
        <option value="passport">Pasaport</option>
      </Select>
      <TextInput
        label="Kimlik numarası"
        className="figures"
        placeholder={stored ?? ''}
        {...register(`guests.${at}.identityNumber`, storedUnlessTyped)}
      />
      <Select label="Uyruk" {...register(`guests.${at}.nationality`, optional)}>
        <option value="">Seçilmedi</option>
        <Options of={COUNTRIES} />
      </Select>
      <TextInput
        label="Doğum tarihi"
        type="date"
        {...register(`guests.${at}.birthDate`, optional)}
      />
      <TextInput label="Araç plakası" {...register(`guests.${at}.plate`, optional)} />
      {asksMore && (
        <>
          <TextInput label="Baba adı" {...register(`guests.${at}.fatherName`, optional)} />
          <TextInput label="Anne adı" {...register(`guests.${at}.motherName`, optional)} />
          <Select label="Cinsiyet" {...register(`guests.${at}.sex`, optional)}>
            <option value="">Seçilmedi</option>
            <Options of={SEXES} labels={SEX_LABELS} />
          </Select>
        </>
      )}
      <span className="self-end justify-self-end">
        <IconButton label={`${at + 1}. misafiri çıkar`} onClick={onRemove}>
          <Trash2 size={14} />
        </IconButton>
      </span>
    </fieldset>
  );
}

/** An empty field keeps the stored number. */
const storedUnlessTyped = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value : undefined,
};

const valuesOf = ({ version, guests }: GuestList): Values => ({
  version,
  guests: guests.map(({ identityNumber: _masked, ...guest }) => guest),
});
