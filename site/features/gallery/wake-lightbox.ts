import lightboxUrl from './lightbox.ts?worker&url';

/*
 * The lightbox comes when a picture is asked for; without it a picture opens by its link. Imported by
 * its address, because Vite's own dynamic import brings a helper that every visitor would pay for.
 */
document.querySelector('[data-gallery]')?.addEventListener('click', async (event) => {
  const { ctrlKey, metaKey, target, currentTarget: gallery } = event as MouseEvent;
  const link = (target as Element).closest('a');
  if (!link || ctrlKey || metaKey) return;
  event.preventDefault();
  await import(/* @vite-ignore */ lightboxUrl);
  dispatchEvent(new CustomEvent('kiyi:lightbox', { detail: { gallery, link } }));
});
