import { type ComponentType, cloneElement, type ReactElement, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldContext, useFormField } from './field-context.ts';

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  /** What is wrong, where that is not the surrounding form's own refusal. */
  error?: string | undefined;
  /** The control beside its label, for a column of amounts. */
  inline?: boolean;
};

type Props = FieldProps & {
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
export function Field({ label, hint, error: given, inline, children }: Props) {
  const id = useId();
  const { isRequired, refusal } = useFormField(children.props.name ?? '');
  const error = given ?? refusal;
  const noteId = error || hint ? `${id}-note` : undefined;
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

/** Makes a control a whole field wherever it gets a label. */
export function withLabel<Props extends { name?: string }>(Control: ComponentType<Props>) {
  return function Labelled({ label, hint, error, inline, ...rest }: Props & Partial<FieldProps>) {
    const control = <Control {...(rest as unknown as Props)} />;
    if (label === undefined) return control;
    return (
      <Field label={label} hint={hint} error={error} inline={inline}>
        {control}
      </Field>
    );
  };
}
