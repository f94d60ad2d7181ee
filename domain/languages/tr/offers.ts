/** Lists of discounted villas and of short gaps. */
export default {
  home: 'Ana sayfa',
  villas: 'Kiralık villalar',
  range: 'Tarih aralığı',
  earliest: 'En erken giriş',
  latest: 'En geç çıkış',
  place: 'Bölge',
  allPlaces: 'Tüm bölgeler',
  adults: 'Yetişkin',
  show: 'Göster',
  choices: (count: number) => `${count} seçenek`,
  otherwise:
    '<all>Bütün villalara bakın</all> ya da <contact>bize yazın</contact>, sizin için arayalım.',
  next: 'Sonraki sayfa',
  unreadable: 'Aramadaki bir değer okunamadı.',
  gaps: {
    name: 'Kısa boşluklar',
    title: 'Kısa boşluklar: birkaç gecelik villa tarihleri',
    intro:
      'İki konaklama arasında kalan, en az konaklama süresinden kısa boşluklar. Tarihleri bellidir, bütünüyle kiralanır; fiyat o gecelerin toplamıdır.',
    empty: 'Şu an bu seçimlere uyan bir boşluk yok',
  },
  discounted: {
    name: 'İndirimli villalar',
    title: 'İndirimli villalar',
    intro:
      'Erken rezervasyon ve uzun konaklama indirimi bugün açık olan villalar, indirimden yararlanan ilk boş tarihleriyle. Başka tarihler villanın sayfasında.',
    empty: 'Şu an bu seçimlere uyan bir indirim yok',
  },
};
