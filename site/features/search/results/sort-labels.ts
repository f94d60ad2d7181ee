/** Orders of the listing by their value in the address. */
export const SORT_LABELS = {
  recommended: 'Önerilen sıra',
  price: 'Önce ucuz',
  '-price': 'Önce pahalı',
  rating: 'Önce yüksek puan',
  sea: 'Denize yakınlığa göre',
  capacity: 'Kişi sayısına göre',
  newest: 'Önce yeni eklenen',
} as const;
