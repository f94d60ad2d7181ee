import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import type { ClerkReservationInput } from '#domain/reservations/admin-schema.ts';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
import { Field } from '#dashboard/ui/field.tsx';

type Values = z.input<typeof ClerkReservationInput>;

type Props = {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values['customer']> | undefined;
};

/** Who comes, and how to reach them. */
export function CustomerInputs({ register, errors }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">Misafir</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Ad" error={errors?.firstName?.message}>
          <TextInput autoComplete="off" {...register('customer.firstName')} />
        </Field>
        <Field label="Soyad" error={errors?.lastName?.message}>
          <TextInput autoComplete="off" {...register('customer.lastName')} />
        </Field>
      </div>
      <Field label="Telefon" error={errors?.phone?.message}>
        <TextInput
          type="tel"
          autoComplete="off"
          placeholder="0532 123 45 67"
          {...register('customer.phone')}
        />
      </Field>
      <Field label="E-posta" hint="Telefon varsa gerekmez." error={errors?.email?.message}>
        <EmailInput {...register('customer.email')} />
      </Field>
      <Field label="Misafirin notu" error={errors?.note?.message}>
        <TextArea rows={2} {...register('customer.note')} />
      </Field>
    </fieldset>
  );
}
