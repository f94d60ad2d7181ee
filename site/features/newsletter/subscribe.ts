import type { ToastKind } from '#site/lib/toast.ts';

/** The three outcomes of the newsletter (spec §8); anything but success and 409 is the third. */
const OUTCOMES = {
  added: { text: 'E-mail adresiniz eklenmiştir.', kind: 'success' },
  known: { text: 'Zaten kayıt oldunuz...', kind: 'info' },
  failed: {
    text: 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.',
    kind: 'error',
  },
} as const satisfies Record<string, { text: string; kind: ToastKind }>;

/** Sends an address to the newsletter and says what to tell the visitor; never throws. */
export async function subscribe(email: string): Promise<{ text: string; kind: ToastKind }> {
  try {
    const answer = await fetch('/v1/website/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (answer.ok) return OUTCOMES.added;
    return answer.status === 409 ? OUTCOMES.known : OUTCOMES.failed;
  } catch {
    return OUTCOMES.failed;
  }
}
