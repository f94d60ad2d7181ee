import { expect, it } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';
import {
  expectLines,
  IBAN,
  rows,
  type StatementCase,
  THREE,
  turkish,
} from './statements.testing.ts';

const swift = (account: string, ...lines: string[]) =>
  rows(':20:940', account, ':28C:00317/001', ':60F:C261111TRY100000,00', ...lines, '-');

const document = (version: string, ...statements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr>${statements.join('')}</BkToCstmrStmt></Document>`;
const stmt = (...entries: string[]) =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>TRY</Ccy></Acct>${entries.join('')}</Stmt>`;
const ntry = (amount: string, mark: string, day: string, more = '') =>
  `<Ntry><Amt Ccy="TRY">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>${more}</Ntry>`;

const CASES: StatementCase[] = [
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
];

it.each(CASES)('%s', (_what, content, expected) => expectLines(content, expected));

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
])('no statement is %s', async (_what, content, why) => {
  await expect(readStatementFile(new File([content], 'ekstre'))).rejects.toThrow(why);
});
