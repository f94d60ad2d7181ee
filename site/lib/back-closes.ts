/** What is open on the page, told to whoever opens something over it. */
type Opened = {
  open: (close: () => void) => () => void;
  leave: (next: () => void) => void;
};

/** Told after the address that a step back had taken away is there again: who read it reads it anew. */
export const ADDRESS_EVENT = 'kiyi:address';

/** How many entries of the history the current one and those below it have for open things. */
const depth = (): number => (history.state as { overlay?: number } | null)?.overlay ?? 0;

export const isOverlaid = (): boolean => depth() > 0;

/**
 * The back button calls `close` instead of leaving the page; what was typed and chosen stays, in the
 * address too. For everything of the site that opens over the page, after it has been opened. The
 * returned function says that it has been closed, however: its entry of the history goes with it.
 */
export const backCloses = (close: () => void): (() => void) => ofPage().open(close);

/** Of dialogs, which close themselves and say so. */
export function backClosesDialog(dialog: HTMLDialogElement): void {
  const closed = backCloses(() => dialog.close());
  dialog.addEventListener('close', closed, { once: true });
}

/** Leaves the page by `next`, without what is open: Back returns to the page, and not to an entry of a menu. */
export const leaveClosed = (next: () => void): void => ofPage().leave(next);

/** One for a page, although its scripts are built apart and each has its own copy of this file. */
const ofPage = (): Opened =>
  ((window as unknown as { opened?: Opened }).opened ??= startWatching());

function startWatching(): Opened {
  /** How each thing that is open is closed, the topmost last. */
  const opened: (() => void)[] = [];
  /** A step back of our own is on its way, to the entry below what has closed. */
  let isStepping = false;
  /** What happens after that step. */
  let afterwards: (() => void) | null = null;
  /** The address before the last navigation: the page changes it while something is open. */
  let address = '';
  let restoration = history.scrollRestoration;

  /** An entry for each open thing: one that has closed for another to open leaves it its own. */
  function settle(): void {
    const surplus = depth() - opened.length;
    if (isStepping || surplus === 0) return;
    address = location.href;
    if (surplus > 0) {
      isStepping = true;
      history.go(-surplus);
      return;
    }
    // The page stays where it was scrolled to meanwhile, when the entry goes.
    if (depth() === 0) restoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    history.pushState({ overlay: opened.length }, '');
  }

  /** The page behind has changed with what was open, and must not read an older address. */
  function stay(event: Event): void {
    event.stopImmediatePropagation();
    history.replaceState(history.state, '', address);
    dispatchEvent(new Event(ADDRESS_EVENT));
    if (depth() === 0) history.scrollRestoration = restoration;
  }

  function onBack(event: Event): void {
    if (isStepping) {
      isStepping = false;
      stay(event);
      const next = afterwards ?? settle;
      afterwards = null;
      next();
      return;
    }
    const close = opened.pop();
    if (!close) return;
    stay(event);
    close();
  }

  function leave(next: () => void): void {
    for (const close of opened.splice(0).toReversed()) close();
    settle();
    if (isStepping) afterwards = next;
    else next();
  }

  function onPress(event: Event): void {
    if (event.defaultPrevented || (opened.length === 0 && !isStepping)) return;
    const next = wayOut(event);
    if (next === null) return;
    event.preventDefault();
    leave(next);
  }

  addEventListener('popstate', onBack, true);
  // After the page's own listeners, which answer some links and forms without leaving.
  for (const type of ['click', 'submit']) addEventListener(type, onPress);
  // Browsers without this API keep an open thing's choices for this visit.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', () => {
    if (!isStepping) address = location.href;
  });
  return {
    open: (close) => {
      // A new entry would keep a page that is on its way from coming (core/scroll-and-progress.ts).
      if (document.documentElement.dataset.busy === '') return () => {};
      opened.push(close);
      settle();
      return () => {
        const at = opened.indexOf(close);
        if (at < 0) return;
        opened.splice(at, 1);
        queueMicrotask(settle);
      };
    },
    leave,
  };
}

/** Where a press leads in this tab; null when the page stays. */
function wayOut(event: Event): (() => void) | null {
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    if (form.method === 'dialog') return null;
    return () => form.requestSubmit(form.contains(submitter) ? submitter : null);
  }
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event as MouseEvent;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  if (link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return null;
  return link.protocol.startsWith('http') ? () => link.click() : null;
}
