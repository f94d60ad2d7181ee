/** What an invoice says of its buyer, on the page of a stay and behind a link. */
export default {
  title: 'Fatura bilgileriniz',
  why: 'Sizden aldığımız hizmet bedeli için e-Arşiv fatura keseceğiz. Vergi mevzuatı alıcının numarasını ve adresini ister; numaranız şifreli saklanır, yalnız faturanızda kullanılır.',
  thanks: 'Teşekkürler',
  closed: 'Bağlantı açılamadı',
  lacking: 'Faturanız için eksik olan bilgiler.',
  taken: 'Bilgileriniz kaydedildi; faturanız bunlarla kesilecek. Bu bağlantı artık açılmaz.',
  write: 'Bize yazın',
  whyOwner:
    'Komisyon faturanız e-Arşiv olarak kesilir. Vergi mevzuatı alıcının numarasını ve adresini ister; numaranız şifreli saklanır, yalnız faturanızda kullanılır.',
  save: 'Kaydet',
  saved: 'Fatura bilgileriniz kaydedildi.',
  kind: 'Hangi numarayla',
  kinds: {
    tckn: 'T.C. kimlik numarası',
    vkn: 'Vergi numarası (şirket)',
    passport: 'Pasaport numarası',
  },
  name: 'Ad soyad ya da unvan',
  number: 'Numara',
  taxOffice: 'Vergi dairesi',
  taxOfficeHint: 'Şirket faturası için.',
  street: 'Cadde, sokak, kapı no',
  district: 'İlçe',
  city: 'İl',
  country: 'Ülke',
  /** Filled in at first. */
  ownCountry: 'Türkiye',
};
