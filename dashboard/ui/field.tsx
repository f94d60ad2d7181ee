import { type ReactElement, cloneElement, useContext, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldContext, RequiredContext } from './field-context.ts';

type Props = {
  label: string;
  hint?: string;
  error?: string;
  /** The control beside its label, for a column of amounts. */
  inline?: boolean;
  /**
   * One control, or a component that renders it; it gets id, `aria-invalid` and its description.
   */
  children: ReactElement<{
    id?: string;
    'aria-invalid'?: boolean;
    'aria-describedby'?: string;
    name?: string;
  }>;
};

/** A control with its label, hint and error, tied together for everybody. */
export function Field({ label, hint, error, inline, children }: Props) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  const { name } = children.props;
  const isRequired = useContext(RequiredContext).has(name ?? '');
  const tie = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': noteId,
    'aria-required': isRequired || undefined,
  };
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
        {isRequired && <RequiredMark />}
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

/** Drawn by CSS: it is not part of the label, and `aria-required` announces it. */
const RequiredMark = () => (
  <span aria-hidden="true" className="font-normal text-soft after:content-['_·_zorunlu']" />
);
