import type { ToastKind } from '#site/lib/toast.ts';

const SHOWN_MS = 5_000;
/** Of two toasts, and of the bar at the bottom of a phone. */
const ROOM_PX = 190;

/** Draws a toast in the live region of the page. */
export function showToast({ text, kind }: { text: string; kind: ToastKind }): void {
  const message = document.createElement('p');
  message.className = 'toast panel';
  message.dataset.kind = kind;
  message.textContent = text;
  const region = document.getElementById('toasts');
  if (!region) return;
  place(region);
  // A repeated message is shown once.
  for (const said of region.querySelectorAll('p')) {
    if (said.textContent === text) said.remove();
  }
  region.append(message);
  setTimeout(() => message.remove(), SHOWN_MS);
}

/** Moves the region to where nothing that is open lies over it. */
function place(region: HTMLElement): void {
  // An open dialog covers the page, including its live region. Of several the topmost has the focus.
  const dialog =
    document.activeElement?.closest('dialog[open]') ??
    [...document.querySelectorAll('dialog[open]')].at(-1);
  (dialog ?? document.body).append(region);
  // What is open below the header lies where toasts are shown: they come below it, or over its end when
  // it is longer than the screen.
  const menu =
    !dialog && document.querySelector('[data-menu][open] .menu-panel, .villa-search-list');
  region.style.cssText = menu
    ? `z-index: 90; top: min(${menu.getBoundingClientRect().bottom + 12}px, 100vh - ${ROOM_PX}px)`
    : '';
}
