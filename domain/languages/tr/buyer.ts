/** What an invoice says of its buyer. */
export default {
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
  turkey: 'Türkiye',
};
