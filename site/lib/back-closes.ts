/** An entry of the history that a dialog has made, so that Back closes it. */
type Overlay = { overlay?: true } | null;

/** Dialogs that have their entry. */
const watched = new WeakSet<HTMLDialogElement>();

export const isOverlaid = (): boolean => (history.state as Overlay)?.overlay === true;

/**
 * The back button closes the open dialog instead of leaving the page; what was typed and chosen
 * stays, in the address too. For every dialog of the site, after it has been opened. A dialog that is
 * closed otherwise takes its entry of the history with it.
 */
export function backCloses(dialog: HTMLDialogElement): void {
  // A second press on a slow network.
  if (watched.has(dialog)) return;
  watched.add(dialog);
  dialog.addEventListener('close', () => watched.delete(dialog), { once: true });
  history.pushState({ overlay: true }, '');
  let address = location.href;
  const note = () => {
    address = location.href;
  };
  /** The page behind has changed with the dialog, and must not read an older address. */
  const stay = (event: Event) => {
    event.stopImmediatePropagation();
    history.replaceState(history.state, '', address);
  };
  const onBack = (event: Event) => {
    stay(event);
    dialog.removeEventListener('close', onClose);
    dialog.close();
  };
  const onClose = () => {
    removeEventListener('popstate', onBack, true);
    if (!isOverlaid()) return;
    note();
    addEventListener('popstate', stay, { capture: true, once: true });
    history.back();
  };
  // Before the address changes; browsers without this API keep the dialog's choices for this visit.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', note);
  addEventListener('popstate', onBack, { capture: true, once: true });
  dialog.addEventListener('close', onClose, { once: true });
  dialog.addEventListener(
    'close',
    () => {
      (window as { navigation?: EventTarget }).navigation?.removeEventListener('navigate', note);
    },
    { once: true },
  );
}
