import { useSyncExternalStore } from 'react';
import { local } from '#browser/stored.ts';

type Theme = 'light' | 'dark';

/** The theme in force; index.html set it before the first paint. */
function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Turns light into dark and back, and keeps the choice under `theme` (shared with the site). */
export function toggleTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  local.write('theme', next);
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, currentTheme);
}
