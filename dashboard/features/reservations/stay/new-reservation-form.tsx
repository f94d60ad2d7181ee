import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Control, UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import { formatStay, isDay } from '#domain/values/dates.ts';
import { ClerkReservationInput } from '#domain/reservations/admin-schema.ts';
import { useWriteOnce } from '#dashboard/app/idempotency-key.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';
import { createReservation, reservationsChanged } from '../api.ts';
import { CustomerInputs } from './customer-inputs.tsx';
import { PriceBox } from './price-box.tsx';
import { type StayFields, StayInputs } from './stay-fields.tsx';
import { StatusInputs } from './status-inputs.tsx';
import { useClerkQuote } from './use-clerk-quote.ts';

type Values = z.input<typeof ClerkReservationInput>;
export type ReservationStart = Partial<Pick<Values, 'villa_id' | 'checkIn' | 'checkOut'>>;

type Props = {
  start: ReservationStart;
  onCancel: () => void;
  onCreated: (id: string) => void;
};

/** Stay, price, guest and state, in the order of a phone call. */
export function NewReservationForm({ start, onCancel, onCreated }: Props) {
  const client = useQueryClient();
  const writeOnce = useWriteOnce();
  const { data: villas } = useQuery(villaOptionsQuery);
  const { form, ...state } = useSaveForm({
    schema: ClerkReservationInput,
    defaults: valuesOf(start),
    draft: draftName('reservation', 'new', start),
    describe: ({ villa_id, checkIn, checkOut, customer }) =>
      [
        villas?.items.find(({ id }) => id === villa_id)?.name,
        isDay(checkIn) && isDay(checkOut) && formatStay(checkIn, checkOut),
        `${customer.firstName} ${customer.lastName}`.trim(),
      ]
        .filter(Boolean)
        .join(' · '),
    focusFirst: start.villa_id === undefined ? 'villa_id' : 'checkIn',
    save: (input) => {
      // The price that the clerk told the guest counts: a changed one has to be confirmed again.
      const total = quote?.price?.total;
      const price = total === undefined ? {} : { expectedTotal: total };
      return writeOnce(input, price, createReservation);
    },
    onSaved: ({ id }) => {
      reservationsChanged(client);
      onCreated(id);
    },
    done: 'Rezervasyon oluşturuldu',
  });
  const { register, control, watch, setValue } = form;
  const values = watch();
  const { villa_id, checkIn, checkOut, adults, children, babies, override } = values;
  const stay = { villa_id, checkIn, checkOut, adults, children, babies, override };
  const { quote, error, isCurrent } = useClerkQuote(stay, values.agencyDiscount?.amount);
  const change = { shouldDirty: true } as const;
  return (
    <SaveForm {...state} label="Rezervasyonu oluştur" onCancel={onCancel}>
      <StayInputs
        control={control as unknown as Control<StayFields>}
        register={register as unknown as UseFormRegister<StayFields>}
        values={values}
        maxDiscount={quote?.price?.maxAgencyDiscount}
        onDiscount={(discount) => setValue('agencyDiscount', discount ?? undefined, change)}
      />
      <PriceBox
        quote={quote}
        error={error}
        isCurrent={isCurrent}
        isAsked={villa_id > 0 && checkIn !== '' && checkOut !== ''}
        overridden={override}
        onOverride={(rules) => setValue('override', rules, change)}
        onTakeDates={(dates) => {
          setValue('checkIn', dates.checkIn, change);
          setValue('checkOut', dates.checkOut, change);
        }}
      />
      <CustomerInputs register={register} />
      <StatusInputs
        control={control}
        register={register}
        status={values.status ?? 'requested'}
        onExpiry={(at) => setValue('optionExpiresAt', at, change)}
      />
      <TextArea label="Acenta notu (misafir görmez)" rows={2} {...register('agencyNote')} />
    </SaveForm>
  );
}

function valuesOf(start: ReservationStart): Values {
  return {
    // The picker's "none": the schema refuses it in words.
    villa_id: start.villa_id ?? 0,
    checkIn: start.checkIn ?? '',
    checkOut: start.checkOut ?? '',
    adults: 2,
    children: 0,
    babies: 0,
    customer: { firstName: '', lastName: '', phone: '', email: '', note: '' },
    status: 'option',
    agencyNote: '',
  };
}
