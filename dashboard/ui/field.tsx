import { type ReactElement, cloneElement, useId } from 'react';
import { FieldContext } from './field-context.ts';

type Props = {
  label: string;
  hint?: string;
  error?: string;
  /** One control, or what renders it; it gets id, `aria-invalid` and what describes it. */
  children: ReactElement<{
    id?: string;
    'aria-invalid'?: boolean;
    'aria-describedby'?: string;
  }>;
};

/** A control with its label, hint and error, tied together for everybody. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  const tie = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteId };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        {label}
      </label>
      <FieldContext value={tie}>{cloneElement(children, tie)}</FieldContext>
      {noteId && (
        <p id={noteId} className={error ? 'text-xs text-red' : 'text-xs text-soft'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
