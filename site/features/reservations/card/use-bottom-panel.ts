import { backClosesDialog } from '#site/lib/back-closes.ts';
import { useCallback, useRef, useState } from 'react';

/**
 * The booking panel: part of the page on wide screens, otherwise a modal sheet. Both use the same
 * `dialog` element, so that nothing typed or chosen is lost between them. `onClose` belongs on the
 * element, because Escape closes it, too.
 */
export function useBottomPanel() {
  const panel = useRef<HTMLDialogElement>(null);
  const [isModal, setModal] = useState(false);
  const open = useCallback(() => {
    if (panel.current && !panel.current.open) {
      panel.current.showModal();
      backClosesDialog(panel.current);
    }
    setModal(true);
  }, []);
  const close = useCallback(() => panel.current?.close(), []);
  const onClose = useCallback(() => setModal(false), []);
  return { sheet: panel, isModal, open, close, onClose };
}
