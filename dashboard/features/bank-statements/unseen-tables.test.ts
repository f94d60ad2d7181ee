import { it } from 'vitest';
import { cell, workbookOf } from '#tests/support/workbook-parts.ts';
import {
  expectLines,
  IBAN,
  rows,
  type StatementCase,
  THREE,
  turkish,
} from './statements.testing.ts';

const sheet = (table: readonly (readonly (string | number)[])[], formats: string[] = []) =>
  workbookOf(
    [
      {
        name: 'Sayfa1',
        rows: table
          .map(
            (row, r) =>
              `<row r="${r + 1}">${row.map((value, c) => (value === '' ? '' : cell(`${'ABCDEFGHIJ'[c]}${r + 1}`, value, typeof value === 'number' && value > 40_000 && value < 50_000 ? 's="1"' : ''))).join('')}</row>`,
          )
          .join(''),
      },
    ],
    { formats },
  );

const CASES: StatementCase[] = [
  [
    'Ziraat, windows-1254, titles, a customer and a legal footer',
    () =>
      turkish(
        rows(
          'T.C. ZİRAAT BANKASI A.Ş.;;;;',
          'Müşteri No;12345678;;;',
          `IBAN;${IBAN};;;`,
          'Tarih Aralığı;01/11/2026 - 30/11/2026;;;',
          ';;;;',
          'Tarih;Fiş No;Açıklama;İşlem Tutarı;Bakiye',
          '12/11/2026;S00123;GÖNDEREN: ŞÜKRÜ IŞIK AÇIKLAMA: KY26-ABCDEFGH;12.500,00;112.500,00',
          '12/11/2026;S00124;EFT MASRAFI;-125,50;112.374,50',
          '13/11/2026;S00125;HAVALE İBRAHİM ÇAĞ;7.450,05;119.824,55',
          ';;;;',
          'Bu dekont bilgi amaçlıdır, ıslak imza taşımaz.;;;;',
        ),
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, 'GÖNDEREN: ŞÜKRÜ IŞIK AÇIKLAMA: KY26-ABCDEFGH'],
        ['2026-11-12', -12_550, 'EFT MASRAFI'],
        ['2026-11-13', 745_005, 'HAVALE İBRAHİM ÇAĞ'],
      ],
      account: IBAN,
    },
  ],
  [
    'Vakıfbank: many columns, words for the direction, unsigned',
    () =>
      rows(
        'İşlem Tarihi;İşlem Saati;Valör Tarihi;Kanal;Referans No;İşlem Tutarı;Bakiye;Borç/Alacak;İşlem Adı;Açıklama;Gönderen Adı Soyadı;Gönderen Banka',
        '12.11.2026;10:14:22;12.11.2026;İNTERNET;2026001;12.500,00;112.500,00;Alacak;GELEN FAST;KAPORA;AYŞE DEMİR;GARANTİ',
        '12.11.2026;10:14:23;12.11.2026;ŞUBE;2026002;125,50;112.374,50;Borç;MASRAF;;;',
        '13.11.2026;09:00:00;13.11.2026;ATM;2026003;7.450,05;119.824,55;Alacak;PARA YATIRMA;KAPORA;;',
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, 'GELEN FAST KAPORA', 'AYŞE DEMİR', '2026001'],
        ['2026-11-12', -12_550, 'MASRAF', '', '2026002'],
        ['2026-11-13', 745_005, 'PARA YATIRMA KAPORA', '', '2026003'],
      ],
    },
  ],
  [
    'Tutar (Borç) and Tutar (Alacak)',
    () =>
      rows(
        'Tarih;Açıklama;Tutar (Borç);Tutar (Alacak);Bakiye',
        '12.11.2026;EFT;;12.500,00;112.500,00',
        '12.11.2026;MASRAF;125,50;;112.374,50',
        '13.11.2026;FAST;;7.450,05;119.824,55',
      ),
    { lines: THREE },
  ],
  [
    'İşlem Tutarı Borç and İşlem Tutarı Alacak',
    () =>
      rows(
        'Tarih;Açıklama;İşlem Tutarı Borç;İşlem Tutarı Alacak;Borç Bakiye;Alacak Bakiye',
        '12.11.2026;EFT;0,00;12.500,00;0,00;112.500,00',
        '12.11.2026;MASRAF;125,50;0,00;0,00;112.374,50',
        '13.11.2026;FAST;0,00;7.450,05;0,00;119.824,55',
      ),
    { lines: THREE },
  ],
  [
    'headings over two rows',
    () =>
      rows(
        'Tarih;Açıklama;Tutar;;Bakiye',
        ';;Borç;Alacak;',
        '12.11.2026;EFT;;12.500,00;112.500,00',
        '12.11.2026;MASRAF;125,50;;112.374,50',
        '13.11.2026;FAST;;7.450,05;119.824,55',
      ),
    { lines: THREE },
  ],
  [
    'money brought forward, as a dated row with an amount',
    () =>
      rows(
        'Tarih;Açıklama;Tutar;Bakiye',
        '11.11.2026;ÖNCEKİ DÖNEMDEN DEVİR;100.000,00;100.000,00',
        '12.11.2026;EFT;12.500,00;112.500,00',
        '12.11.2026;MASRAF;-125,50;112.374,50',
        '13.11.2026;FAST;7.450,05;119.824,55',
        '13.11.2026;DEVREDEN BAKİYE;119.824,55;119.824,55',
      ),
    { lines: THREE },
  ],
  [
    'Kuveyt Türk: Ref.No, a currency column and no balance sign',
    () =>
      rows(
        'Tarih|Ref.No|Açıklama|Tutar|Döviz Cinsi|Bakiye',
        '12.11.2026|ABC12|EFT|12.500,00|TL|112.500,00',
        '12.11.2026|ABC13|MASRAF|-125,50|TL|112.374,50',
        '13.11.2026|ABC14|FAST|7.450,05|TL|119.824,55',
      ),
    {
      lines: THREE.map(([day, amount], n) => [
        day,
        amount,
        ['EFT', 'MASRAF', 'FAST'][n]!,
        '',
        `ABC1${n + 2}`,
      ]),
    },
  ],
  [
    'HSBC, in English, with English months',
    () =>
      rows(
        'Account Activity',
        'Transaction Date,Details,Withdrawals,Deposits,Balance',
        '12 Nov 2026,EFT,,"12,500.00","112,500.00"',
        '12 Nov 2026,FEE,125.50,,"112,374.50"',
        '13 Nov 2026,FAST,,"7,450.05","119,824.55"',
      ),
    { lines: THREE },
  ],
  [
    'an app of a phone: Money in and Money out',
    () =>
      rows(
        'Date,Description,Money Out,Money In,Balance',
        '2026-11-12T10:14:00+03:00,EFT,,12500.00,112500.00',
        '2026-11-12T11:14:00+03:00,FEE,125.50,,112374.50',
        '2026-11-13T10:14:00+03:00,FAST,,7450.05,119824.55',
      ),
    { lines: THREE },
  ],
  [
    'a day of the week before the day',
    () =>
      rows(
        'Tarih;Açıklama;Tutar;Bakiye',
        'Perşembe, 12 Kasım 2026;EFT;12.500,00;112.500,00',
        'Perşembe, 12 Kasım 2026;MASRAF;-125,50;112.374,50',
        'Cuma, 13 Kasım 2026;FAST;7.450,05;119.824,55',
      ),
    { lines: THREE },
  ],
  [
    'sums by day between the lines',
    () =>
      rows(
        'Tarih;Açıklama;Borç;Alacak;Bakiye',
        '12.11.2026;EFT;;12.500,00;112.500,00',
        '12.11.2026;MASRAF;125,50;;112.374,50',
        '12.11.2026;GÜN TOPLAMI;125,50;12.500,00;112.374,50',
        '13.11.2026;FAST;;7.450,05;119.824,55',
        'Toplam;;125,50;19.950,05;',
      ),
    { lines: THREE },
  ],
  [
    'Excel: real days and numbers with the noise of halves',
    () =>
      sheet(
        [
          ['Hesap Hareketleri'],
          ['Hesap No', '1234-5678901-5001'],
          ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
          [46_338, 'EFT', 12_500, 112_500],
          [46_338, 'MASRAF', -125.500_000_000_01, 112_374.499_999_999_99],
          [46_339, 'FAST', 7_450.05, 119_824.55],
        ],
        ['dd.mm.yyyy'],
      ),
    { lines: THREE, account: '1234-5678901-5001' },
  ],
  [
    'Excel: texts for numbers and days with times, newest first',
    () =>
      sheet([
        ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
        ['13/11/2026 09:00', 'FAST', '7.450,05 TL', '119.824,55 TL'],
        ['12/11/2026 11:00', 'MASRAF', '-125,50 TL', '112.374,50 TL'],
        ['12/11/2026 10:00', 'EFT', '+12.500,00 TL', '112.500,00 TL'],
      ]),
    { lines: THREE },
  ],
  [
    'Excel: whole lira only',
    () =>
      sheet([
        ['Tarih', 'Açıklama', 'Borç', 'Alacak'],
        ['12.11.2026', 'EFT', '', 12_500],
        ['13.11.2026', 'HAVALE', 700, ''],
      ]),
    {
      lines: [
        ['2026-11-12', 1_250_000],
        ['2026-11-13', -70_000],
      ],
    },
  ],
  [
    'a web page that is called .xls',
    () =>
      turkish(
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1254"></head><body><table><tr><td colspan="4">HESAP EKSTRESİ</td></tr><tr><th>İşlem Tarihi</th><th>Açıklama</th><th>İşlem Tutarı</th><th>Bakiye</th></tr><tr><td>12.11.2026</td><td>EFT</td><td>12.500,00</td><td>112.500,00</td></tr><tr><td>12.11.2026</td><td>MASRAF</td><td>-125,50</td><td>112.374,50</td></tr><tr><td>13.11.2026</td><td>FAST</td><td>7.450,05</td><td>119.824,55</td></tr></table></body></html>',
      ),
    { lines: THREE },
  ],
  [
    'an account in euro',
    () =>
      rows(
        'Hesap Türü;Vadesiz EUR',
        'Tarih;Açıklama;Tutar;Bakiye',
        '12.11.2026;SEPA;500,00;1.500,00',
        '13.11.2026;SEPA;-20,00;1.480,00',
      ),
    {
      lines: [
        ['2026-11-12', 50_000],
        ['2026-11-13', -2_000],
      ],
      currency: 'EUR',
    },
  ],
  [
    'letters behind balances, in capitals',
    () =>
      rows(
        'İŞLEM TARİHİ;VALÖR;AÇIKLAMA;BORÇ;ALACAK;BAKİYE',
        '12.11.2026 00:00:00;12.11.2026;EFT;;12.500,00;112.500,00 A',
        '12.11.2026 00:00:00;12.11.2026;MASRAF;125,50;;112.374,50 A',
        '13.11.2026 00:00:00;13.11.2026;FAST;;7.450,05;119.824,55 A',
      ),
    { lines: THREE },
  ],
  [
    'days without signs, and minus before the currency',
    () =>
      rows(
        'No;Tarih;Açıklama;Tutar;Bakiye',
        '1;12112026;EFT;12.500,00 TL;112.500,00 TL',
        '2;12112026;MASRAF;125,50- TL;112.374,50 TL',
        '3;13112026;FAST;7.450,05 TL;119.824,55 TL',
      ),
    { lines: THREE },
  ],
  [
    'directions under a heading of any name',
    () =>
      rows(
        'Tarih;Hareket Tipi;Açıklama;Tutar',
        '12.11.2026;GELEN;EFT;12.500,00',
        '12.11.2026;GİDEN;MASRAF;125,50',
        '13.11.2026;GELEN;FAST;7.450,05',
      ),
    { lines: THREE },
  ],
  [
    'every cell in quotation marks, thousands of Switzerland',
    () =>
      rows(
        '"Date","Text","Amount","Balance"',
        '"12.11.2026","EFT","12\'500.00","112\'500.00"',
        '"12.11.2026","FEE","-125.50","112\'374.50"',
        '"13.11.2026","FAST","7\'450.05","119\'824.55"',
      ),
    { lines: THREE },
  ],
  [
    'Excel: a sheet an account, one of them in euro',
    () =>
      workbookOf(
        ['TL', 'EUR'].map((currency) => ({
          name: currency,
          rows: [
            ['Para Birimi', currency],
            ['Tarih', 'Açıklama', 'Tutar'],
            ['12.11.2026', 'EFT', 5],
            ['12.11.2026', 'MASRAF', -1],
          ]
            .map(
              (row, r) =>
                `<row r="${r + 1}">${row.map((value, c) => cell(`${'ABC'[c]}${r + 1}`, value)).join('')}</row>`,
            )
            .join(''),
        })),
      ),
    {
      lines: [
        ['2026-11-12', 500],
        ['2026-11-12', -100],
        ['2026-11-12', 500],
        ['2026-11-12', -100],
      ],
      currencies: ['TRY', 'EUR'],
    },
  ],
  [
    'the sender and the recipient in columns of their own',
    () =>
      rows(
        'Tarih;Gönderen;Gönderen IBAN;Alıcı;Açıklama;Tutar',
        `12.11.2026;AYŞE DEMİR;TR1;;EFT;12.500,00`,
        `12.11.2026;;;BANKA;MASRAF;-125,50`,
        `13.11.2026;CAN AK;TR2;;FAST;7.450,05`,
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, 'EFT', 'AYŞE DEMİR'],
        ['2026-11-12', -12_550, 'MASRAF', 'BANKA'],
        ['2026-11-13', 745_005, 'FAST', 'CAN AK'],
      ],
    },
  ],
  [
    'a customer’s day of birth and a range of days above the headings',
    () =>
      rows(
        'Tarih: 30.11.2026;Tutar Aralığı: Hepsi;;',
        'Müşteri;AYŞE A.Ş.;;',
        'Başlangıç Tarihi;01.11.2026;Bitiş Tarihi;30.11.2026',
        'Tarih;Açıklama;Tutar;Bakiye',
        '12.11.2026;EFT;12.500,00;112.500,00',
        '12.11.2026;MASRAF;-125,50;112.374,50',
        '13.11.2026;FAST;7.450,05;119.824,55',
      ),
    { lines: THREE },
  ],
  [
    'a description over lines in quotation marks, with semicolons',
    () =>
      rows(
        'Tarih;Açıklama;Tutar;Bakiye',
        '12.11.2026;"EFT;\nKY26-239AZ2ZZ";12.500,00;112.500,00',
        '12.11.2026;MASRAF;-125,50;112.374,50',
        '13.11.2026;FAST;7.450,05;119.824,55',
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, 'EFT; KY26-239AZ2ZZ'],
        ['2026-11-12', -12_550],
        ['2026-11-13', 745_005],
      ],
    },
  ],
  [
    'a row with a day and a balance whose amount is in a column that nobody knows',
    () =>
      rows(
        'Tarih;Açıklama;Tutar;TRL;Bakiye',
        '12.11.2026;EFT;12.500,00;;112.500,00',
        '12.11.2026;MASRAF;;-125,50;112.374,50',
        '13.11.2026;FAST;7.450,05;;119.824,55',
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000],
        ['2026-11-13', 745_005],
      ],
      problems: [/Hangi tutarın/],
    },
  ],
];

it.each(CASES)('a statement of %s', (_what, content, expected) => expectLines(content, expected));
