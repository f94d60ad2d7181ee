import { inPlace } from '#domain/locations/locative.ts';

/** The listing's results: how many, in which order, and what is said when they do not come. */
export default {
  failed: 'Sonuç alınamadı',
  loading: 'Villalar getiriliyor…',
  asOf: (time: string) => `${time} itibarıyla`,
  inPlaces: (count: number) => `${count} yerde`,
  inPlace,
  map: 'Harita',
  sort: 'Sıralama',
  sorts: {
    recommended: 'Önerilen sıra',
    price: 'Önce ucuz',
    '-price': 'Önce pahalı',
    rating: 'Önce yüksek puan',
    sea: 'Denize yakınlığa göre',
    capacity: 'Kişi sayısına göre',
    newest: 'Önce yeni eklenen',
  },
  total: (villas: number) => `Toplam ${villas} villa`,
  shown: (total: number, shown: number) => `${total} villadan ${shown} tanesini görüyorsunuz`,
  refused: 'Bu aramayı yapamadık',
  silent: 'Arama yanıt vermedi',
  checkConnection: 'Bağlantınızı kontrol edip yeniden deneyebilirsiniz.',
  retry: 'Yeniden dene',
  showMore: 'Daha fazla göster',
};
