import { useQueryClient } from '@tanstack/react-query';
import { type Account, UpdateProfileInput } from '#domain/auth/account-schema.ts';
import { TOLD_BY_HINT } from '#domain/whatsapp/told-by.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { renameSession } from '#dashboard/app/session.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { ToldBySelect } from '#dashboard/shared/told-by-select.tsx';
import { accountQuery, updateProfile } from './api.ts';

type Props = { account: Account; onReload: () => void };

export function ProfileForm({ account, onReload }: Props) {
  const client = useQueryClient();
  const { version, firstName, lastName, phone, role, toldBy } = account;
  // Only owners are told of changes in their houses.
  const isOwner = role === 'OWNER';
  const { form, submit, ...state } = useSaveForm({
    schema: UpdateProfileInput,
    defaults: {
      version,
      firstName,
      lastName,
      phone: phone && formatPhone(phone),
      ...(isOwner && { toldBy }),
    },
    draft: 'profile',
    save: updateProfile,
    onSaved: (saved) => {
      client.setQueryData(accountQuery.queryKey, saved);
      renameSession(`${saved.firstName} ${saved.lastName}`);
    },
    done: 'Bilgileriniz kaydedildi',
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Ad" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Soyad" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Field label="Telefon" error={errors.phone?.message}>
          <TextInput
            type="tel"
            autoComplete="tel"
            className="figures"
            {...register('phone', optional)}
          />
        </Field>
        {isOwner && (
          <Field label="Değişikliklerin haberi" hint={TOLD_BY_HINT} error={errors.toldBy?.message}>
            <ToldBySelect {...register('toldBy')} />
          </Field>
        )}
      </div>
      <FormFoot {...state} reload={onReload} />
    </SaveForm>
  );
}
