export type ToastKind = 'success' | 'info' | 'error';

/** The page's script listens for this event and draws the toast, so that no island needs to. */
export const TOAST_EVENT = 'kiyi:toast';

/** Shows a message top right for 5,000 ms. Browser only. */
export function toast(text: string, kind: ToastKind = 'success'): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: { text, kind } }));
}
