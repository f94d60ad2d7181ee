/** The newsletter's box in the footer, and what is said of an address sent there. */
export default {
  /** Who sends the form agrees to it. */
  consent: 'Kaydolarak kampanya e-postalarını kabul edersiniz; tek tıkla ayrılırsınız.',
  email: 'E-posta adresiniz',
  subscribe: 'Kaydol',
  outcomes: {
    eklendi: 'E-mail adresiniz eklenmiştir.',
    zaten: 'Zaten kayıt oldunuz...',
    hata: 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.',
  },
};
