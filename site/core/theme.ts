import { root } from './root.ts';

/** Turns light into dark and back, and keeps the choice under `theme`. */
export function toggleTheme(): void {
  localStorage.theme = root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
}
