import { field } from './field.ts';
import { readDay, readMoney, readText, readWeek, readWhole } from './read-cell.ts';

/** One season a row; the villa and its first night are the key. */
export const PRICE_FIELDS = {
  villaCode: field('Villa kodu', readText, 'KLK-101', {
    aliases:
      'villa, villa adı, ev adı, ev, tesis, kod, kodu, villa no, ilan no, code, property, house, haus, objekt',
    required: true,
  }),
  startsOn: field('Başlangıç', readDay, '01.06.2027', {
    aliases: 'başlangıç tarihi, ilk gece, sezon başı, giriş, tarih 1, from, start, von',
    required: true,
  }),
  endsOn: field('Bitiş (son gece)', readDay, '30.06.2027', {
    aliases: 'bitiş, bitiş tarihi, son gece, sezon sonu, tarih 2, to, end, bis',
    required: true,
  }),
  nightly: field('Gecelik fiyat', readMoney, '12.500', {
    aliases:
      'fiyat, gecelik, gecelik tl, fiyat tl, günlük fiyat, gecelik ücret, nightly, nightly rate, rate, price, preis, haftalık fiyat, haftalık, weekly rate, weekly price, wochenpreis, preis woche, preis pro woche',
    required: true,
  }),
  minNights: field('En az gece', readWhole, '5', {
    aliases:
      'minimum gece, min gece, min gün, minimum konaklama, en az konaklama, min stay, minimum stay, min nights',
  }),
  shortStayFee: field('Kısa konaklama temizliği', readMoney, '1.500', {
    aliases: 'temizlik, temizlik ücreti, kısa konaklama ücreti',
  }),
  cleaningThreshold: field('Temizlik ücretsiz (gece)', readWhole, '7', {
    aliases: 'temizlik eşiği, kısa konaklama sınırı',
  }),
  arrivalDays: field('Haftanın giriş günleri', readWeek, 'Cmt', {
    aliases: 'arrival days, girişe açık günler',
  }),
  departureDays: field('Haftanın çıkış günleri', readWeek, 'Cmt', {
    aliases: 'departure days, çıkışa açık günler',
  }),
  maxNights: field('En çok gece', readWhole, '14', {
    aliases: 'maksimum gece, max gece, maksimum konaklama',
  }),
};
