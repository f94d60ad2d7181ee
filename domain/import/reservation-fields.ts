import { field } from './field.ts';
import { readDay, readMoney, readText, readWhole } from './read-cell.ts';
import { readLanguage, readMethod, readPastTotal, readStatus } from './reservation-words.ts';

/** One past stay a row; its code is the key. */
export const RESERVATION_FIELDS = {
  code: field('Rezervasyon kodu', readText, 'R-2025-0142', {
    aliases:
      'rezervasyon no, rezervasyon, rez no, kod, no, code, booking no, booking number, book number, booking id, reservation number, reservation id, voucher, reservation no, voucher no, booking ref, booking reference, reference, confirmation code, buchungsnummer, onay kodu',
  }),
  villaCode: field('Villa kodu', readText, 'KLK-101', {
    aliases:
      'villa, villa adı, villa no, ilan no, ev, ev adı, tesis, tesis adı, konut, property, house, villa name, listing, accommodation, unit, haus, objekt, unterkunft, ferienhaus, ilan, ilan adı',
    required: true,
  }),
  guest: field('Misafir', readText, 'Gülşah Öztürk', {
    aliases:
      'müşteri, müşteri adı, ad soyad, adı soyadı, misafir adı, misafir adı soyadı, konuk, kiracı, isim, isim soyisim, first name, guest, guest name, customer, name, full name, gast, gäste, gastname, kunde, mieter, kiralayan, konuk adları',
    required: true,
  }),
  phone: field('Telefon', readText, '0532 123 45 67', {
    aliases:
      'tel, gsm, cep, misafir tel, telefon no, phone, mobile, contact, handy, telefonnummer, iletişim',
  }),
  email: field('E-posta', readText, 'gulsah@posta.example', {
    aliases: 'eposta, mail, e-mail, email',
  }),
  checkIn: field('Giriş', readDay, '14.06.2025', {
    aliases:
      'giriş tarihi, check-in, checkin, check in, check-in date, arrival, arrival date, geliş, geliş tarihi, başlangıç, başlangıç tarihi, tarih aralığı, giriş çıkış, tarih, tarihler, konaklama tarihi, dates, start date, start, from, anreise, ankunft, zeitraum, datum, giriş günü',
    required: true,
  }),
  checkOut: field('Çıkış', readDay, '21.06.2025', {
    aliases:
      'çıkış tarihi, check-out, checkout, check out, check-out date, departure, departure date, gidiş, ayrılış, bitiş, bitiş tarihi, end date, end, to, abreise, çıkış günü',
    required: true,
  }),
  nights: field('Gece sayısı', readWhole, '7', {
    aliases: 'gece, gün, gün sayısı, nights, konaklama süresi, nächte, süre',
  }),
  adults: field('Yetişkin', readWhole, '4', {
    aliases:
      'yetişkin sayısı, yet, büyük, adults, erwachsene, kişi, kişi sayısı, misafir sayısı, pax, guests, persons, personen, personenzahl, people',
  }),
  children: field('Çocuk', readWhole, '2', {
    aliases: 'çocuk sayısı, çoc, children, kids, kinder',
  }),
  babies: field('Bebek', readWhole, '0', { aliases: 'bebek sayısı, babies, infants' }),
  total: field('Toplam tutar', readPastTotal, '87.500', {
    aliases:
      'toplam, tutar, toplam tl, tutar tl, toplam fiyat, toplam ücret, genel toplam, fiyat, ücret, bedel, rezervasyon tutarı, total, total price, amount, price, earnings, payout, gesamtpreis, gesamt, preis, betrag, mietpreis, kira, kira bedeli',
    required: true,
  }),
  collected: field('Tahsil edilen', readMoney, '17.500', {
    aliases:
      'tahsil edilen tutar, tahsilat, ödenen, ödenen tutar, alınan, kapora, ön ödeme, ödeme, ödeme durumu, paid, deposit paid, advance, anzahlung, bezahlt, avans',
  }),
  collectedOn: field('Tahsilat tarihi', readDay, '12.02.2025', {
    aliases: 'tahsil tarihi, ödeme tarihi, kapora tarihi, ön ödeme tarihi',
  }),
  collectedBy: field('Tahsilat yöntemi', readMethod, 'Havale', {
    aliases: 'tahsil şekli, ödeme yöntemi, ödeme şekli, ödeme tipi',
  }),
  status: field('Durum', readStatus, 'Tamamlandı', {
    aliases: 'durumu, rezervasyon durumu, statü, status, state',
  }),
  bookedOn: field('Kayıt tarihi', readDay, '12.02.2025', {
    aliases:
      'rezervasyon tarihi, oluşturma, kayıt, satış tarihi, booked on, booking date, created, booked, gebucht am, buchungsdatum',
  }),
  language: field('Dil', readLanguage, 'İngilizce', {
    aliases: 'misafirin dili, misafir dili, language, guest language, lang',
  }),
  note: field('Not', readText, 'Geç çıkış verildi', {
    aliases:
      'notlar, acente notu, açıklama, kaynak, kanal, nereden, acente, kalan, kalan tutar, bakiye, komisyon, notes, remarks, source, channel, balance, comments, bemerkung, bemerkungen, notiz, notizen, anmerkung, restbetrag',
  }),
};
