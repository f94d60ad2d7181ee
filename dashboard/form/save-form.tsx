import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { DraftOfferBar } from './draft-offer.tsx';
import type { DraftOffer } from './use-draft.ts';

type Props = {
  /** What an earlier opening left, for a form with drafts. */
  offer?: DraftOffer | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  className?: string;
  children: ReactNode;
};

/** A form that Ctrl+Enter sends from any of its fields. The schema checks, not the browser. */
export function SaveForm({
  offer,
  onSubmit,
  className = 'grid grid-cols-1 gap-4',
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const box = form.current;
    box?.addEventListener('keydown', sendOnCtrlEnter);
    return () => box?.removeEventListener('keydown', sendOnCtrlEnter);
  }, []);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={className}>
      {offer && <DraftOfferBar offer={offer} />}
      {children}
    </form>
  );
}

function sendOnCtrlEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  (event.currentTarget as HTMLFormElement).requestSubmit();
}
