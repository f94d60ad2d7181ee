import { root } from '#site/lib/root.ts';

/** Toggles the theme, and stores the choice under `theme`. */
export function toggleTheme(): void {
  localStorage.theme = root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
}
