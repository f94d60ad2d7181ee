import { root } from '#site/lib/root.ts';

/** Toggles the theme, and stores the choice under `theme`. */
export function toggleTheme(): void {
  const theme = (root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark');
  try {
    localStorage.theme = theme;
  } catch {
    // Blocked or full: it holds for this page.
  }
}
