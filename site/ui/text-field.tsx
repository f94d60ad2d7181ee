import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Of a text of several lines. */
  rows?: number;
};

/** A labelled text with its mistake below it, tied to it for a screen reader. */
export function TextField({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const Control = input.rows === undefined ? 'input' : ('textarea' as 'input');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        className="input"
        aria-invalid={error !== undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a page that comes back, the first wrong field
        autoFocus={error !== undefined}
        aria-describedby={error || hint ? `${id}-more` : undefined}
        {...input}
      />
      <More id={id} hint={hint} error={error} />
    </div>
  );
}

type CheckProps = Omit<ComponentProps<'input'>, 'children'> & {
  error?: string | undefined;
  children: ReactNode;
};

/** A consent: the box, its sentence, and why it is needed where it was forgotten. */
export function CheckField({ error, children, ...input }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-more` : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      <More id={id} error={error} />
    </div>
  );
}

function More({ id, hint, error }: { id: string; hint?: string; error?: string | undefined }) {
  if (!error && !hint) return null;
  return (
    <small id={`${id}-more`} className={error ? 'field-error' : 'field-hint'}>
      {error ?? hint}
    </small>
  );
}
