/** Turns light into dark and back, and keeps the choice under `theme`. */
export function toggleTheme(): void {
  const root = document.documentElement;
  localStorage.theme = root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
}
