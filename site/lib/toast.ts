export type ToastKind = 'success' | 'info' | 'error';

/** What the page's script listens for; the toast is drawn there, so that no island carries one. */
export const TOAST_EVENT = 'kiyi:toast';

/** Shows a message top right for 5,000 ms (spec §9). Browser only. */
export function toast(text: string, kind: ToastKind = 'success'): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: { text, kind } }));
}
