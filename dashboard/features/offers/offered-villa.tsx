import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatKurus } from '#domain/values/money.ts';
import type { CreateOfferInput } from '#domain/offers/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { IconButton } from '#dashboard/ui/button.tsx';
import { PartyInputs } from '#dashboard/shared/party-inputs.tsx';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { listPriceQuery } from './list-price.ts';
import type { OfferValues } from './offer-values.ts';
import { DayField } from '#dashboard/form/day-field.tsx';

type Props = {
  form: UseFormReturn<OfferValues, unknown, CreateOfferInput>;
  index: number;
  onRemove?: () => void;
};

/** One villa of the offer, with the price of the list as soon as there is one. */
export function OfferedVilla({ form, index, onRemove }: Props) {
  const { register, control, formState, watch } = form;
  const errors = formState.errors.villas?.[index];
  const { villa_id, checkIn, checkOut, adults, children, babies } = watch(`villas.${index}`);
  const stay = { villa_id, checkIn, checkOut, adults, children, babies };
  const { data: quote, error } = useQuery(listPriceQuery(stay));
  const problem = errors?.message ?? (error ? messageOf(error) : quote?.message);
  return (
    <fieldset className="relative grid gap-3 rounded-md border border-line p-3">
      <legend className="px-1 text-xs font-medium text-soft">{index + 1}. villa</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Controller
            control={control}
            name={`villas.${index}.villa_id`}
            render={({ field }) => (
              <VillaPicker
                label="Villa"
                {...field}
                value={field.value || null}
                onChange={(id) => field.onChange(id ?? 0)}
              />
            )}
          />
        </div>
        {onRemove && (
          <IconButton label={`${index + 1}. villayı çıkar`} onClick={onRemove}>
            <X size={16} />
          </IconButton>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField label="Giriş" control={control} name={`villas.${index}.checkIn`} />
        <DayField label="Çıkış" control={control} name={`villas.${index}.checkOut`} min={checkIn} />
      </div>
      <PartyInputs tie={(name) => register(`villas.${index}.${name}`, { valueAsNumber: true })} />
      {problem && (
        <p role="alert" className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          {problem}
        </p>
      )}
      <Controller
        control={control}
        name={`villas.${index}.total`}
        render={({ field }) => (
          <MoneyInput
            label="Teklif fiyatı (₺)"
            hint={
              quote?.price
                ? `Liste fiyatı ${formatKurus(quote.price.total)}. Boş bırakırsanız bu geçerlidir.`
                : 'Villa ve tarihler seçilince liste fiyatı burada belirir.'
            }
            {...field}
            value={field.value ?? null}
            onChange={(kurus) => field.onChange(kurus ?? undefined)}
          />
        )}
      />
    </fieldset>
  );
}
