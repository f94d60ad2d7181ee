import type { UseFormRegister } from 'react-hook-form';
import {
  type AdminUserDetail,
  CreateUserInput,
  UpdateUserInput,
} from '#domain/users/admin-schema.ts';
import type { Role } from '#domain/auth/permissions.ts';
import { TOLD_BY_HINT, type ToldBy } from '#domain/whatsapp/told-by.ts';
import { PAYOUT_TIMING_LABELS, PAYOUT_TIMINGS, type PayoutTiming } from '#domain/payouts/timing.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Options, Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
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
  const { form, ...state } = useSaveForm({
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
    <SaveForm {...state} onCancel={onDone} label="Ekle">
      <PersonInputs register={form.register as unknown as UseFormRegister<PersonFields>} />
      <p className="text-xs text-soft">
        Parolasını kendisi seçer: kaydettiğinizde yazdığınız e-posta adresine bir bağlantı gider.
      </p>
    </SaveForm>
  );
}

type EditProps = { user: AdminUserDetail; onDone: () => void; onReload: () => void };

export function EditUserForm({ user, onDone, onReload }: EditProps) {
  const { form, ...state } = useSaveForm({
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
    <SaveForm {...state} onCancel={onDone} reload={onReload}>
      <PersonInputs
        register={form.register as unknown as UseFormRegister<PersonFields>}
        storedIdentity={user.identityNumber}
      />
    </SaveForm>
  );
}

type InputsProps = {
  register: UseFormRegister<PersonFields>;
  storedIdentity?: string | null;
};

function PersonInputs({ register, storedIdentity }: InputsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Ad" {...register('firstName')} />
        <TextInput label="Soyad" {...register('lastName')} />
      </div>
      <EmailInput
        label="E-posta"
        hint="Girişte kullanılır. Ev sahibinin telefonu varsa boş kalabilir; o zaman giriş yapamaz, postalar ona gitmez."
        {...register('email')}
      />
      <Select label="Rol" hint={ROLE_HINT} {...register('role')}>
        <Options of={ROLE_CHOICES} />
      </Select>
      <TextInput label="Telefon" type="tel" className="figures" {...register('phone', optional)} />
      <TextInput
        label="T.C. kimlik no"
        hint={
          storedIdentity
            ? `Kayıtlı: ${storedIdentity}. Değiştirmek için yenisini yazın.`
            : 'Şifreli saklanır, ekranda maskelenir.'
        }
        className="figures"
        inputMode="numeric"
        {...register('identityNumber', optional)}
      />
      <TextInput
        label="IBAN"
        hint="Ödemelerinin yapılacağı hesap."
        className="figures"
        {...register('iban', optional)}
      />
      <Select
        label="Ödeme zamanı"
        hint="Ev sahibine bir konaklama için ne zaman ödeneceği."
        {...register('payoutTiming')}
      >
        <Options of={PAYOUT_TIMINGS} labels={PAYOUT_TIMING_LABELS} />
      </Select>
      <ToldBySelect label="Ev sahibine haber" hint={TOLD_BY_HINT} {...register('toldBy')} />
      <TextArea label="Adres" rows={2} {...register('address', optional)} />
      <TextArea
        label="Not"
        hint="Yalnız yöneticiler görür."
        rows={2}
        {...register('notes', optional)}
      />
    </>
  );
}
