import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import { UpdateReservationInput } from '#domain/reservations/change-schema.ts';
import { type ReservationDetail } from '#domain/reservations/schema.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { acceptReservation, reservationQuery, updateReservation } from '../api.ts';
import { PriceBox } from './price-box.tsx';
import { type StayFields, StayInputs } from './stay-fields.tsx';
import { useClerkQuote } from './use-clerk-quote.ts';

type Values = z.input<typeof UpdateReservationInput>;
type Props = { detail: ReservationDetail; onDone: () => void };

/** Another villa, other dates or people, with the price beside what was agreed. */
export default function StayForm({ detail, onDone }: Props) {
  const client = useQueryClient();
  // Edited from what was on the screen when editing began: a save in between is told, not lost.
  const [base] = useState(detail);
  const { form, submit, discard, ...state } = useSaveForm({
    schema: UpdateReservationInput,
    defaults: valuesOf(base),
    draft: `reservation-stay:${base.id}:${base.version}`,
    save: (input) => {
      const total = quote?.price?.total;
      return updateReservation(base.id, {
        ...input,
        ...(total !== undefined && { expectedTotal: total }),
      });
    },
    onSaved: (saved) => {
      acceptReservation(client, saved);
      onDone();
    },
    done: 'Konaklama değişti',
  });
  const { register, control, formState, watch, setValue } = form;
  const values = watch();
  const { villa_id, checkIn, checkOut, adults, children, babies, override } = values;
  const stay = { villa_id, checkIn, checkOut, adults, children, babies, override };
  const discount = values.agencyDiscount?.amount ?? 0;
  const { quote, error, isCurrent } = useClerkQuote(stay, discount, base.id);
  const change = { shouldDirty: true } as const;
  function leave() {
    discard();
    onDone();
  }
  function takeTheirs() {
    void client.invalidateQueries(reservationQuery(base.id));
    leave();
  }
  return (
    <SaveForm onSubmit={submit}>
      <StayInputs
        control={control as unknown as Control<StayFields>}
        register={register as unknown as UseFormRegister<StayFields>}
        errors={formState.errors as FieldErrors<StayFields>}
        values={values}
        maxDiscount={quote?.price?.maxAgencyDiscount}
        onDiscount={(given) => setValue('agencyDiscount', given, change)}
      />
      <PriceBox
        quote={quote}
        error={error}
        isCurrent={isCurrent}
        isAsked
        isOverridden={override?.includes('MIN_NIGHTS') ?? false}
        onOverride={(on) => setValue('override', on ? ['MIN_NIGHTS'] : undefined, change)}
        onTakeDates={(dates) => {
          setValue('checkIn', dates.checkIn, change);
          setValue('checkOut', dates.checkOut, change);
        }}
      />
      <FormFoot {...state} onReload={takeTheirs} onCancel={leave} />
    </SaveForm>
  );
}

function valuesOf(detail: ReservationDetail): Values {
  const { version, villa_id, checkin, checkout, adults, children, babies } = detail;
  return {
    version,
    villa_id,
    checkIn: checkin,
    checkOut: checkout,
    adults,
    children,
    babies,
    agencyDiscount:
      detail.agencyDiscount > 0
        ? { amount: detail.agencyDiscount, reason: detail.discountReason ?? '' }
        : null,
  };
}
