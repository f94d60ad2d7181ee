import { toast } from '#site/lib/toast.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';

/**
 * Shares this page including its stay: by the platform's share sheet if available, else by the
 * clipboard.
 */
export async function sharePage(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname + location.search;
  if ('share' in navigator) {
    // Closing the sheet is no failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  // A browser may keep its clipboard to itself.
  const isCopied = await (navigator as Navigator).clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  const { linkCopied, linkNotCopied } = sayInScript('core');
  if (isCopied) button.textContent = linkCopied;
  else toast(linkNotCopied, 'error');
}
