import type { ToastKind } from './toast.ts';

/** What a visitor is told about the newsletter, and how. */
export const NEWSLETTER_OUTCOMES = {
  eklendi: 'success',
  zaten: 'info',
  hata: 'error',
  onaylandi: 'success',
  ayrildi: 'success',
  gecersiz: 'error',
} as const satisfies Record<string, ToastKind>;

export type NewsletterOutcome = keyof typeof NEWSLETTER_OUTCOMES;

/** What the form itself leads to. */
export type FormOutcome = 'eklendi' | 'zaten' | 'hata';
