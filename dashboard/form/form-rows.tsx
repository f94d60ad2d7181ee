import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#dashboard/ui/button.tsx';

type RowProps = {
  /** What a row is, for the names of its buttons: "1. oda". */
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** A row of a list in the form, with its index and a remove button. */
function FormRow({ name, at, count, onMove, onRemove, children }: RowProps) {
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

type RowsProps = {
  /** What `useFieldArray` answers. */
  list: {
    fields: readonly { id: string }[];
    move: (from: number, to: number) => void;
    remove: (at: number) => void;
  };
  /** What one is called: "havuz". */
  noun: string;
  most: number;
  error: string | undefined;
  /** What the button says that adds one. */
  add: string;
  onAdd: () => void;
  children: (at: number) => ReactNode;
};

/** The rows of a list in the form, what is wrong with them, and the button for one more. */
export function FormRows({ list, noun, most, error, add, onAdd, children }: RowsProps) {
  const { fields, move, remove } = list;
  return (
    <>
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map(({ id }, i) => (
            <FormRow
              key={id}
              name={`${i + 1}. ${noun}`}
              at={i}
              count={fields.length}
              onMove={(to) => move(i, to)}
              onRemove={() => remove(i)}
            >
              {children(i)}
            </FormRow>
          ))}
        </ul>
      )}
      {error && <p className="text-xs text-red">{error}</p>}
      <div>
        <Button disabled={fields.length >= most} onClick={onAdd}>
          <Plus size={14} aria-hidden="true" />
          {add}
        </Button>
      </div>
    </>
  );
}
