import { showToast } from './toasts.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';

/** Copies the text of a pressed button (site/ui/copy-button.astro) and says so. */
export async function copyText({ dataset: { copy = '' } }: HTMLElement): Promise<void> {
  const { copied, notCopied } = sayInScript('core');
  try {
    await navigator.clipboard.writeText(copy);
    showToast({ text: copied(copy), kind: 'success' });
  } catch {
    showToast({ text: notCopied, kind: 'error' });
  }
}
