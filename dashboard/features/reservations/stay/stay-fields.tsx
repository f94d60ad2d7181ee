import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import type { ReactNode } from 'react';
import { type Day, isDay, nightsBetween } from '#domain/values/dates.ts';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { PartyInputs } from '#dashboard/shared/party-inputs.tsx';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { FreshnessNote } from '#dashboard/shared/villas/freshness.tsx';
import type { StayValues } from './use-clerk-quote.ts';
import { DayField } from '#dashboard/form/day-field.tsx';

/** What a new reservation and a changed one ask alike. */
export type StayFields = StayValues & {
  agencyDiscount?: { amount: number; reason: string } | null | undefined;
};

type Props = {
  control: Control<StayFields>;
  register: UseFormRegister<StayFields>;
  values: StayFields;
  /** The largest possible discount, in kuruş, once there is a price. */
  maxDiscount: number | undefined;
  onDiscount: (discount: StayFields['agencyDiscount']) => void;
  /** The guests are in the house: villa and arrival stay, and nobody leaves in the past. */
  begunBy?: Day | undefined;
  /** Below the villa. */
  houses?: ReactNode;
};

/** Which villa, which nights, how many people, and what the agency gives out of its own share. */
export function StayInputs(props: Props) {
  const { control, register, values, maxDiscount, onDiscount, begunBy, houses } = props;
  const { checkIn = '', checkOut = '', agencyDiscount } = values;
  const nights = isDay(checkIn) && isDay(checkOut) ? nightsBetween(checkIn, checkOut) : 0;
  return (
    <>
      {begunBy === undefined && (
        <div className="grid gap-1">
          <Field label="Villa">
            <Controller
              control={control}
              name="villa_id"
              render={({ field }) => <VillaPicker {...field} value={field.value || null} />}
            />
          </Field>
          <FreshnessNote villaId={values.villa_id || null} />
          {houses}
        </div>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        {begunBy === undefined && <DayField label="Giriş" control={control} name="checkIn" />}
        <DayField
          label="Çıkış"
          {...(nights > 0 && { hint: `${nights} gece` })}
          control={control}
          name="checkOut"
          min={begunBy ?? checkIn}
        />
      </div>
      <PartyInputs
        tie={(name) => ({
          ...register(name, { valueAsNumber: true }),
          ...(name === 'babies' && { label: 'Bebek (0-2 yaş)' }),
        })}
      />
      {agencyDiscount ? (
        <div className="grid gap-3 rounded-md border border-line p-3">
          <Controller
            control={control}
            name="agencyDiscount.amount"
            render={({ field }) => (
              <MoneyInput
                label="Acenta indirimi"
                hint="Komisyondan düşülür; villa sahibinin payı değişmez."
                {...field}
                value={field.value || null}
              />
            )}
          />
          <TextInput
            label="İndirimin nedeni"
            maxLength={200}
            {...register('agencyDiscount.reason')}
          />
          <Button variant="quiet" className="justify-self-start" onClick={() => onDiscount(null)}>
            İndirimi kaldır
          </Button>
        </div>
      ) : (
        maxDiscount !== 0 && (
          <Button
            className="justify-self-start"
            onClick={() => onDiscount({ amount: 0, reason: '' })}
          >
            İndirim yap
          </Button>
        )
      )}
    </>
  );
}
