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
  /** Higher on the page and without a visible title, for the command palette. */
  bare?: boolean;
  /** Where the keyboard starts; the first control where nothing is named. */
  focusFirst?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A question over the page, by the platform's own dialog: the rest of the page is out of reach, Esc
 * and a press outside close it, and the focus goes back where it was.
 */
export function Dialog({ title, text, onClose, bare, focusFirst, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    focusFirst?.current?.focus();
    // Closed before it leaves the page, or the focus would be lost.
    return () => dialog?.close();
  }, [focusFirst]);
  const closeOutside = useEffectEvent((event: PointerEvent) => {
    // The padding is inside, so that a press on the dialog itself is one on its backdrop.
    if (event.target === box.current) onClose();
  });
  useEffect(() => {
    const dialog = box.current;
    const onPress = (event: PointerEvent) => closeOutside(event);
    dialog?.addEventListener('pointerdown', onPress);
    return () => dialog?.removeEventListener('pointerdown', onPress);
  }, []);
  return createPortal(
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onClose={() => !box.current?.open && onClose()}
      className={cx(
        'm-0 mx-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-24px)] overflow-y-auto rounded-lg border border-line bg-raised text-ink floating outline-none backdrop:bg-black/40',
        'transition-[opacity,scale] duration-120 ease-out starting:scale-98 starting:opacity-0',
        bare ? 'mt-[12vh] max-w-xl' : 'my-auto max-w-md',
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
