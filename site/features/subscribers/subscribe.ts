import { languageHeader } from '#site/lib/forms/language-header.ts';
import type { FormOutcome } from '#site/lib/newsletter-outcomes.ts';

/**
 * Subscribes an address to the newsletter in the page's language and returns the message, or null for
 * one that is wrong; never throws.
 */
export async function subscribe(email: string): Promise<FormOutcome | null> {
  try {
    const answer = await fetch('/v1/website/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...languageHeader() },
      body: JSON.stringify({ email }),
    });
    if (answer.ok) return 'eklendi';
    if (answer.status === 400) return null;
    return answer.status === 409 ? 'zaten' : 'hata';
  } catch {
    return 'hata';
  }
}
