import lightboxUrl from '#site/features/media/lightbox.ts?worker&url';

/**
 * Shows the pictures of a gallery over the page, beginning with the pressed one; without a lightbox a
 * picture opens by its link. Imported by its address for the reason that core.ts gives.
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
