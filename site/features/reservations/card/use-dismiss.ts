import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Closes something that is open on Escape, before the sheet around it hears of it, and on a press outside. */
export function useDismiss(inside: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) onDismiss();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [inside, onDismiss]);
}
