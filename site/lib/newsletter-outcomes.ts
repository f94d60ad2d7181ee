import type { ToastKind } from './toast.ts';

/** What a visitor is told about the newsletter. */
export const NEWSLETTER_OUTCOMES = {
  eklendi: { text: 'E-mail adresiniz eklenmiştir.', kind: 'success' },
  zaten: { text: 'Zaten kayıt oldunuz...', kind: 'info' },
  hata: {
    text: 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.',
    kind: 'error',
  },
  onaylandi: { text: 'E-posta adresiniz onaylandı. Mektuplarımız yola çıkıyor.', kind: 'success' },
  ayrildi: { text: 'Listemizden ayrıldınız. Başka mektup göndermeyeceğiz.', kind: 'success' },
  gecersiz: {
    text: 'Bu bağlantının süresi dolmuş. Sayfanın altından yeniden kaydolabilirsiniz.',
    kind: 'error',
  },
} as const satisfies Record<string, { text: string; kind: ToastKind }>;

export type NewsletterOutcome = keyof typeof NEWSLETTER_OUTCOMES;
