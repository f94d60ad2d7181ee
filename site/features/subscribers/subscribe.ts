import type { NewsletterOutcome } from '#site/lib/newsletter-outcomes.ts';

/** Subscribes an address to the newsletter and returns the message; never throws. */
export async function subscribe(email: string): Promise<NewsletterOutcome> {
  try {
    const answer = await fetch('/v1/website/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (answer.ok) return 'eklendi';
    return answer.status === 409 ? 'zaten' : 'hata';
  } catch {
    return 'hata';
  }
}
