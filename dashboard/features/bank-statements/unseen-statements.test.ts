import { describe, expect, it } from 'vitest';
import { cell, workbookOf } from '#tests/support/workbook-parts.ts';
import { readStatementFile } from './read-statement-file.ts';

/* Forty files as other banks write them, read as they are brought: from their bytes. */

const IBAN = 'TR330006100519786457841326';
const LETTERS: Record<string, number> = { İ: 0xdd, ı: 0xfd, Ş: 0xde, ş: 0xfe, Ğ: 0xd0, ğ: 0xf0 };
const turkish = (text: string) =>
  Uint8Array.from(text, (letter) => LETTERS[letter] ?? letter.charCodeAt(0));
const rows = (...lines: string[]) => lines.join('\r\n');
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

type Shown = [day: string, amount: number, ...words: string[]];
type Expected = {
  lines: Shown[];
  account?: string;
  currency?: string;
  currencies?: string[];
  problems?: RegExp[];
};

const THREE: Shown[] = [
  ['2026-11-12', 1_250_000],
  ['2026-11-12', -12_550],
  ['2026-11-13', 745_005],
];

const swift = (account: string, ...lines: string[]) =>
  rows(':20:940', account, ':28C:00317/001', ':60F:C261111TRY100000,00', ...lines, '-');

