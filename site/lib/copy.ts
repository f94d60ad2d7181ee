import { toast } from './toast.ts';

/** Copies the text of a pressed copy button (site/ui/copy-button.astro) and says so. */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    toast(`${button.dataset.copy} kopyalandı.`);
  } catch {
    toast('Kopyalanamadı. Metni seçip kopyalayabilirsiniz.', 'error');
  }
});
