import { useEffectEvent, useLayoutEffect } from 'react';

/** Returning `false` means not handled, so that other handlers get the key. */
type Handlers = Record<string, (event: KeyboardEvent) => unknown>;

/** Keys typed into a field are text, and an open dialog handles the keyboard itself. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="menu"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * Calls the handler of a pressed key while the component is shown. Keys are `event.key`, letters in
 * lower case (`j`, `?`, `Escape`). `first` comes before all others: the second key of `g r` is not
 * `r`.
 */
export function useShortcuts(
  handlers: Handlers,
  { enabled = true, first = false }: { enabled?: boolean; first?: boolean } = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isBusy(event.target)) return;
    const handler = handlers[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!handler || handler(event) === false) return;
    event.preventDefault();
  });
  // Before it is painted: whoever sees the list may press a key.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener, first);
    return () => removeEventListener('keydown', listener, first);
  }, [enabled, first]);
}
