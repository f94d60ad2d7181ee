import { useEffect, useEffectEvent } from 'react';

/** ⌘K or Ctrl+K opens the palette; its code is preloaded when the modifier is pressed. */
export function usePaletteKey(open: () => void, load: () => Promise<unknown>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') void load();
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      open();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
