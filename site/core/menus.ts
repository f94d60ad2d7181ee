const OPEN = 'details[data-menu][open]';

/** Closes open menus, except the one that holds `kept`. */
export function closeMenus(cached?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!cached || !menu.contains(cached)) menu.open = false;
  }
}

/** Escape closes the open menu and returns the focus to its button. */
export function closeMenuOnEscape(event: KeyboardEvent): void {
  const open = event.key === 'Escape' && document.querySelector(OPEN);
  if (!open) return;
  closeMenus();
  open.querySelector('summary')?.focus();
}
