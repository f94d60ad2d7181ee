import { type ReactElement, cloneElement, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldContext } from './field-context.ts';

type Props = {
  label: string;
  hint?: string;
  error?: string;
  /** The control beside its label, for a column of amounts. */
  inline?: boolean;
  /** One control, or what renders it; it gets id, `aria-invalid` and what describes it. */
  children: ReactElement<{
    id?: string;
    'aria-invalid'?: boolean;
    'aria-describedby'?: string;
  }>;
};

/** A control with its label, hint and error, tied together for everybody. */
export function Field({ label, hint, error, inline, children }: Props) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  const tie = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteId };
  return (
    <div
      className={
        inline
          ? 'grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-x-3 gap-y-1'
          : 'grid content-start gap-1'
      }
    >
      <label htmlFor={id} className={inline ? undefined : 'text-xs font-medium text-soft'}>
        {label}
      </label>
      <FieldContext value={tie}>{cloneElement(children, tie)}</FieldContext>
      {noteId && (
        <p
          id={noteId}
          className={cx('text-xs', error ? 'text-red' : 'text-soft', inline && 'col-span-2')}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
