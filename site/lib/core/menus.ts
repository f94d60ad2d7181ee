const OPEN = 'details[data-menu][open]';

/** Closes open menus, except the one that holds `kept`. */
export function closeMenus(kept?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!kept || !menu.contains(kept)) menu.open = false;
  }
}

/** Escape closes the open menu and gives focus back to what opened it. */
export function closeMenuOnEscape(event: KeyboardEvent): void {
  const open = event.key === 'Escape' && document.querySelector(OPEN);
  if (!open) return;
  closeMenus();
  open.querySelector('summary')?.focus();
}
