import lightboxUrl from '#site/features/media/lightbox.ts?worker&url';

/**
 * Opens a gallery's pictures in a lightbox, starting with the clicked one; without it a picture
 * opens by its link. Imported by address, for the reason given in core.ts.
 */
export async function openPhotos(gallery: HTMLElement, target: HTMLElement): Promise<void> {
  const link = target.closest('a');
  if (link === null) return;
  try {
    await import(/* @vite-ignore */ lightboxUrl);
    dispatchEvent(new CustomEvent('kiyi:lightbox', { detail: { gallery, link } }));
  } catch {
    location.assign(link.href);
  }
}
