import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { FormContext } from '#dashboard/ui/field-context.ts';
import { OfferedDraft } from './draft-offer.tsx';
import type { DraftOffer } from './use-draft.ts';

export type FieldFormProps = {
  /** A draft from an earlier opening, for a form with drafts. */
  offer?: DraftOffer | null;
  /** The fields that say of themselves that they may not be empty. */
  required?: ReadonlySet<string>;
  /** What is refused, shown by the field of its path. */
  errors?: object;
  onSubmit: FormEventHandler<HTMLFormElement>;
  className?: string;
  children: ReactNode;
};

const NONE: ReadonlySet<string> = new Set();

/** A form that Ctrl+Enter submits from any field. The schema validates it, not the browser. */
export function FieldForm({
  offer = null,
  required = NONE,
  errors = {},
  onSubmit,
  className = 'grid grid-cols-1 gap-4',
  children,
}: FieldFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const box = form.current;
    box?.addEventListener('keydown', sendOnCtrlEnter);
    return () => box?.removeEventListener('keydown', sendOnCtrlEnter);
  }, []);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={className}>
      <OfferedDraft offer={offer} />
      <FormContext value={{ required, errors }}>{children}</FormContext>
    </form>
  );
}

function sendOnCtrlEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Presses the form's own button: where that is disabled, the key does nothing either.
  const form = event.currentTarget as HTMLFormElement;
  form.querySelector<HTMLElement>('[type=submit]')?.click();
}
