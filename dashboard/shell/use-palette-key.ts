import { useEffect, useEffectEvent } from 'react';

/** ⌘K or Ctrl+K opens; the palette's code is fetched as soon as the modifier goes down. */
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