const document = (version: string, ...statements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr>${statements.join('')}</BkToCstmrStmt></Document>`;
const stmt = (...entries: string[]) =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>TRY</Ccy></Acct>${entries.join('')}</Stmt>`;
const ntry = (amount: string, mark: string, day: string, more = '') =>
  `<Ntry><Amt Ccy="TRY">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>${more}</Ntry>`;

const CASES: [what: string, content: () => BlobPart, expected: Expected][] = [
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
    'MT940: an account and its currency, with a slash',
    () =>
      swift(
        `:25:${IBAN}/TRY`,
        ':61:2611121112C12500,00NTRFNONREF',
        ':86:EFT',
        ':61:2611121112D125,5NCHGNONREF',
        ':86:MASRAF',
        ':61:2611131113CN7450,05S103X',
      ),
    { lines: THREE, account: IBAN },
  ],
  [
    'MT940: 25P with the bank’s code below',
    () =>
      swift(
        `:25P:${IBAN}`,
        'ISBKTRISXXX',
        ':61:2611121112C12500,NTRFNONREF//1',
        ':61:2611121112D125,50NCHGNONREF//2',
        ':61:2611131113C7450,05NTRFNONREF//3',
      ),
    { lines: THREE, account: IBAN },
  ],
  [
    'MT940: subfields over several lines',
    () =>
      swift(
        `:25:${IBAN}`,
        ':61:2611121112C12500,00NTRFKAPORA//1',
        ':86:166?00GELEN EFT?10 9310',
        '?20KY26-239AZ2ZZ KAPORA ODEMES',
        '?21I AYSE HANIM ICIN',
        '?30TGBATRIS?31TR330006100519786457841326',
        '?32ABDURRAHMAN MUHAMMET KARAOS',
        '?33MANOGLU',
        ':61:2611121112D125,50NCHGNONREF//2',
        ':86:?20MASRAF?32AYSE?33DEMIR',
        ':61:2611131113C7450,05NTRFNONREF//3',
        ':86:FAST',
      ),
    {
      lines: [
        [
          '2026-11-12',
          1_250_000,
          'GELEN EFT KY26-239AZ2ZZ KAPORA ODEMESI AYSE HANIM ICIN',
          'ABDURRAHMAN MUHAMMET KARAOSMANOGLU',
          '1',
        ],
        ['2026-11-12', -12_550, 'MASRAF', 'AYSE DEMIR', '2'],
        ['2026-11-13', 745_005, 'FAST', '', '3'],
      ],
    },
  ],
  [
    'MT940: subfields marked with < and ~',
    () =>
      swift(
        `:25:${IBAN}`,
        ':61:2611121112C12500,00NTRFNONREF//1',
        ':86:166<00GELEN EFT<20KY26-239AZ2ZZ<32AYSE DEMIR',
        ':61:2611121112D125,50NCHGNONREF//2',
        ':86:808~00MASRAF~20EFT MASRAFI~32CAN AK',
        ':61:2611131113C7450,05NTRFNONREF//3',
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, 'GELEN EFT KY26-239AZ2ZZ', 'AYSE DEMIR', '1'],
        ['2026-11-12', -12_550, 'MASRAF EFT MASRAFI', 'CAN AK', '2'],
        ['2026-11-13', 745_005, '', '', '3'],
      ],
    },
  ],
  [
    'MT940: words with a slash, and two fields of words',
    () =>
      swift(
        `:25:${IBAN}`,
        ':61:2611121112C12500,00NTRFNONREF//1',
        'GELEN EFT',
        ':86:VILLA 3/4 KASIM KAPORA/AYSE DEMIR',
        ':86:KY26-239AZ2ZZ',
        ':61:2611121112D125,50NCHGNONREF//2',
        ':61:2611131113C7450,05NTRFNONREF//3',
      ),
    {
      lines: [
        [
          '2026-11-12',
          1_250_000,
          'GELEN EFT VILLA 3/4 KASIM KAPORA/AYSE DEMIR KY26-239AZ2ZZ',
          '',
          '1',
        ],
        ['2026-11-12', -12_550, '', '', '2'],
        ['2026-11-13', 745_005, '', '', '3'],
      ],
    },
  ],
  [
    'MT940: a bank of Europe, /EREF/ and /CNTP/',
    () =>
      swift(
        `:25:${IBAN}`,
        ':61:2611121112C12500,00NTRFEREF//1',
        ':86:/EREF/KY26-239AZ2ZZ//CNTP/NL91ABNA0417164300/ABNANL2A/HANS',
        'MULLER///REMI/USTD//KAPORA/',
        ':61:2611121112D125,50NCHGNONREF//2',
        ':61:2611131113C7450,05NTRFNONREF//3',
      ),
    {
      lines: [
        [
          '2026-11-12',
          1_250_000,
          'KY26-239AZ2ZZ NL91ABNA0417164300 ABNANL2A HANS MULLER REMI KAPORA',
          'HANS MULLER',
          '1',
        ],
        ['2026-11-12', -12_550, '', '', '2'],
        ['2026-11-13', 745_005, '', '', '3'],
      ],
    },
  ],
  [
    'MT940: a line taken back, and the year’s turn',
    () =>
      swift(
        `:25:${IBAN}`,
        ':61:2612311231C100,00NTRFX//1',
        ':61:2701021231RC100,00NTRFX//2',
        ':61:2701020102C1,00NTRFX//3',
      ),
    {
      lines: [
        ['2026-12-31', 10_000],
        ['2026-12-31', -10_000],
        ['2027-01-02', 100],
      ],
    },
  ],
  [
    'MT940: the same message twice in one file',
    () => {
      const once = swift(
        `:25:${IBAN}`,
        ':61:2611121112C12500,00NTRFX//1',
        ':62F:C261112TRY112500,00',
      );
      return `${once}\r\n${once}`;
    },
    { lines: [['2026-11-12', 1_250_000]] },
  ],
  [
    'MT940 on one line a field, between blocks',
    () =>
      `{1:F01AKBKTRISAXXX0000000000}{2:I940X}{4:\r\n${swift(`:25:AKBKTRIS/${IBAN}`, ':61:2611121112C12500,00NTRFX', ':61:2611121112D125,50NTRFX', ':61:2611131113C7450,05NTRFX', ':62F:C261113TRY119824,55')}}{5:{CHK:1}}`,
    { lines: THREE, account: IBAN },
  ],
  [
    'camt.053 of version 2: a batch of two guests',
    () =>
      document(
        '02',
        stmt(
          ntry(
            '12500',
            'CRDT',
            '2026-11-12',
            '<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><AmtDtls><TxAmt><Amt Ccy="TRY">5000.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Ayşe Demir</Nm></Dbtr></RltdPties><RmtInf><Ustrd>KY26-239AZ2ZZ</Ustrd></RmtInf></TxDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="TRY">7500.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Can Ak</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>',
          ),
          ntry('125.5', 'DBIT', '2026-11-12'),
          ntry('7450.05', 'CRDT', '2026-11-13'),
        ),
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, 'KY26-239AZ2ZZ Ayşe Demir Can Ak', 'Ayşe Demir, Can Ak'],
        ['2026-11-12', -12_550],
        ['2026-11-13', 745_005],
      ],
      account: IBAN,
    },
  ],
  [
    'camt.053 of version 8: a charge, a reversal, what is pending, several statements',
    () =>
      document(
        '08',
        stmt(
          ntry(
            '12500.00',
            'CRDT',
            '2026-11-12',
            '<NtryRef>N1</NtryRef><Chrgs><Rcrd><Amt Ccy="TRY">25.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs>',
          ),
          ntry('125.50', 'DBIT', '2026-11-12', '<RvslInd>true</RvslInd>'),
        ),
        stmt(ntry('7450.05', 'CRDT', '2026-11-13')),
      ),
    { lines: THREE, account: IBAN },
  ],
  [
    'camt.053: pages with equal lines, and one of them twice',
    () => {
      const page = (n: number) =>
        stmt(ntry('7.00', 'CRDT', '2026-11-12')).replace('<Id>1</Id>', `<Id>${n}</Id>`);
      return document('02', page(1), page(2), page(2));
    },
    {
      lines: [
        ['2026-11-12', 700],
        ['2026-11-12', 700],
      ],
      account: IBAN,
    },
  ],
  [
    'camt.053: amounts and days as instants around midnight, names of organisations and a structured reference',
    () =>
      document(
        '13',
        stmt(
          ntry(
            '12500.000',
            'CRDT',
            'X',
            '<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Demir Turizm Ltd. Şti.</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>KY26239AZ2ZZ</Ref></CdtrRefInf><AddtlRmtInf>ön ödeme</AddtlRmtInf></Strd></RmtInf></TxDtls></NtryDtls>',
          ).replace('<Dt>X</Dt>', '<DtTm>2026-11-11T21:30:00Z</DtTm>'),
        ),
      ),
    {
      lines: [
        [
          '2026-11-12',
          1_250_000,
          'ön ödeme KY26239AZ2ZZ Demir Turizm Ltd. Şti.',
          'Demir Turizm Ltd. Şti.',
        ],
      ],
    },
  ],
  [
    'camt.053 in windows-1254, with prefixes and comments',
    () =>
      turkish(
        `<?xml version="1.0" encoding="windows-1254"?><!-- Banka --><c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><c:BkToCstmrStmt><c:Stmt><c:Acct><c:Id><c:Othr><c:Id>5678901-5001</c:Id></c:Othr></c:Id><c:Ccy>TRY</c:Ccy></c:Acct><c:Ntry><c:Amt Ccy="TRY">1.00</c:Amt><c:CdtDbtInd>CRDT</c:CdtDbtInd><c:Sts>BOOK</c:Sts><c:BookgDt><c:Dt>2026-11-12+03:00</c:Dt></c:BookgDt><c:AddtlNtryInf><![CDATA[ŞÜKRÜ & IŞIK]]></c:AddtlNtryInf></c:Ntry></c:Stmt></c:BkToCstmrStmt></c:Document>`,
      ),
    { lines: [['2026-11-12', 100, 'ŞÜKRÜ & IŞIK']], account: '5678901-5001' },
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
    'MT940: a debit mark for a debit taken back, amounts of one digit, an empty :86:',
    () =>
      swift(
        `:25:${IBAN}`,
        ':61:2611121112CR12500,NTRFX//1',
        ':86:',
        ':61:2611121112DR125,5NTRFX//2',
        ':61:2611131113C7450,05NTRFX//3',
        'EK BILGI',
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, '', '', '1'],
        ['2026-11-12', -12_550, '', '', '2'],
        ['2026-11-13', 745_005, 'EK BILGI', '', '3'],
      ],
    },
  ],
  [
    'camt.053: no state, no name but an account, a value day only',
    () =>
      document(
        '06',
        stmt(
          ntry(
            '12500.00',
            'CRDT',
            '2026-11-12',
            '<NtryDtls><TxDtls><RltdPties><DbtrAcct><Id><IBAN>TR330006100519786457841326</IBAN></Id></DbtrAcct></RltdPties></TxDtls></NtryDtls><AddtlNtryInf>EFT</AddtlNtryInf>',
          ).replace(/<Sts>.*<\/Sts>/, ''),
          ntry('125.50', 'DBIT', '2026-11-12').replaceAll('BookgDt', 'ValDt'),
          ntry('7450.05', 'CRDT', '2026-11-13'),
        ),
      ),
    {
      lines: [
        ['2026-11-12', 1_250_000, 'EFT', ''],
        ['2026-11-12', -12_550],
        ['2026-11-13', 745_005],
      ],
      account: IBAN,
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

describe('a statement', () => {
  it.each(CASES)('of %s', async (_what, content, expected) => {
    const { statements, problems } = await readStatementFile(new File([content()], 'ekstre'));
    const lines = statements.flatMap((one) => one.lines);
    expect(
      lines.map(({ day, amount, text, name, reference }, n) =>
        [day, amount, text, name, reference].slice(0, expected.lines[n]?.length ?? 5),
      ),
    ).toEqual(expected.lines);
    const { account, currencies = statements.map(() => expected.currency ?? 'TRY') } = expected;
    expect(statements.map(({ currency }) => currency)).toEqual(currencies);
    if (account !== undefined) expect(statements[0]?.account).toBe(account);
    expect(problems).toEqual((expected.problems ?? []).map((one) => expect.stringMatching(one)));
  });

  it.each<[string, BlobPart, RegExp]>([
    ['a PDF', '%PDF-1.7', /PDF/],
    ['nothing', '', /boş/],
    ['another list', 'Ad;Soyad;Telefon\nAyşe;Demir;0532', /Tarih ile Tutar/],
    ['an old Excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array(600).fill(0)]), /eski/],
    [
      'intraday reports',
      document('02').replace('BkToCstmrStmt>', 'BkToCstmrAcctRpt>'),
      /camt\.053|yarım/,
    ],
    [
      'half of an XML',
      document('02', stmt(ntry('1.00', 'CRDT', '2026-11-12'))).slice(0, -30),
      /yarım/,
    ],
    [
      'an XML of other things',
      '<?xml version="1.0"?><Invoice><ID>1</ID></Invoice>',
      /tablo değil|ekstre/,
    ],
    ['headings alone', 'Tarih;Açıklama;Tutar;Bakiye\n', /hareket yok/],
  ])('is not %s', async (_what, content, why) => {
    await expect(readStatementFile(new File([content], 'ekstre'))).rejects.toThrow(why);
  });
});
