import { type RefObject, useEffect } from 'react';
import { backCloses } from './back-closes.ts';

/**
 * Closes on a click outside, when the focus leaves, on Back, or on Escape, before a surrounding
 * sheet handles the key. Escape returns the focus to the button that opened it, if that is inside `root`.
 *
 * What does not lie over the page but `inFlow` stays when something else is pressed: closing would
 * move that from under the finger, and the click would go to what comes there.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
  inFlow = false,
) {
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
    const pressed = inFlow ? [] : ['pointerdown', 'focusin'];
    for (const type of pressed) document.addEventListener(type, onPress);
    document.addEventListener('keydown', onKey, true);
    return () => {
      closed();
      for (const type of pressed) document.removeEventListener(type, onPress);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [root, open, close, inFlow]);
}
