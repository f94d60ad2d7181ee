import { describe, expect, it } from 'vitest';
import { FIELDS_OF } from './fields.ts';
import {
  guessColumns,
  isKnownHeading,
  MUST_HAVE,
  REPEATED,
  toImportRows,
} from './guess-columns.ts';
import { IMPORT_KINDS } from './kinds.ts';

describe('guessing columns', () => {
  it.each(IMPORT_KINDS)('recognises every heading of the template of %s', (kind) => {
    const fields = Object.entries(FIELDS_OF[kind]);
    const labels = fields.map(([, { label }]) => label);
    expect(guessColumns(kind, labels)).toEqual(fields.map(([name]) => name));
  });

  it('reads examples of the template without a complaint', () => {
    for (const kind of IMPORT_KINDS) {
      for (const { example, read } of Object.values(FIELDS_OF[kind])) {
        expect([kind, example, read(example)]).toEqual([
          kind,
          example,
          { value: expect.anything() },
        ]);
      }
    }
  });

  it('names only fields that there are', () => {
    for (const kind of IMPORT_KINDS)
      for (const name of [...REPEATED[kind], ...MUST_HAVE[kind]])
        expect(FIELDS_OF[kind]).toHaveProperty(name);
  });

  it.each([
    [
      'villas',
      'No;Villa adı;Bölge;Oda;Kapasite;Havuz;Gecelik fiyat (yaz);Depozito;Ev sahibi;Belge No;Giriş saati;Açıklama',
      ',name,town,bedrooms,capacity,amenities,nightly,deposit,owner,permitNo,checkInTime,summary',
    ],
    [
      'villas',
      'Sıra;Villa ismi;Köy;İlçe;Oda/Salon;Kaç kişilik;Mülk sahibi;Cep no;Düşük sezon;Yüksek sezon;Havuz tipi;Not',
      ',name,neighbourhood,district,bedrooms,capacity,owner,ownerPhone,nightly,nightly,amenities,note',
    ],
    [
      'reservations',
      'Rez. No;Ev;Konuk Adı;Konuk Soyadı;Cep Tel;Giriş T.;Çıkış T.;Gün;Yet.;Çoc.;Tutar;Kapora;Kalan;Ödeme şekli;Durumu',
      'code,villaCode,guest,surname,phone,checkIn,checkOut,nights,adults,children,total,collected,note,collectedBy,status',
    ],
    [
      'reservations',
      'Booking ref;Property;Guest name;Phone;Arrival;Departure;Nights;Adults;Children;Total price;Deposit paid;Status;Source;Booked on',
      'code,villaCode,guest,phone,checkIn,checkOut,nights,adults,children,total,collected,status,note,bookedOn',
    ],
    [
      'prices',
      'Property;From;To;Nightly rate;Min stay',
      'villaCode,startsOn,endsOn,nightly,minNights',
    ],
    [
      'prices',
      'Villa Kodu;Sezon Başı;Sezon Sonu;Fiyat (gecelik);En az konaklama',
      'villaCode,startsOn,endsOn,nightly,minNights',
    ],
    [
      'villas',
      'Ev adı;KONUM;Oda Sayısı;Kişi;Sahibi;Sahibi tel;Haziran;Temmuz-Ağustos;Yaz;Kış;Haftalık;Komisyon;Notlar',
      'name,town,bedrooms,capacity,owner,ownerPhone,nightly,nightly,nightly,nightly,nightly,commissionRate,note',
    ],
    [
      'villas',
      'Tesis;İlçe;Bölge;Yatak;Banyo;Kapasite (kişi);Giriş;Çıkış;Temizlik;Belge No;Depozito (TL)',
      'name,district,town,bedrooms,bathrooms,capacity,checkInTime,checkOutTime,cleaningFee,permitNo,deposit',
    ],
    [
      'villas',
      'Property name;Location;Bedrooms;Sleeps;Owner;Phone;Deposit;Price (summer);High season',
      'name,town,bedrooms,capacity,owner,ownerPhone,deposit,nightly,nightly',
    ],
    [
      'reservations',
      'Villa;Misafir;Telefon;Giriş;Çıkış;Kişi;Toplam;Kapora;Durum;Kaynak',
      'villaCode,guest,phone,checkIn,checkOut,adults,total,collected,status,note',
    ],
    [
      'reservations',
      'Rez No;Ev adı;Ad Soyad;Giriş Tarihi;Çıkış Tarihi;Gece;Tutar (TL);Ödenen;Kalan;Komisyon;Notlar',
      'code,villaCode,guest,checkIn,checkOut,nights,total,collected,note,note,note',
    ],
    [
      'reservations',
      'Property;Guest name;Phone;Check-in;Check-out;Guests;Total price;Status;Remarks',
      'villaCode,guest,phone,checkIn,checkOut,adults,total,status,note',
    ],
    [
      'villas',
      'İlan Kodu;Villa İsmi;Bölgesi;Oda;Max. Kapasite;Yazlık Fiyat;Depozito Bedeli;Mal Sahibi Adı;Sahip Telefon;Min. Konaklama',
      'code,name,town,bedrooms,capacity,nightly,deposit,owner,ownerPhone,minNightsOther',
    ],
    [
      'villas',
      'Evin Adı;Yeri;Yatak Odası Adedi;Banyo Adedi;Haziran-Eylül;01.06-15.07;Tel. No',
      'name,town,bedrooms,bathrooms,nightly,nightly,ownerPhone',
    ],
    [
      'reservations',
      'Rez. Tarihi;Giriş Tar.;Çıkış Tar.;Cep Tel;Kapıda Kalan;Rezervasyon Durumu;Ödeme Durumu',
      'bookedOn,checkIn,checkOut,phone,note,status,collected',
    ],
    [
      'reservations',
      'Villa İsmi;Konaklama Tarihleri;Ad;Soyad;Ücret;Para birimi',
      'villaCode,checkIn,guest,surname,total,currency',
    ],
    // Our own lists, as the dashboard exports them.
    [
      'villas',
      'Kod;Villa;Bölge;Ev sahibi;Kapasite;Yatak odası;Banyo;Yayında;Popüler;Ayın villası;Sıra;İzin belgesi;En düşük gecelik (TL);Fiyatların son gecesi;Sıradaki giriş;Resim',
      'code,name,town,owner,capacity,bedrooms,bathrooms,,,,,permitNo,,,,',
    ],
    [
      'reservations',
      'Rezervasyon;Durum;Villa;Misafir;Telefon;Giriş;Çıkış;Gece;Yetişkin;Çocuk;Bebek;Toplam (TL);Ek hizmetler (TL);Ödenen (TL);Ön ödeme (TL);Depozito (TL);Kaynak',
      'code,status,villaCode,guest,phone,checkIn,checkOut,nights,adults,children,babies,total,,collected,,,note',
    ],
    [
      'reservations',
      'Book Number;Guest Name(s);Check-in;People;Adults;Children;Price;Unit;Comments',
      'code,guest,checkIn,,adults,children,total,villaCode,note',
    ],
    [
      'villas',
      'Objekt;Ort;Anreise ab;Abreise bis;Mindestaufenthalt;Provision;Bemerkungen',
      'name,town,checkInTime,checkOutTime,minNightsOther,commissionRate,note',
    ],
    [
      'prices',
      'Ev;Sezon Başı;Sezon Sonu;Gecelik (€);Min gün',
      'villaCode,startsOn,endsOn,nightly,minNights',
    ],
    [
      'prices',
      'KOD;Sezon;BASLANGIC TARIHI;Bitiş Tarihi *;Gecelik (TL)',
      'villaCode,,startsOn,endsOn,nightly',
    ],
  ] as const)('maps the headings of %s: %s', (kind, headings, fields) => {
    const mapping = guessColumns(kind, headings.split(';'));
    expect(mapping.map((field) => field ?? '').join()).toBe(
      // "No" is a code only where it does not count the lines; without lines it may be one.
      fields,
    );
  });

  it('tells a column that counts the lines from one of codes', () => {
    const lines = [
      ['1', 'A'],
      ['2', 'B'],
      ['3', 'C'],
    ];
    expect(guessColumns('reservations', ['No', 'Misafir'], lines)).toEqual([null, 'guest']);
    expect(guessColumns('reservations', ['No', 'Misafir'], [['R-17', 'A']])).toEqual([
      'code',
      'guest',
    ]);
  });

  it('gives a column away once, the label before other words for it', () => {
    expect(guessColumns('reservations', ['Villa', 'Kod', 'Villa kodu'])).toEqual([
      null,
      'code',
      'villaCode',
    ]);
  });

  it('survives a typing mistake and knows no other words', () => {
    expect(guessColumns('villas', ['Kapasitte', 'Renk', ''])).toEqual(['capacity', null, null]);
    expect(isKnownHeading('villas', 'Villa Adı')).toBe(true);
    expect(isKnownHeading('villas', 'VİLLA LİSTESİ 2027')).toBe(false);
  });

  it('keeps the numbers of rows, and leaves empty cells and rows out', () => {
    const file = {
      headings: ['Villa', 'Gecelik', 'Renk'],
      headingRow: 1,
      lines: [['A', ' 5 ', 'x'], ['', '', 'x'], ['B', '', 'x'], ['C']],
    };
    expect(toImportRows('prices', file, ['villaCode', 'nightly', null])).toEqual([
      { row: 2, cells: { villaCode: 'A', nightly: '5' } },
      { row: 4, cells: { villaCode: 'B' } },
      { row: 5, cells: { villaCode: 'C' } },
    ]);
  });

  it('joins a name in two columns, and amounts with the currency of their column or heading', () => {
    const stays = {
      headings: ['Ev', 'Ad', 'Soyad', 'Tutar', 'Döviz', 'Kapora (USD)'],
      headingRow: 1,
      lines: [
        ['A', 'Ayşe', 'Kaya', '1.750', 'EUR', '300'],
        ['A', 'Ali', '', '87.500', 'TL', '€ 200'],
        ['A', '', 'Su', '1.200', 'CHF', ''],
        ['A', '', '', '1.250 €', '£', ''],
      ],
    };
    const mapping = ['villaCode', 'guest', 'surname', 'total', 'currency', 'collected'];
    expect(toImportRows('reservations', stays, mapping).map(({ cells }) => cells)).toEqual([
      { villaCode: 'A', guest: 'Ayşe Kaya', total: '1.750 €', collected: '300 $' },
      { villaCode: 'A', guest: 'Ali', total: '87.500', collected: '€ 200' },
      { villaCode: 'A', guest: 'Su', total: '1.200 CHF' },
      { villaCode: 'A', total: '1.250 €' },
    ]);
    const villas = { headings: ['Ad', 'Haftalık (€)'], headingRow: 1, lines: [['A', '1.750']] };
    expect(toImportRows('villas', villas, ['name', 'nightly'])[0]?.cells).toEqual({
      name: 'A',
      'nightly@Haftalık (€)': '1.750 €',
    });
  });

  it('names the cells of repeated fields by their headings', () => {
    const file = {
      headings: ['Ad', 'Yaz', 'Kış', ''],
      headingRow: 3,
      lines: [['A', '5', '3', 'x']],
    };
    expect(toImportRows('villas', file, ['name', 'nightly', 'nightly', 'note'])).toEqual([
      {
        row: 4,
        cells: { name: 'A', 'nightly@Yaz': '5', 'nightly@Kış': '3', 'note@4. sütun': 'x' },
      },
    ]);
  });
});
