import { useCallback, useRef, useState } from 'react';

/**
 * The booking panel: part of the page on wide screens, a modal sheet when asked to be. The same
 * `dialog` element is both, so that nothing typed or chosen is lost between them. `onClose` belongs
 * on the element: Escape closes it, too.
 */
export function useSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isModal, setModal] = useState(false);
  const open = useCallback(() => {
    if (!sheet.current?.open) sheet.current?.showModal();
    setModal(true);
  }, []);
  const close = useCallback(() => sheet.current?.close(), []);
  const onClose = useCallback(() => setModal(false), []);
  return { sheet, isModal, open, close, onClose };
}
