import { showToast } from './toasts.ts';

/** Copies the text of a pressed button (site/ui/copy-button.astro) and says so. */
export async function copyText({ dataset }: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(dataset.copy ?? '');
    showToast({ text: `${dataset.copy} kopyalandı.`, kind: 'success' });
  } catch {
    showToast({ text: 'Kopyalanamadı. Metni seçip kopyalayabilirsiniz.', kind: 'error' });
  }
}
