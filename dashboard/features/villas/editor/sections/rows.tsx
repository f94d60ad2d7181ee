import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#dashboard/ui/button.tsx';

type Props = {
  /** What a row is, for the names of its buttons: "1. oda". */
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** A row of a list in the form, with its place in it and the way out. */
export function FormRow({ name, at, count, onMove, onRemove, children }: Props) {
  return (
    <li className="flex items-start gap-2 border-b border-line pb-3 last:border-b-0 max-sm:flex-col">
      <div className="min-w-0 flex-1 max-sm:w-full">{children}</div>
      <span className="flex sm:mt-5">
        <IconButton label={`${name}: yukarı al`} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ArrowUp size={14} />
        </IconButton>
        <IconButton
          label={`${name}: aşağı al`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown size={14} />
        </IconButton>
        <IconButton label={`${name}: kaldır`} onClick={onRemove}>
          <Trash2 size={14} />
        </IconButton>
      </span>
    </li>
  );
}
