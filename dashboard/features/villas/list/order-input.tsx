import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '#dashboard/app/use-send.ts';
import { notify } from '#dashboard/app/notify.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { orderVillas, VILLAS } from '../api.ts';

const MAX = 1_000_000;

type Props = {
  villa: { id: number; name: string; order: number };
  /** In a table: its frame is only shown while it has the focus. */
  quiet?: boolean;
};

/** A villa's position in the agency's order: saved with Enter or on blur, Esc restores it. */
export function OrderInput({ villa, quiet }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending } = useSend({
    send: (order: number) => orderVillas([{ id: villa.id, order }]),
    onDone: (_answer, order) =>
      notify.success(`${villa.name}: sıra ${order}`, {
        label: 'Geri al',
        onClick: () => mutate(villa.order),
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: VILLAS }),
  });

  function keep() {
    const order = Number(typed?.trim() || villa.order);
    setTyped(null);
    if (order === villa.order) return;
    if (Number.isInteger(order) && order >= 0 && order <= MAX) mutate(order);
    else notify.error('Sıra, 0 ile 1.000.000 arasında bir tam sayı olmalı.');
  }
  return (
    <TextInput
      aria-label={`${villa.name} sırası`}
      inputMode="numeric"
      className={cx(
        'figures relative z-[1] w-16! text-right',
        quiet && 'h-7! border-transparent bg-transparent focus:border-line focus:bg-raised',
      )}
      disabled={isPending}
      value={typed ?? villa.order}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
