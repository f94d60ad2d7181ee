import { SHOWN_LOCATIONS } from '#domain/villas/location.ts';
import { field } from './field.ts';
import {
  readDay,
  readDecimal,
  readMoney,
  readNames,
  readRate,
  readShownLocation,
  readText,
  readTime,
  readWhole,
} from './read-cell.ts';

/** One villa a row; its code is the key. */
export const VILLA_FIELDS = {
  code: field('Villa kodu', readText, 'KLK-101', {
    aliases: 'kod, kodu, villa no, ilan no, code, villa code, portföy no, referans, ref',
  }),
  name: field('Villa adı', readText, 'Villa Zeytin', {
    aliases:
      'villa, ad, adı, isim, ilan adı, ünite, name, villa name, ev adı, ev, tesis, tesis adı, konut, konut adı, property, property name, house, haus, objekt, unterkunft, ferienhaus, listing',
    required: true,
  }),
  owner: field('Ev sahibi', readText, 'ayse@posta.example', {
    aliases:
      'ev sahibi adı, ev sahibi ad soyad, mal sahibi, mülk sahibi, sahibi, sahip, villa sahibi, owner, owner name, eigentümer, vermieter, besitzer',
    required: true,
  }),
  ownerPhone: field('Ev sahibi telefonu', readText, '0532 123 45 67', {
    aliases:
      'sahibi tel, sahibi telefon, ev sahibi tel, ev sahibi telefon, ev sahibi gsm, telefon, tel, gsm, cep, owner phone, cep telefonu, telefon no, iletişim, phone, handy',
  }),
  ownerEmail: field('Ev sahibi e-postası', readText, 'ayse@posta.example', {
    aliases:
      'ev sahibi e-posta, ev sahibi mail, sahibi mail, e-posta, eposta, mail, email, owner email',
  }),
  town: field('Bölge', readText, 'Kalkan', {
    aliases:
      'region, semt, belde, town, konum, lokasyon, yer, mevki, location, area, destinasyon, ort, lage, bulunduğu yer',
    required: true,
  }),
  district: field('İlçe', readText, 'Kaş', { aliases: 'district' }),
  neighbourhood: field('Mahalle', readText, 'Kızıltaş', { aliases: 'mah, köy' }),
  types: field('Villa tipleri', readNames, 'Lüks, Deniz Manzaralı', {
    aliases: 'tip, tipi, villa tipi, tipler, kategori, kategoriler',
  }),
  bedrooms: field('Yatak odası', readWhole, '4', {
    aliases:
      'yatak odası sayısı, oda, oda sayısı, bedrooms, rooms, yatak o, oda salon, odalar, yatak, schlafzimmer, zimmer',
    required: true,
  }),
  bathrooms: field('Banyo', readWhole, '3', {
    aliases: 'banyo sayısı, bathrooms, baths, wc, banyo wc, bäder, badezimmer',
  }),
  floors: field('Kat', readWhole, '2', { aliases: 'kat sayısı' }),
  capacity: field('Kapasite', readWhole, '8', {
    aliases:
      'kişi, kişi sayısı, kişi kapasitesi, kaç kişilik, kişilik, azami kişi, maks kişi, max kişi, kapasite kişi, konaklama kapasitesi, capacity, guests, sleeps, pax, max guests, maksimum kapasite, personen, max personen',
  }),
  latitude: field('Enlem', readDecimal, '36,2654', { aliases: 'lat, latitude' }),
  longitude: field('Boylam', readDecimal, '29,4132', { aliases: 'lng, lon, longitude' }),
  locationShown: field('Sitede görünen yer', readShownLocation, SHOWN_LOCATIONS.kilometre, {
    aliases: 'konum gösterimi, konum hassasiyeti',
  }),
  summary: field('Kısa tanıtım', readText, 'Denize bakan, bahçeli taş ev.', {
    aliases: 'özet, tanıtım, kısa açıklama, açıklama, description, summary',
  }),
  checkInTime: field('Giriş saati', readTime, '16:00', {
    aliases:
      'check-in saati, check-in, checkin, check in, check-in time, giriş, anreise, anreise ab, anreisezeit',
  }),
  checkOutTime: field('Çıkış saati', readTime, '10:00', {
    aliases:
      'check-out saati, check-out, checkout, check out, check-out time, çıkış, abreise, abreise bis, abreisezeit',
  }),
  minNightsSeason: field('En az gece (sezon)', readWhole, '5', {
    aliases: 'minimum gece sezon, min gece sezon, sezon minimum gece',
  }),
  minNightsOther: field('En az gece (diğer)', readWhole, '3', {
    aliases:
      'minimum gece, min gece, en az gece, minimum konaklama, min stay, minimum stay, min nights, minimum nights, mindestaufenthalt, mindestnächte',
  }),
  deposit: field('Depozito', readMoney, '5.000', {
    aliases: 'hasar depozitosu, depozito tl, deposit, security deposit, hasar, kaution',
  }),
  cleaningFee: field('Temizlik ücreti', readMoney, '1.500', {
    aliases:
      'temizlik, temizlik tl, temizlik bedeli, cleaning, cleaning fee, endreinigung, reinigung',
  }),
  cleaningThreshold: field('Temizlik ücretsiz (gece)', readWhole, '7', {
    aliases: 'temizlik eşiği, kısa konaklama sınırı',
  }),
  commissionRate: field('Komisyon (%)', readRate, '20', {
    aliases: 'komisyon, komisyon oranı, komisyon yüzdesi, kom, commission, provision',
  }),
  prepaymentRate: field('Ön ödeme (%)', readRate, '20', {
    aliases: 'ön ödeme, ön ödeme oranı, kapora, kapora oranı',
  }),
  permitNo: field('İzin belgesi no', readText, '07-1234', {
    aliases:
      'belge no, belge, belge numarası, izin belgesi, izin no, izin, turizm belge no, turizm belgesi, ruhsat no, permit, permit no, licence, license no',
  }),
  permitDate: field('Belge tarihi', readDay, '01.03.2026', { aliases: 'izin tarihi' }),
  permitHolder: field('Belge sahibi', readText, 'Ayşe Yılmaz', { aliases: 'izin sahibi' }),
  permitAddress: field('Belge adresi', readText, 'Kızıltaş Mah. 12, Kaş', {
    aliases: 'izin adresi',
  }),
  permitMaxGuests: field('Belge azami kişi', readWhole, '8', { aliases: 'izin azami kişi' }),
  nightly: field('Gecelik fiyat (dönem)', readMoney, '12.500', { aliases: 'gecelik fiyat' }),
  amenities: field('Özellik (var/yok)', readNames, 'Özel havuz', {
    aliases:
      'özellik, havuz, pool, jakuzi, jacuzzi, sauna, hamam, klima, şömine, barbekü, internet, wifi, otopark',
  }),
  note: field('Acenta notu', readText, 'Anahtar komşuda', {
    aliases:
      'not, notlar, acenta notu, acente notu, özellikler, notes, remarks, comments, bemerkung, bemerkungen, hinweise',
  }),
};
