import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type FieldErrors, useFieldArray, type UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import { COUNTRIES } from '#domain/guests/countries.ts';
import { SEX_LABELS, SEXES } from '#domain/guests/identity.ts';
import { type GuestList, GuestListInput } from '#domain/reservations/admin-schema.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
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
  const { form, submit, discard, ...state } = useSaveForm({
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
  const { register, control, formState, watch } = form;
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
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      {fields.map((field, i) => (
        <GuestInputs
          key={field.row}
          at={i}
          stored={base.guests.find((guest) => guest.id === field.id)?.identityNumber ?? null}
          register={register}
          errors={formState.errors.guests?.[i]}
          asksMore={base.asksParents && (watch(`guests.${i}.nationality`) ?? 'TR') !== 'TR'}
          onRemove={() => remove(i)}
        />
      ))}
      <Button className="justify-self-start" onClick={() => append(NOBODY)}>
        <Plus size={14} aria-hidden="true" />
        Misafir ekle
      </Button>
      <FormFoot {...state} onReload={takeTheirs} onCancel={leave} />
    </SaveForm>
  );
}

type GuestProps = {
  at: number;
  /** The masked number that is stored. */
  stored: string | null;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values['guests'][number]> | undefined;
  /** The villa's service wants to know a foreigner's parents and sex. */
  asksMore: boolean;
  onRemove: () => void;
};

function GuestInputs({ at, stored, register, errors, asksMore, onRemove }: GuestProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-md border border-line p-3">
      <legend className="px-1 text-xs font-medium text-soft">{at + 1}. misafir</legend>
      <Field label="Ad" error={errors?.firstName?.message}>
        <TextInput autoComplete="off" {...register(`guests.${at}.firstName`)} />
      </Field>
      <Field label="Soyad" error={errors?.lastName?.message}>
        <TextInput autoComplete="off" {...register(`guests.${at}.lastName`)} />
      </Field>
      <Field label="Kimlik türü" error={errors?.identityKind?.message}>
        <Select {...register(`guests.${at}.identityKind`, optional)}>
          <option value="">Seçilmedi</option>
          <option value="tckn">T.C. kimlik no</option>
          <option value="passport">Pasaport</option>
        </Select>
      </Field>
      <Field label="Kimlik numarası" error={errors?.identityNumber?.message}>
        <TextInput
          autoComplete="off"
          className="figures"
          placeholder={stored ?? ''}
          {...register(`guests.${at}.identityNumber`, storedUnlessTyped)}
        />
      </Field>
      <Field label="Uyruk" error={errors?.nationality?.message}>
        <Select {...register(`guests.${at}.nationality`, optional)}>
          <option value="">Seçilmedi</option>
          <Options of={COUNTRIES} />
        </Select>
      </Field>
      <Field label="Doğum tarihi" error={errors?.birthDate?.message}>
        <TextInput type="date" {...register(`guests.${at}.birthDate`, optional)} />
      </Field>
      <Field label="Araç plakası" error={errors?.plate?.message}>
        <TextInput {...register(`guests.${at}.plate`, optional)} />
      </Field>
      {asksMore && (
        <>
          <Field label="Baba adı" error={errors?.fatherName?.message}>
            <TextInput autoComplete="off" {...register(`guests.${at}.fatherName`, optional)} />
          </Field>
          <Field label="Anne adı" error={errors?.motherName?.message}>
            <TextInput autoComplete="off" {...register(`guests.${at}.motherName`, optional)} />
          </Field>
          <Field label="Cinsiyet" error={errors?.sex?.message}>
            <Select {...register(`guests.${at}.sex`, optional)}>
              <option value="">Seçilmedi</option>
              <Options of={SEXES} labels={SEX_LABELS} />
            </Select>
          </Field>
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
