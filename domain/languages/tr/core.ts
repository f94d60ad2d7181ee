import type { Day } from '#domain/values/dates.ts';

/** What the scripts of a page say that run without islands. */
export default {
  notCome: 'Bağlantınızı kontrol edip yeniden deneyin.',
  copied: (text: string) => `${text} kopyalandı.`,
  notCopied: 'Kopyalanamadı. Metni seçip kopyalayabilirsiniz.',
  linkCopied: 'Bağlantı kopyalandı',
  linkNotCopied: 'Kopyalanamadı. Bağlantıyı adres çubuğundan alabilirsiniz.',
  favouriteAdded: 'Villa favorilere eklendi.',
  favouriteRemoved: 'Villa favorilerden kaldırıldı.',
  loading: 'Yükleniyor…',
  townsFailed: 'Villa Bölgeleri Hata',
  typesFailed: 'Villa Tipleri Hata',
  siteFailed: 'Failed to load; network/connection error.',
  ratesOf: (day: Day) =>
    `≈ ${day.split('-').toReversed().join('.')} kurlarıyla; ödeme ₺ ile alınır.`,
  newsletter: {
    onaylandi: 'E-posta adresiniz onaylandı. Mektuplarımız yola çıkıyor.',
    ayrildi: 'Listemizden ayrıldınız. Başka mektup göndermeyeceğiz.',
    gecersiz: 'Bu bağlantının süresi dolmuş. Sayfanın altından yeniden kaydolabilirsiniz.',
  },
  pictures: {
    dialog: 'Görseller',
    strip: 'Görsel şeridi',
    previous: 'Önceki görsel',
    next: 'Sonraki görsel',
    close: 'Kapat',
    rooms: 'Odalar',
    notCome: 'Öteki görseller gelmedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  questionsFound: (count: number) => `${count} soru bulundu.`,
  noQuestion:
    'Bu sözcüklerle bir soru yok; hepsi aşağıda. <contact>Bize yazın</contact>, yanıtlayalım.',
};
