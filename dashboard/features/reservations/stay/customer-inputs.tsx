import type { UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import type { ClerkReservationInput } from '#domain/reservations/admin-schema.ts';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';

type Values = z.input<typeof ClerkReservationInput>;

/** Who comes, and how to reach them. */
export function CustomerInputs({ register }: { register: UseFormRegister<Values> }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">Misafir</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Ad" {...register('customer.firstName')} />
        <TextInput label="Soyad" {...register('customer.lastName')} />
      </div>
      <TextInput
        label="Telefon"
        type="tel"
        placeholder="0532 123 45 67"
        {...register('customer.phone')}
      />
      <EmailInput label="E-posta" hint="Telefon varsa gerekmez." {...register('customer.email')} />
      <TextArea label="Misafirin notu" rows={2} {...register('customer.note')} />
    </fieldset>
  );
}
