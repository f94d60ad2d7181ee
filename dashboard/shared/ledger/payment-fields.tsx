import { Controller, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import { TO_OWNER_KINDS, TRANSACTION_KINDS } from '#domain/payments/ledger.ts';
import {
  bookableKinds,
  mailsOfEntry,
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
} from '#domain/payments/rules.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, TextArea, Tick } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { ConfirmTick } from './confirm-tick.tsx';

export type PaymentValues = z.input<typeof RecordTransactionInput>;

/** Payment methods that clerks record; payments by link are recorded automatically. */
const METHODS = ['havale_eft', 'fast', 'card', 'cash', 'to_owner'] as const;

export type PaymentForm = UseFormReturn<
  PaymentValues,
  unknown,
  z.output<typeof RecordTransactionInput>
>;

type Props = {
  form: PaymentForm;
  /** The stay that the money is of; undefined until it is chosen. */
  stay: ReservationDetail | undefined;
};

/** The fields of money that moved outside the provider, for every form that records it. */
export function PaymentFields({ form, stay }: Props) {
  const { register, control, formState, setValue, watch } = form;
  const [kind, method, amount, confirm] = watch(['kind', 'method', 'amount', 'confirm']);
  const open = stay?.open;
  const usual = open?.[kind];
  const givesBack = kind === 'refund' || kind === 'deposit_refund';
  const writeAmount = (kurus: number) =>
    setValue('amount', kurus, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Ne için"
          {...register('kind', {
            // Most kinds have a default amount: what is open.
            onChange: ({ target }) => {
              if (open) writeAmount(open[target.value as PaymentValues['kind']] ?? 0);
            },
          })}
        >
          <Options of={kindsOf(open, kind)} labels={TRANSACTION_KIND_LABELS} />
        </Select>
        <Select label="Nasıl" {...register('method')}>
          <Options of={methodsOf(kind, method)} labels={TRANSACTION_METHOD_LABELS} />
        </Select>
      </div>
      <TakerNote kind={kind} method={method} />
      <div className="grid gap-1.5">
        <Field
          label="Tutar"

          {...(givesBack &&
            method !== 'to_owner' &&
            usual !== undefined && { hint: mostText(usual) })}
        >
          <Controller
            control={control}
            name="amount"
            render={({ field }) => <MoneyInput {...field} value={field.value || null} />}
          />
        </Field>
        {usual !== undefined && usual > 0 && usual !== amount && (
          <Button
            variant="quiet"
            className="figures justify-self-end border-line"
            onClick={() => writeAmount(usual)}
          >
            {formatKurus(usual)} yaz
          </Button>
        )}
      </div>
      <Field label="Ödeme zamanı (Türkiye saati)" hint="Boş bırakırsanız şimdi sayılır.">
        <Controller
          control={control}
          name="paidAt"
          render={({ field: { onChange, value, ...field } }) => (
            <InstantInput
              {...field}
              value={value ?? null}
              onChange={(instant) => onChange(instant ?? undefined)}
            />
          )}
        />
      </Field>
      <TextArea
        label={kind === 'refund' ? 'İadenin nedeni' : 'Not'}
        {...(kind !== 'refund' && { hint: 'Dekont numarası ya da açıklama; misafir görmez.' })}
        rows={2}
        maxLength={500}
        {...register('note')}
      />
      {mailsOfEntry(kind).length > 0 && (
        <Tick {...register('notify')}>Misafire e-posta ile bilgi ver</Tick>
      )}
      {stay && (
        <ConfirmTick
          stay={stay}
          kind={kind}
          amount={amount}
          value={confirm}
          onChange={(wanted) => setValue('confirm', wanted, { shouldDirty: true })}
        />
      )}
    </>
  );
}

/** Who took the money decides what the owner is still paid: said where it is easily mistaken. */
function TakerNote({ kind, method }: Pick<PaymentValues, 'kind' | 'method'>) {
  const text =
    method === 'to_owner'
      ? kind === 'refund'
        ? 'Parayı ev sahibi geri verdi; kasamızdan çıkmadı.'
        : 'Parayı ev sahibi aldı; kasamıza girmedi, ev sahibine ayrıca ödenmez.'
      : kind === 'balance'
        ? `Kasamıza girer, ev sahibine borç yazılır. Kapıda ev sahibi aldıysa “${TRANSACTION_METHOD_LABELS.to_owner}” seçin.`
        : null;
  return text && <p className="text-xs text-soft">{text}</p>;
}

/** The ways in which money of a kind can move, and the one chosen before. */
const methodsOf = (kind: PaymentValues['kind'], chosen: PaymentValues['method']) =>
  METHODS.filter((one) => one !== 'to_owner' || one === chosen || TO_OWNER_KINDS.includes(kind));

const mostText = (left: number): string =>
  left > 0 ? `En çok ${formatKurus(left)} iade edilebilir.` : 'İade edilecek tutar yok.';

/** The kinds that can be recorded for the stay, and the one chosen before it was known. */
const kindsOf = (open: ReservationDetail['open'] | undefined, chosen: PaymentValues['kind']) =>
  open ? [...new Set([chosen, ...bookableKinds(open)])] : TRANSACTION_KINDS;
