import { NEWSLETTER_CONSENT } from '#domain/subscribers/consent.ts';

/** The newsletter's box in the footer, and what is said of an address sent there. */
export default {
  consent: NEWSLETTER_CONSENT,
  email: 'E-posta adresiniz',
  subscribe: 'Kaydol',
  outcomes: {
    eklendi: 'E-mail adresiniz eklenmiştir.',
    zaten: 'Zaten kayıt oldunuz...',
    hata: 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.',
  },
};
