import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { formatKurus } from '#domain/values/money.ts';
import {
  EXTRA_PAYEE_LABELS,
  EXTRA_PAYEES,
  NewExtra,
  type StayExtra,
} from '#domain/extras/items.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { SaveDialog } from '#dashboard/form/save-dialog.tsx';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { acceptReservation, changeExtras } from '../api.ts';

type Props = {
  detail: ReservationDetail;
  /** The item being changed; null for a new one. */
  extra: StayExtra | null;
  onClose: () => void;
};
type Values = z.input<typeof NewExtra>;

/** One thing that the guest takes besides the stay: what, for how much, and whom it is owed. */
export default function ExtraDialog({ detail, extra, onClose }: Props) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: NewExtra,
    defaults: valuesOf(extra),
    draft: `extra:${extra?.id ?? detail.id}`,
    focusFirst: 'label',
    save: (add) =>
      changeExtras(detail.id, {
        version: detail.version,
        add,
        ...(extra && { remove: extra.id }),
      }),
    onSaved: (changed) => {
      acceptReservation(client, changed);
      onClose();
    },
    done: extra === null ? 'Ek hizmet eklendi' : 'Ek hizmet değişti',
  });
  const { register, control, watch } = form;
  const [unitPrice, quantity = 1, payee] = watch(['unitPrice', 'quantity', 'payee']);
  const amount = unitPrice * quantity;
  const total = detail.total - (extra?.amount ?? 0) + amount;
  return (
    <SaveDialog
      title={extra === null ? `Ek hizmet: ${detail.reservation_id}` : `Değiştir: ${extra.label}`}
      text={`${detail.customer_name} · ${detail.villa_name}`}
      {...state}
      offer={null}
      required={undefined}
      label={extra === null ? 'Ekle' : 'Değiştir'}
      onClose={onClose}
    >
      <TextInput
        label="Ne"
        hint="Misafir belgelerinde böyle görür."
        maxLength={80}
        placeholder="Havuz ısıtma"
        {...register('label')}
      />
      <div className="grid grid-cols-[1fr_5rem] gap-3">
        <Controller
          control={control}
          name="unitPrice"
          render={({ field }) => (
            <MoneyInput label="Birim tutar (₺)" {...field} value={field.value || null} />
          )}
        />
        <TextInput
          label="Adet"
          type="number"
          min={1}
          max={99}
          inputMode="numeric"
          className="figures text-right"
          {...register('quantity', { valueAsNumber: true })}
        />
      </div>
      <Select label="Kime ödenir" hint={PAYEE_HINTS[payee]} {...register('payee')}>
        <Options of={EXTRA_PAYEES} labels={EXTRA_PAYEE_LABELS} />
      </Select>
      {amount > 0 && (
        <p className="figures rounded-md bg-sunken px-3 py-2">
          {formatKurus(amount)} · yeni toplam {formatKurus(total)}
        </p>
      )}
    </SaveDialog>
  );
}

const PAYEE_HINTS = {
  owner: 'Evin geliridir; girişte kalan tutara eklenir.',
  agency: 'Acentanın geliridir; ön ödemeden ayrı ödenir, ev sahibinin hesabına girmez.',
} as const;

const valuesOf = (extra: StayExtra | null): Values => ({
  label: extra?.label ?? '',
  // The box shows it empty; the schema asks for more than nothing.
  unitPrice: extra?.unitPrice ?? 0,
  quantity: extra?.quantity ?? 1,
  payee: extra?.payee ?? 'owner',
});
