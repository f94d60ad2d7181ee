import { type RefObject, useEffect } from 'react';
import { backCloses } from './back-closes.ts';

/**
 * Closes on a click outside, when the focus leaves, on Back, or on Escape, before a surrounding
 * sheet handles the key. Escape returns the focus to the button that opened it, if that is inside `root`.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const closed = backCloses(close);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey, true);
    return () => {
      closed();
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [root, open, close]);
}
