/** Reviews as they are shown, and the page of all of a villa. */
export default {
  average: (average: string, count: number) => `<b>${average}</b> / 5 · ${count} misafir yorumu`,
  none: 'Henüz yorum yok; yorumları burada kalan misafirler yazar.',
  categories: {
    cleanliness: 'Temizlik',
    location: 'Konum',
    pool: 'Havuz',
    equipment: 'Ev donanımı',
    communication: 'İletişim',
    value: 'Fiyat/performans',
  },
  stars: (rating: number) => `5\u00a0üzerinden\u00a0${rating}`,
  verified: 'Doğrulanmış konaklama',
  verifiedInLine: 'doğrulanmış konaklama',
  translated: 'Çeviri',
  /** @param name of the language, as this page's calls it */
  writtenIn: (name: string) => `${name} yazıldı`,
  original: 'Yazıldığı gibi oku',
  photo: (author: string, number: number) => `${author} fotoğrafı ${number}`,
  replies: { agency: 'Acentanın yanıtı', owner: 'Ev sahibinin yanıtı' },
  title: (villa: string) => `${villa} yorumları`,
  description: (villa: string, town: string) =>
    `${villa}, ${town}: burada kalan misafirlerin yorumları.`,
  heading: 'Misafirler ne diyor',
  sort: 'Yorumları sırala',
  filter: 'Yorumları süz',
  orders: { newest: 'En yeni', best: 'En yüksek puan', worst: 'En düşük puan' },
  allStars: 'Tüm puanlar',
  withStars: (rating: number) => `${rating} puan`,
  withPhotos: 'Fotoğraflılar',
  count: (reviews: number) => `${reviews} yorum`,
  noneLikeThis: 'Böyle bir yorum yok. <all>Tüm yorumları görün</all>',
  previous: 'Önceki yorumlar',
  next: 'Sonraki yorumlar',
  whoWrites:
    'Yorumları yalnız burada kalan misafirler yazar; “Doğrulanmış konaklama” yazanların arkasında bizdeki bir rezervasyon var. İyi ya da kötü diye ayırmayız.',
  writeTitle: (villa: string) => `${villa} için yorum`,
  writeDescription: (villa: string, town: string) =>
    `${villa}, ${town}: konaklamanızı sizden sonra gidecek olana anlatın.`,
  howWasIt: 'Nasıl geçti?',
};
