import { useQueryClient } from '@tanstack/react-query';
import { type Account, UpdateProfileInput } from '#domain/auth/account-schema.ts';
import { TOLD_BY_HINT } from '#domain/whatsapp/told-by.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { renameSession } from '#dashboard/app/session.ts';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { ToldBySelect } from '#dashboard/shared/told-by-select.tsx';
import { accountQuery, updateProfile } from './api.ts';

type Props = { account: Account; onReload: () => void };

export function ProfileForm({ account, onReload }: Props) {
  const client = useQueryClient();
  const { version, firstName, lastName, phone, role, toldBy } = account;
  // Only owners are told of changes in their houses.
  const isOwner = role === 'OWNER';
  const { form, ...state } = useSaveForm({
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
  const { register } = form;
  return (
    <SaveForm {...state} reload={onReload}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput label="Ad" autoComplete="given-name" {...register('firstName')} />
        <TextInput label="Soyad" autoComplete="family-name" {...register('lastName')} />
        <TextInput
          label="Telefon"
          type="tel"
          autoComplete="tel"
          className="figures"
          {...register('phone', optional)}
        />
        {isOwner && (
          <ToldBySelect
            label="Değişikliklerin haberi"
            hint={TOLD_BY_HINT}
            {...register('toldBy')}
          />
        )}
      </div>
    </SaveForm>
  );
}
