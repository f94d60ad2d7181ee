import type { Figures } from './schema.ts';

type Definition = {
  label: string;
  /** Its meaning and how it is counted, for the screen and the spreadsheet. */
  help: string;
};

/** The texts of every figure of the management report. */
export const DEFINITIONS = {
  villas: {
    label: 'Villa',
    help: 'Yayındaki villalar ile dönemde satılmış gecesi olan villalar.',
  },
  nights: {
    label: 'Tüm geceler',
    help: 'Bu villaların dönemdeki bütün geceleri. Bir villa, sisteme eklendiği ya da ilk konaklamasının başladığı günden itibaren sayılır.',
  },
  ownNights: {
    label: 'Ev sahibi kullanımı',
    help: 'Ev sahibinin kendisi için kapattığı geceler. Satılabilir gecelerden düşülür.',
  },
  closedNights: {
    label: 'Kapalı gece',
    help: 'Acentanın elle kapattığı geceler. Satılabilir gecelerden düşülür.',
  },
  elsewhereNights: {
    label: 'Başka yerde dolu',
    help: 'Bağlı takvimlerden (Airbnb, Booking.com …) dolu gelen geceler. Satılabilir gecelerden düşülür.',
  },
  sellableNights: {
    label: 'Satılabilir gece',
    help: 'Tüm gecelerden ev sahibi kullanımı, kapalı ve başka yerde dolu geceler düşüldükten sonra kalan.',
  },
  soldNights: {
    label: 'Satılan gece',
    help: 'Onaylanan, süren ve tamamlanan konaklamaların dönem içindeki geceleri.',
  },
  occupancy: {
    label: 'Doluluk',
    help: 'Satılan gecelerin satılabilir gecelere oranı.',
  },
  turnover: {
    label: 'Ciro',
    help: 'Konaklamaların toplam tutarı, gecelerine eşit yayılarak. 28 Haziran – 5 Temmuz konaklamasının üç gecesi hazirana, dört gecesi temmuza yazılır.',
  },
  averageNight: {
    label: 'Ortalama gece',
    help: 'Ciro ÷ satılan gece.',
  },
  revenuePerNight: {
    label: 'Gece başına gelir',
    help: 'Ciro ÷ satılabilir gece (RevPAR): doluluk ile fiyatı tek sayıda birleştirir.',
  },
  stays: {
    label: 'Konaklama',
    help: 'Girişi dönemin içinde olan, satılmış konaklamalar.',
  },
  averageStay: {
    label: 'Ortalama süre',
    help: 'Girişi dönemin içinde olan konaklamaların ortalama gecesi.',
  },
  leadTime: {
    label: 'Önceden alma',
    help: 'Rezervasyonun alındığı gün ile giriş arasındaki ortalama gün. Girişten sonra kaydedilenler sayılmaz.',
  },
  cancelled: {
    label: 'İptal',
    help: 'Girişi dönemin içinde olup onaylandıktan sonra iptal edilen konaklamalar.',
  },
  cancellationRate: {
    label: 'İptal oranı',
    help: 'Bu iptallerin, girişi dönemin içinde olan onaylanmış bütün konaklamalara oranı.',
  },
} satisfies Record<keyof Figures, Definition>;
