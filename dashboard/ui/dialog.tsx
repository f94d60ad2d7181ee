import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from './class-names.ts';

type Props = {
  title: string;
  text?: ReactNode;
  onClose: () => void;
  /** Higher on the page and without a visible title, for the command palette. */
  bare?: boolean;
  /** Where the keyboard starts; the first control where nothing is named. */
  focusFirst?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A question over the page. Esc and a click outside close it; focus goes back where it was. */
export function Dialog({ title, text, onClose, bare, focusFirst, children }: Props) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity duration-120 data-[starting-style]:opacity-0" />
        <Base.Popup
          initialFocus={focusFirst}
          className={cx(
            'fixed left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-24px)] -translate-x-1/2 flex-col overflow-y-auto rounded-lg border border-line bg-raised text-ink floating outline-none',
            'transition-[opacity,scale] duration-120 ease-out data-[starting-style]:scale-98 data-[starting-style]:opacity-0',
            bare ? 'top-[12vh] max-w-xl' : 'top-1/2 max-w-md -translate-y-1/2 p-5',
          )}
        >
          <Base.Title className={bare ? 'sr-only' : 'text-base font-semibold'}>{title}</Base.Title>
          {text && (
            <Base.Description render={<div />} className="mt-1 text-soft">
              {text}
            </Base.Description>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
