import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { cx } from '#dashboard/ui/class-names.ts';

type Props = { name: string; amount: Kurus; strong?: boolean; soft?: boolean };

export function AmountRow({ name, amount, strong, soft }: Props) {
  return (
    <div
      className={cx('flex justify-between gap-3', strong && 'font-semibold', soft && 'text-soft')}
    >
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{formatKurus(amount)}</dd>
    </div>
  );
}
