import { formatKurus, type Kurus } from '#domain/money.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { ExtraLines } from './extras/extra-lines.tsx';

/** What the stay costs as it was agreed, and how far it is paid. */
export function MoneySection({ detail }: { detail: ReservationDetail }) {
  const { dues } = detail;
  const due = dues.prepayment + dues.extras + dues.atDoor;
  return (
    <DrawerSection title="Tutar">
      <dl className="grid gap-1">
        {detail.lines
          .filter(({ code }) => code !== 'extra')
          .map((line) => (
            <Amount key={`${line.code}:${line.label}`} name={line.label} amount={line.amount} />
          ))}
      </dl>
      <ExtraLines detail={detail} />
      <dl className="mt-2 grid gap-1">
        <Amount name="Toplam" amount={detail.total} strong />
        <Amount name="Ön ödeme" amount={detail.prepayment} soft />
        <Amount name="Girişte kalan" amount={detail.balance} soft />
        <Amount name="Hasar depozitosu (iade edilir)" amount={detail.deposit} soft />
        {detail.commission !== null && <Amount name="Komisyon" amount={detail.commission} soft />}
      </dl>
      <dl className="mt-2 grid gap-1 border-t border-line pt-2">
        <Amount name="Ödenen" amount={detail.paid} />
        <Amount name={due === 0 ? 'Kalan yok' : 'Kalan'} amount={due} strong={due > 0} />
        {dues.extras > 0 && (
          <>
            <Amount name="Acenteye, ön ödeme" amount={dues.prepayment} soft />
            <Amount name="Acenteye, ek hizmet" amount={dues.extras} soft />
            <Amount name="Girişte" amount={dues.atDoor} soft />
          </>
        )}
      </dl>
    </DrawerSection>
  );
}

type AmountProps = { name: string; amount: Kurus; strong?: boolean; soft?: boolean };

function Amount({ name, amount, strong, soft }: AmountProps) {
  return (
    <div
      className={cx('flex justify-between gap-3', strong && 'font-semibold', soft && 'text-soft')}
    >
      <dt>{name}</dt>
      <dd className="figures">{formatKurus(amount)}</dd>
    </div>
  );
}
