import { NEWSLETTER_OUTCOMES, type NewsletterOutcome } from '../lib/newsletter-outcomes.ts';
import { toast } from '../lib/toast.ts';

/**
 * Tells what the address says after a link of a newsletter mail, or after a form sent before its island
 * woke. Once: the address is cleaned, so that a reload does not say it again.
 */
export function tellNewsletterResult(): void {
  const url = new URL(location.href);
  const outcome = url.searchParams.get('bulten');
  if (outcome === null) return;
  url.searchParams.delete('bulten');
  url.hash = '';
  history.replaceState(null, '', url);
  const told = NEWSLETTER_OUTCOMES[outcome as NewsletterOutcome];
  if (told) toast(told.text, told.kind);
}
