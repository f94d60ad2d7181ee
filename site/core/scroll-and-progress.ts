import { root } from '#site/lib/root.ts';

type LeavingEvent = Event & {
  destination: { sameDocument: boolean; url: string };
  downloadRequest: string | null;
};

/** Marks a page scrolled past 50 px, for the button back to the top. */
export function markScrolled(): void {
  root.toggleAttribute('data-scrolled', scrollY > 50);
}

/** Shows progress while the browser fetches the next page. */
export function showProgress(event: Event): void {
  const { destination, downloadRequest } = event as LeavingEvent;
  if (!(destination.sameDocument || downloadRequest) && destination.url.startsWith('http')) {
    root.dataset.busy = '';
  }
}
