import { sayInScript } from '#site/lib/language-of-script.ts';
import { NEWSLETTER_OUTCOMES, type NewsletterOutcome } from '#site/lib/newsletter-outcomes.ts';
import { toast } from '#site/lib/toast.ts';

/**
 * Shows the result of a newsletter link, or of a form sent before its island was hydrated. Only
 * once: the address is cleaned, so that a reload does not repeat it.
 */
export function tellNewsletterResult(): void {
  const url = new URL(location.href);
  const outcome = url.searchParams.get('bulten');
  if (outcome === null) return;
  url.searchParams.delete('bulten');
  url.hash = '';
  history.replaceState(null, '', url);
  if (!Object.hasOwn(NEWSLETTER_OUTCOMES, outcome)) return;
  toast(textOf(outcome as NewsletterOutcome), NEWSLETTER_OUTCOMES[outcome as NewsletterOutcome]);
}

/** What the form leads to is in the footer, for readers without JavaScript. */
function textOf(outcome: NewsletterOutcome): string {
  const { newsletter } = sayInScript('core');
  return outcome in newsletter
    ? newsletter[outcome as keyof typeof newsletter]
    : (document.getElementById(`bulten-${outcome}`)?.textContent ?? '');
}
