import type { ToastKind } from '../lib/toast.ts';

const SHOWN_MS = 5_000;

/** Draws a toast in the live region of the page. */
export function showToast({ text, kind }: { text: string; kind: ToastKind }): void {
  const message = document.createElement('p');
  message.className = 'toast panel';
  message.dataset.kind = kind;
  message.textContent = text;
  const region = document.getElementById('toasts');
  // An open dialog covers the page, including its live region.
  (document.querySelector('dialog[open]') ?? document.body).append(region ?? '');
  // A repeated message is shown once.
  for (const said of region?.querySelectorAll('p') ?? []) {
    if (said.textContent === text) said.remove();
  }
  region?.append(message);
  setTimeout(() => message.remove(), SHOWN_MS);
}
