import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import {
  type AdminUserDetail,
  CreateUserInput,
  UpdateUserInput,
} from '#domain/users/admin-schema.ts';
import type { Role } from '#domain/auth/permissions.ts';
import { TOLD_BY_HINT, type ToldBy } from '#domain/whatsapp/told-by.ts';
import { PAYOUT_TIMING_LABELS, PAYOUT_TIMINGS, type PayoutTiming } from '#domain/payouts/timing.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Options, Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { ToldBySelect } from '#dashboard/shared/told-by-select.tsx';
import { createUser, updateUser, USERS } from './api.ts';
import { ROLE_CHOICES } from './search.ts';

const ROLE_HINT =
  'Yönetici her şeyi görür. Rezervasyon görevlisi misafir ve villalarla, muhasebe parayla çalışır; saha görevlisi günün giriş ve çıkışlarını, ev sahibi kendi villalarını görür.';

/** What both forms ask. */
type PersonFields = {
  email?: string;
  role?: Role;
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  identityNumber?: string | null;
  iban?: string | null;
  address?: string | null;
  notes?: string | null;
  payoutTiming?: PayoutTiming;
  toldBy?: ToldBy;
};

export function NewUserForm({ onDone }: { onDone: () => void }) {
  const { form, submit, ...state } = useSaveForm({
    schema: CreateUserInput,
    defaults: {
      email: '',
      role: 'OWNER',
      firstName: '',
      lastName: '',
      phone: null,
      identityNumber: null,
      iban: null,
      address: null,
      notes: null,
      payoutTiming: 'arrival',
      toldBy: 'mail',
    },
    draft: 'user:new',
    focusFirst: 'firstName',
    save: createUser,
    changes: [USERS],
    onSaved: onDone,
    done: 'Kullanıcı eklendi',
  });
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <PersonInputs
        register={form.register as unknown as UseFormRegister<PersonFields>}
        errors={form.formState.errors as FieldErrors<PersonFields>}
      />
      <p className="text-xs text-soft">
        Parolasını kendisi seçer: kaydettiğinizde yazdığınız e-posta adresine bir bağlantı gider.
      </p>
      <FormFoot {...state} onCancel={onDone} label="Ekle" />
    </SaveForm>
  );
}

type EditProps = { user: AdminUserDetail; onDone: () => void; onReload: () => void };

export function EditUserForm({ user, onDone, onReload }: EditProps) {
  const { form, submit, ...state } = useSaveForm({
    schema: UpdateUserInput,
    defaults: {
      version: user.version,
      email: user.email,
      role: user.role,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone && formatPhone(user.phone),
      identityNumber: null,
      iban: user.iban,
      address: user.address,
      notes: user.notes,
      payoutTiming: user.payoutTiming,
      toldBy: user.toldBy,
    },
    draft: `user:${user.id}`,
    // An identity number can only be replaced: the stored one is never sent to the browser.
    save: ({ identityNumber, ...input }) =>
      updateUser(user.id, identityNumber ? { ...input, identityNumber } : input),
    changes: [USERS],
    onSaved: onDone,
  });
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <PersonInputs
        register={form.register as unknown as UseFormRegister<PersonFields>}
        errors={form.formState.errors as FieldErrors<PersonFields>}
        storedIdentity={user.identityNumber}
      />
      <FormFoot {...state} onCancel={onDone} reload={onReload} />
    </SaveForm>
  );
}

type InputsProps = {
  register: UseFormRegister<PersonFields>;
  errors: FieldErrors<PersonFields>;
  storedIdentity?: string | null;
};

function PersonInputs({ register, errors, storedIdentity }: InputsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Ad" error={errors.firstName?.message}>
          <TextInput {...register('firstName')} />
        </Field>
        <Field label="Soyad" error={errors.lastName?.message}>
          <TextInput {...register('lastName')} />
        </Field>
      </div>
      <Field
        label="E-posta"
        hint="Girişte kullanılır. Ev sahibinin telefonu varsa boş kalabilir; o zaman giriş yapamaz, postalar ona gitmez."
        error={errors.email?.message}
      >
        <EmailInput {...register('email')} />
      </Field>
      <Field label="Rol" hint={ROLE_HINT} error={errors.role?.message}>
        <Select {...register('role')}>
          <Options of={ROLE_CHOICES} />
        </Select>
      </Field>
      <Field label="Telefon" error={errors.phone?.message}>
        <TextInput type="tel" className="figures" {...register('phone', optional)} />
      </Field>
      <Field
        label="T.C. kimlik no"
        hint={
          storedIdentity
            ? `Kayıtlı: ${storedIdentity}. Değiştirmek için yenisini yazın.`
            : 'Şifreli saklanır, ekranda maskelenir.'
        }
        error={errors.identityNumber?.message}
      >
        <TextInput
          className="figures"
          inputMode="numeric"
          autoComplete="off"
          {...register('identityNumber', optional)}
        />
      </Field>
      <Field label="IBAN" hint="Ödemelerinin yapılacağı hesap." error={errors.iban?.message}>
        <TextInput className="figures" autoComplete="off" {...register('iban', optional)} />
      </Field>
      <Field
        label="Ödeme zamanı"
        hint="Ev sahibine bir konaklama için ne zaman ödeneceği."
        error={errors.payoutTiming?.message}
      >
        <Select {...register('payoutTiming')}>
          <Options of={PAYOUT_TIMINGS} labels={PAYOUT_TIMING_LABELS} />
        </Select>
      </Field>
      <Field label="Ev sahibine haber" hint={TOLD_BY_HINT} error={errors.toldBy?.message}>
        <ToldBySelect {...register('toldBy')} />
      </Field>
      <Field label="Adres" error={errors.address?.message}>
        <TextArea rows={2} {...register('address', optional)} />
      </Field>
      <Field label="Not" hint="Yalnız yöneticiler görür." error={errors.notes?.message}>
        <TextArea rows={2} {...register('notes', optional)} />
      </Field>
    </>
  );
}
