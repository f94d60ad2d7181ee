import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';
import { addDays, type Day } from '#domain/values/dates.ts';
import { MAX_PARTS } from '#domain/payments/part-schema.ts';
import { ChangePlanInput } from '#domain/reservations/change-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatKurus, shareOf } from '#domain/values/money.ts';
import { DayField } from '#dashboard/form/day-field.tsx';
import { DecimalInput } from '#dashboard/form/decimal-input.tsx';
import { SaveDialog } from '#dashboard/form/save-dialog.tsx';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { acceptReservation, changePlan } from '../api.ts';

type Props = { detail: ReservationDetail; onClose: () => void };

/** The interim payments of one stay: another day, another share, or everything at the door. */
export default function PlanDialog({ detail, onClose }: Props) {
  const client = useQueryClient();
  const today = thisDay();
  const { form, ...state } = useSaveForm({
    schema: ChangePlanInput,
    defaults: {
      version: detail.version,
      parts: detail.parts.map(({ dueOn, rate }) => ({ due_on: dueOn, rate })),
    },
    draft: `plan:${detail.id}`,
    save: ({ parts }) => changePlan(detail.id, { version: detail.version, parts }),
    onSaved: (changed) => {
      acceptReservation(client, changed);
      onClose();
    },
    done: 'Ödeme planı değişti',
  });
  const { control, formState, watch } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  const price = detail.prepayment + detail.balance;
  const rows = watch('parts');
  return (
    <SaveDialog
      title={`Ödeme planı: ${detail.reservation_id}`}
      text={`Ön ödemeden sonra, girişten önce ödenecekler; konaklama ${formatKurus(price)}. Satırı olmayan tutar girişte alınır.`}
      {...state}
      onClose={onClose}
    >
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_7rem_auto] items-start gap-2">
          <DayField label="Son gün" control={control} name={`parts.${index}.due_on`} />
          <Controller
            control={control}
            name={`parts.${index}.rate`}
            render={({ field }) => (
              <DecimalInput
                label="Oran"
                hint={formatKurus(shareOf(price, clamped(rows[index]?.rate)))}
                unit="%"
                {...field}
              />
            )}
          />
          <span className="mt-5">
            <IconButton label={`${index + 1}. ara ödemeyi sil`} onClick={() => remove(index)}>
              <Trash2 size={14} />
            </IconButton>
          </span>
        </div>
      ))}
      {formState.errors.parts?.root?.message && (
        <p className="text-xs text-red">{formState.errors.parts.root.message}</p>
      )}
      {fields.length < MAX_PARTS && (
        <div>
          <Button onClick={() => append({ due_on: dayBetween(today, detail.checkin), rate: 2500 })}>
            <Plus size={14} aria-hidden="true" />
            Ara ödeme ekle
          </Button>
        </div>
      )}
    </SaveDialog>
  );
}

/** Thirty days before the arrival, or tomorrow when that has passed. */
function dayBetween(today: Day, checkIn: Day): Day {
  const usual = addDays(checkIn, -30);
  return usual > today ? usual : addDays(today, 1);
}

/** A rate as typed so far. */
const clamped = (rate: number | null | undefined): number =>
  Number.isInteger(rate) ? Math.min(Math.max(rate ?? 0, 0), 10_000) : 0;
