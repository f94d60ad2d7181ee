import { Tick } from '#dashboard/ui/controls.tsx';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { TransactionKind } from '#domain/payments/ledger.ts';
import { isHolding } from '#domain/reservation-hold.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';

type Props = {
  stay: Pick<ReservationDetail, 'status' | 'dues'>;
  kind: TransactionKind;
  amount: Kurus | null;
  /** What the clerk chose; undefined while the amount decides. */
  value: boolean | undefined;
  onChange: (confirm: boolean) => void;
};

/**
 * Whether money for a held stay confirms it: on once the prepayment is complete, unless the clerk
 * chooses otherwise. Not shown for money that does not affect it.
 */
export function ConfirmTick({ stay, kind, amount, value, onChange }: Props) {
  if (!isHolding(stay.status) || (kind !== 'prepayment' && kind !== 'balance')) return null;
  const missing = stay.dues.prepayment - (amount ?? 0);
  const checked = value ?? missing <= 0;
  return (
    <div className="grid gap-0.5">
      <Tick checked={checked} onChange={({ target }) => onChange(target.checked)}>
        Rezervasyonu onayla
      </Tick>
      <p className="pl-6 text-xs text-soft">
        {!checked
          ? 'Para kaydedilir ve süre durur; siz karar verene kadar geceler bu misafirde kalır.'
          : missing > 0
            ? `Ön ödemenin ${formatKurus(missing)} eksiğiyle onaylanır.`
            : 'Geceler kesin olarak dolar, misafire ve ev sahibine onay gider.'}
      </p>
    </div>
  );
}
