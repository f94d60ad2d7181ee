const OPEN = 'details[data-menu][open]';

/** Closes open menus, except the one that holds `kept`. */
export function closeMenus(kept: Node | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    menu.open = menu.contains(kept);
  }
}

/** Escape closes the open menu and returns the focus to its button. */
export function closeMenuOnEscape(event: KeyboardEvent): void {
  const open = event.key === 'Escape' && document.querySelector(OPEN);
  if (!open) return;
  closeMenus(null);
  open.querySelector('summary')?.focus();
}
