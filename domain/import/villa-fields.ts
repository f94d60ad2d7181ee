import { field } from './field.ts';
import {
  readDay,
  readDecimal,
  readMoney,
  readNames,
  readRate,
  readText,
  readTime,
  readWhole,
} from './read-cell.ts';

/** One villa a row; its code is the key. */
export const VILLA_FIELDS = {
  code: field('Villa kodu', readText, 'KLK-101', {
    aliases: ['kod', 'kodu', 'villa no', 'ilan no', 'code'],
    required: true,
  }),
  name: field('Villa adı', readText, 'Villa Zeytin', {
    aliases: ['villa', 'ad', 'adı', 'isim', 'ilan adı', 'name'],
    required: true,
  }),
  owner: field('Ev sahibi', readText, 'ayse@posta.example', {
    aliases: ['ev sahibi e-posta', 'ev sahibi mail', 'mal sahibi', 'sahibi', 'owner'],
    required: true,
  }),
  town: field('Bölge', readText, 'Kalkan', {
    aliases: ['region', 'semt', 'belde', 'town'],
    required: true,
  }),
  district: field('İlçe', readText, 'Kaş', { aliases: ['district'] }),
  neighbourhood: field('Mahalle', readText, 'Kızıltaş', { aliases: ['mah', 'köy'] }),
  types: field('Villa tipleri', readNames, 'Lüks, Deniz Manzaralı', {
    aliases: ['tip', 'tipi', 'villa tipi', 'tipler', 'kategori', 'kategoriler'],
  }),
  bedrooms: field('Yatak odası', readWhole, '4', {
    aliases: ['yatak odası sayısı', 'oda', 'oda sayısı', 'bedrooms'],
    required: true,
  }),
  bathrooms: field('Banyo', readWhole, '3', { aliases: ['banyo sayısı', 'bathrooms'] }),
  floors: field('Kat', readWhole, '2', { aliases: ['kat sayısı'] }),
  capacity: field('Kapasite', readWhole, '8', {
    aliases: ['kişi', 'kişi sayısı', 'kişi kapasitesi', 'azami kişi', 'capacity'],
  }),
  latitude: field('Enlem', readDecimal, '36,2654', { aliases: ['lat', 'latitude'] }),
  longitude: field('Boylam', readDecimal, '29,4132', { aliases: ['lng', 'lon', 'longitude'] }),
  summary: field('Kısa tanıtım', readText, 'Denize bakan, bahçeli taş ev.', {
    aliases: ['özet', 'tanıtım', 'kısa açıklama', 'açıklama'],
  }),
  checkInTime: field('Giriş saati', readTime, '16:00', { aliases: ['check-in saati'] }),
  checkOutTime: field('Çıkış saati', readTime, '10:00', { aliases: ['check-out saati'] }),
  minNightsSeason: field('En az gece (sezon)', readWhole, '5', {
    aliases: ['minimum gece sezon', 'min gece sezon', 'sezon minimum gece'],
  }),
  minNightsOther: field('En az gece (diğer)', readWhole, '3', {
    aliases: ['minimum gece', 'min gece', 'en az gece'],
  }),
  deposit: field('Depozito', readMoney, '5.000', { aliases: ['hasar depozitosu', 'depozito tl'] }),
  cleaningFee: field('Temizlik ücreti', readMoney, '1.500', {
    aliases: ['temizlik', 'temizlik tl', 'temizlik bedeli'],
  }),
  cleaningThreshold: field('Temizlik ücretsiz (gece)', readWhole, '7', {
    aliases: ['temizlik eşiği', 'kısa konaklama sınırı'],
  }),
  commissionRate: field('Komisyon (%)', readRate, '20', {
    aliases: ['komisyon', 'komisyon oranı', 'komisyon yüzdesi'],
  }),
  prepaymentRate: field('Ön ödeme (%)', readRate, '20', {
    aliases: ['ön ödeme', 'ön ödeme oranı', 'kapora', 'kapora oranı'],
  }),
  permitNo: field('İzin belgesi no', readText, '07-1234', {
    aliases: ['belge no', 'izin belgesi', 'izin no', 'turizm belge no'],
  }),
  permitDate: field('Belge tarihi', readDay, '01.03.2026', { aliases: ['izin tarihi'] }),
  permitHolder: field('Belge sahibi', readText, 'Ayşe Yılmaz', { aliases: ['izin sahibi'] }),
  permitAddress: field('Belge adresi', readText, 'Kızıltaş Mah. 12, Kaş', {
    aliases: ['izin adresi'],
  }),
  permitMaxGuests: field('Belge azami kişi', readWhole, '8', { aliases: ['izin azami kişi'] }),
};
