import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from './class-names.ts';

type Props = {
  title: string;
  text?: ReactNode;
  onClose: () => void;
  /** Near the top of the page and without a visible title, for the command palette. */
  bare?: boolean;
  /** For two columns. */
  wide?: boolean;
  /** The initially focused element; by default the first control. */
  focusFirst?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A modal dialog by the native element: the rest of the page is inert, Esc and a click outside
 * close it, Ctrl+Enter presses its button, and the focus returns.
 */
export function Dialog({ title, text, onClose, bare, wide, focusFirst, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    focusFirst?.current?.focus();
    // Closed before it is removed, or the focus would be lost.
    return () => dialog?.close();
  }, [focusFirst]);
  const closeOutside = useEffectEvent((event: MouseEvent) => {
    // The padding is inside, so that a click on the dialog element itself is on its backdrop. The
    // second press of a double click was meant for the button that opened the dialog.
    if (event.target === box.current && event.detail < 2) onClose();
  });
  useEffect(() => {
    const dialog = box.current;
    const onPress = (event: MouseEvent) => closeOutside(event);
    dialog?.addEventListener('mousedown', onPress);
    // On the document: what had the focus may be gone, and the key is meant for the dialog still.
    const onKey = (event: KeyboardEvent) => {
      const topmost = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog && dialog === topmost) pressOnCtrlEnter(event, dialog);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      dialog?.removeEventListener('mousedown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return createPortal(
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onClose={() => !box.current?.open && onClose()}
      className={cx(
        'm-0 mx-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-24px)] overflow-y-auto rounded-lg border border-line bg-raised text-ink floating outline-none backdrop:bg-black/40',
        'transition-[opacity,scale] duration-120 ease-out starting:scale-98 starting:opacity-0',
        bare ? 'mt-[12vh] max-w-xl' : wide ? 'my-auto max-w-4xl' : 'my-auto max-w-md',
      )}
    >
      <div className={bare ? undefined : 'p-5'}>
        <h2 id={titleId} className={bare ? 'sr-only' : 'text-base font-semibold'}>
          {title}
        </h2>
        {text && <div className="mt-1 text-soft">{text}</div>}
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** What a dialog is for: the button of its form, else its primary or only action. */
const BUTTONS = ['[type=submit]', '.primary', '.danger'];

function pressOnCtrlEnter(event: KeyboardEvent, dialog: HTMLElement): void {
  // A form of its own has already been sent (form/save-form.tsx).
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (!(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const button = BUTTONS.map((one) => dialog.querySelector<HTMLElement>(one)).find(Boolean);
  // Where it is disabled, the key does nothing either.
  button?.click();
}
