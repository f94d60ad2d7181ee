import { describe, expect, it } from 'vitest';
import { csvRows } from '#domain/spreadsheets/reading/csv-rows.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import type { Statement } from '../statement.ts';
import { statementsOfText } from './read-text.ts';
import { tableStatement } from './table.ts';

/* Thirty statements of five shapes: signed amounts, two columns, a direction column, MT940, camt.053.
   Every one has the same two lines of one account, as its bank writes them. */

const IBAN = 'TR330006100519786457841326';
const csv = (text: string) =>
  tableStatement(sheetRows({ name: '', isHidden: false }, csvRows(text)).rows);
const rowsOf = (...rows: string[]) => rows.join('\n');

const SAME = [
  ['2026-11-12', 700_000],
  ['2026-11-13', -123_456],
];

const shortened = ({ lines }: Statement) => lines.map(({ day, amount }) => [day, amount]);

describe('a table', () => {
  it.each([
    [
      'İş Bankası',
      rowsOf(
        'Hesap Hareketleri;;;;',
        `IBAN;${IBAN};;;`,
        '',
        'Tarih/Saat;Kanal/Şube;Tutar;Bakiye;Ek Bakiye;Açıklama',
        '12/11/2026-10:14:22;İnternet;7.000,00;8.000,00;0,00;EFT KY26-239AZ2ZZ',
        '13/11/2026-11:00:00;Şube;-1.234,56;6.765,44;0,00;Havale',
      ),
    ],
    [
      'İş Bankası, newest first',
      rowsOf(
        'Tarih/Saat;Tutar;Bakiye;Açıklama',
        '13/11/2026-11:00:00;-1.234,56;6.765,44;Havale',
        '12/11/2026-10:14:22;7.000,00;8.000,00;EFT',
      ),
    ],
    [
      'Garanti BBVA',
      rowsOf(
        'Tarih,Açıklama,Etiket,Tutar,Bakiye,Dekont No',
        '12.11.2026,EFT,Diğer,"7.000,00","8.000,00",00012',
        '13.11.2026,Havale,Diğer,"-1.234,56","6.765,44",00013',
      ),
    ],
    [
      'Garanti, in English',
      rowsOf(
        'Date,Description,Amount,Balance,Reference',
        '12.11.2026,EFT,"7,000.00","8,000.00",12',
        '13.11.2026,Transfer,"-1,234.56","6,765.44",13',
      ),
    ],
    [
      'Akbank',
      rowsOf(
        'Tarih;Saat;Tutar;Bakiye;Açıklama;Fiş/Dekont No',
        '12.11.2026;10:14;7.000,00 TL;8.000,00 TL;EFT;12',
        '13.11.2026;11:00;-1.234,56 TL;6.765,44 TL;Havale;13',
        ';;;;Toplam;',
      ),
    ],
    [
      'Yapı Kredi',
      rowsOf(
        'İşlem Tarihi\tİşlem Açıklaması\tİşlem Tutarı\tBakiye',
        '12.11.2026 10:14\tEFT\t7.000,00\t8.000,00',
        '13.11.2026 11:00\tHavale\t1.234,56-\t6.765,44',
      ),
    ],
    [
      'Ziraat',
      rowsOf(
        'Hesap No: 1234-5678901-5001',
        'Tarih;Fiş No;Açıklama;İşlem Tutarı;Bakiye',
        '12.11.2026;S0012;EFT;7.000,00;8.000,00',
        '13.11.2026;S0013;Havale;−1.234,56;6.765,44',
        'Genel Toplam;;;5.765,44;',
      ),
    ],
    [
      'brackets and the sign of lira',
      rowsOf('Tarih;Tutar;Açıklama', '12.11.2026;₺7.000,00;EFT', '13.11.2026;(₺1.234,56);Havale'),
    ],
    [
      'spaces between thousands',
      rowsOf(
        'Tarih;Tutar;Açıklama',
        '12.11.2026;+7\u00a0000,00 TRY;EFT',
        '13.11.2026;- 1 234,56 TRY;Havale',
      ),
    ],
    [
      'days of spreadsheets',
      rowsOf('Tarih;Tutar;Açıklama', '2026-11-12 10:14;7000;EFT', '2026-11-13;-1234,56;Havale'),
    ],
    [
      'days in words',
      rowsOf('Tarih;Tutar;Açıklama', '12 Kasım 2026;7.000,00;EFT', '13 Kas 2026;-1.234,56;Havale'),
    ],
    [
      'two columns',
      rowsOf(
        'Tarih;Açıklama;Borç;Alacak;Bakiye',
        '12.11.2026;EFT;;7.000,00;8.000,00',
        '13.11.2026;Havale;1.234,56;;6.765,44',
        ';TOPLAM;1.234,56;7.000,00;',
      ),
    ],
    [
      'two columns with zeros',
      rowsOf(
        'Tarih;Açıklama;Borç Tutarı;Alacak Tutarı',
        '12.11.2026;EFT;0,00;7.000,00',
        '13.11.2026;Havale;1.234,56;0,00',
      ),
    ],
    [
      'two columns, signed',
      rowsOf(
        'Tarih;Açıklama;Borç (TL);Alacak (TL)',
        '12.11.2026;EFT;-;7.000,00',
        '13.11.2026;Havale;-1.234,56;-',
      ),
    ],
    [
      'what comes and goes',
      rowsOf(
        'Tarih;Açıklama;Giden Tutar;Gelen Tutar',
        '12.11.2026;EFT;;7.000,00',
        '13.11.2026;Havale;1.234,56;',
      ),
    ],
    [
      'withdrawn and paid in',
      rowsOf(
        'İşlem Tarihi;Detay;Çekilen;Yatan',
        '12.11.2026;EFT;;7.000,00',
        '13.11.2026;Havale;1.234,56;',
      ),
    ],
    [
      'headings again on each page',
      rowsOf(
        'Tarih;Açıklama;Borç;Alacak',
        '12.11.2026;EFT;;7.000,00',
        'Tarih;Açıklama;Borç;Alacak',
        '13.11.2026;Havale;1.234,56;',
      ),
    ],
    [
      'a letter for the direction',
      rowsOf(
        'Tarih;Açıklama;Tutar;B/A',
        '12.11.2026;EFT;7.000,00;A',
        '13.11.2026;Havale;1.234,56;B',
      ),
    ],
    [
      'a word for the direction',
      rowsOf(
        'Tarih;Açıklama;Tutar;Borç/Alacak',
        '12.11.2026;EFT;7.000,00;Alacak',
        '13.11.2026;Havale;1.234,56;Borç',
      ),
    ],
    [
      'a letter behind the amount',
      rowsOf(
        'Tarih;Açıklama;Tutar',
        '12.11.2026;EFT;7.000,00 (A)',
        '13.11.2026;Havale;1.234,56 (B)',
      ),
    ],
    [
      'plus and minus',
      rowsOf(
        'Valör;Tarih;Açıklama;+/-;Tutar',
        '14.11.2026;12.11.2026;EFT;+;7.000,00',
        '14.11.2026;13.11.2026;Havale;-;1.234,56',
      ),
    ],
  ])('of %s', (_bank, text) => {
    const { statement, problems } = csv(text);
    expect([shortened(statement), statement.currency, problems]).toEqual([SAME, 'TRY', []]);
  });

  it('of no sign but in the balances says that nothing tells of the first line', () => {
    const { statement, problems } = csv(
      rowsOf(
        'Tarih;Açıklama;Tutar;Bakiye',
        '12.11.2026;EFT;7.000,00;8.000,00',
        '13.11.2026;Havale;1.234,56;6.765,44',
      ),
    );
    expect(shortened(statement)).toEqual(SAME);
    expect(problems).toEqual([expect.stringContaining('ilk hareketinki okunamadı')]);
  });

  it('names its account by the title', () => {
    const at = (title: string) =>
      csv(`${title}\nTarih;Tutar;Bakiye\n12.11.2026;1,00;1,00`).statement.account;
    expect(at('IBAN : TR33 0006 1005 1978 6457 8413 26')).toBe(IBAN);
    expect(at('Hesap Numarası: 1234-5678901')).toBe('1234-5678901');
    expect(at('Hesap Özeti')).toBe('');
  });

  it.each([
    ['Döviz Cinsi: EUR\nTarih;Tutar;Bakiye\n12.11.2026;1,00;1,00', 'EUR'],
    ['Tarih;Tutar (USD);Bakiye\n12.11.2026;1,00;1,00', 'USD'],
    ['Tarih;Tutar;Para Birimi\n12.11.2026;1,00;GBP', 'GBP'],
    ['Tarih;Tutar;Bakiye\n12.11.2026;1,00 €;1,00 €', 'EUR'],
  ])('names its currency: %j', (text, currency) => {
    expect(csv(text).statement.currency).toBe(currency);
  });

  it('joins a description over several rows, and names rows that it cannot read', () => {
    const { statement, problems } = csv(
      rowsOf(
        'Tarih;Açıklama;Tutar',
        '12.11.2026;EFT;7.000,00',
        ';AYŞE DEMİR;',
        'yarın;Havale;5,00',
        '13.11.2026;Havale;1.2.3,4',
      ),
    );
    expect(statement.lines.map(({ text }) => text)).toEqual(['EFT AYŞE DEMİR']);
    expect(problems).toEqual([
      '4. satırın tarihi okunamadı: “yarın”.',
      '5. satırın tutarı okunamadı: “1.2.3,4”.',
    ]);
  });

  it('says where balances do not follow, or nothing says what came', () => {
    const gap = csv('Tarih;Tutar;Bakiye\n12.11.2026;-1,00;10,00\n13.11.2026;2,00;99,00');
    expect(gap.problems[0]).toContain('eksik satır');
    const bare = csv('Tarih;Tutar;Açıklama\n12.11.2026;1,00;x\n13.11.2026;2,00;y');
    expect(bare.problems[0]).toContain('hepsi gelen sayıldı');
    expect(() => csv('Ad;Soyad\nAyşe;Demir')).toThrow('Tarih ile Tutar');
    expect(() => csv('Tarih;Tutar;Döviz\n12.11.2026;1,00;EUR\n13.11.2026;1,00;USD')).toThrow(
      'birden çok',
    );
  });
});

const swift = (...lines: string[]) =>
  [
    ':20:STMT',
    `:25:${IBAN}`,
    ':28C:1/1',
    ':60F:C261111TRY1000,00',
    ...lines,
    ':62F:C261113TRY6765,44',
    '-',
  ].join('\r\n');

describe('MT940', () => {
  it.each([
    [
      'plain',
      swift(
        ':61:2611121112C7000,00NTRFKY26239AZ2ZZ//B1',
        ':86:GELEN EFT AYSE DEMIR',
        ':61:261113D1234,56NTRFNONREF//B2',
        ':86:HAVALE',
      ),
    ],
    [
      'of two messages',
      swift(':61:2611121112C7000,NTRFNONREF', ':86:EFT').replace(
        /:62F:.*/,
        ':62M:C261112TRY8000,00',
      ) +
        `\r\n:20:STMT\r\n:25:${IBAN}\r\n:60M:C261112TRY8000,00\r\n:61:2611131113D1234,56NTRF\r\n:62F:C261113TRY6765,44\r\n-`,
    ],
    [
      'with what was taken back',
      swift(':61:2611121112RD7000,00NTRFX', ':61:2611131113RC1234,56NTRFX'),
    ],
    [
      'in blocks',
      `{1:F01ISBKTRISAXXX0000000000}{2:O940}{4:\n${swift(':61:2611121112CR7000,00NTRFX', ':61:2611131113D1234,56NTRFX')}}`,
    ],
  ])('%s', (_what, text) => {
    const read = statementsOfText(text);
    expect([read?.format, read?.statements.map(shortened), read?.problems]).toEqual([
      'mt940',
      [SAME],
      [],
    ]);
    expect(read?.statements[0]?.account).toBe(IBAN);
    expect(read?.statements[0]?.lines.at(-1)?.balance).toBe(676_544);
  });

  it('takes names and words out of the ways in which banks write them', () => {
    const lineOf = (...lines: string[]) =>
      statementsOfText(swift(':61:261112C1,00NTRFX//B', ...lines))?.statements[0]?.lines[0];
    expect(
      lineOf(':86:166?00GUTSCHRIFT?20TATIL ICIN ON ODEME KY26-23?219AZ2ZZ?32AYSE?33DEMIR'),
    ).toMatchObject({
      name: 'AYSE DEMIR',
      text: 'GUTSCHRIFT TATIL ICIN ON ODEME KY26-239AZ2ZZ',
      reference: 'B',
    });
    expect(lineOf(':86:/ORDP//NAME/AYSE DEMIR/REMI/KY26 TATIL')?.name).toBe('AYSE DEMIR');
    expect(lineOf(`:86:${'X'.repeat(65)}`, 'YZ')?.text).toBe(`${'X'.repeat(65)}YZ`);
    const year = statementsOfText(swift(':61:2701011231C1,00NTRFX'))?.statements[0]?.lines[0];
    expect(year?.day).toBe('2026-12-31');
    expect(statementsOfText(swift(':61:kaput'))?.problems).toHaveLength(1);
    // A note without money is no line; after one that was not read no balance is known.
    const read = statementsOfText(
      swift(':61:261112C0,00NTRFX', ':61:kaput', ':61:261113C5,00NTRFX'),
    );
    expect(read?.statements[0]?.lines).toMatchObject([{ amount: 500, balance: null }]);
    expect(read?.problems).toHaveLength(1);
  });

  it('keeps accounts apart', () => {
    const both = statementsOfText(
      `${swift(':61:261112C1,00NTRFX')}\r\n${swift(':61:261112C2,00NTRFX').replaceAll('TRY', 'EUR').replace(IBAN, 'ISBKTRIS/99EUR')}`,
    );
    expect(both?.statements.map(({ account, currency }) => [account, currency])).toEqual([
      [IBAN, 'TRY'],
      ['99', 'EUR'],
    ]);
  });
});

const entry = (amount: string, mark: string, day: string, more = '') =>
  `<Ntry><Amt Ccy="TRY">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>${more}</Ntry>`;
const camt = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>TRY</Ccy></Acct><Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="TRY">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const BOTH = camt(entry('7000.00', 'CRDT', '2026-11-12'), entry('1234.56', 'DBIT', '2026-11-13'));

describe('camt.053', () => {
  it.each([
    ['of version 2', BOTH],
    [
      'of version 8',
      BOTH.replaceAll('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>').replaceAll(
        /<Dt>(.*?)<\/Dt>/g,
        '<DtTm>$1T09:00:00+03:00</DtTm>',
      ),
    ],
    ['with prefixes', BOTH.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:')],
    [
      'without what is only announced',
      BOTH.replace(
        '</Stmt>',
        `${entry('5.00', 'CRDT', '2026-11-13').replace('BOOK', 'PDNG')}</Stmt>`,
      ),
    ],
  ])('%s', (_what, text) => {
    const read = statementsOfText(text);
    expect([read?.format, read?.statements.map(shortened), read?.problems]).toEqual([
      'camt',
      [SAME],
      [],
    ]);
    expect(read?.statements[0]).toMatchObject({ account: IBAN, currency: 'TRY' });
    expect(read?.statements[0]?.lines.at(-1)?.balance).toBe(676_544);
  });

  it('takes the other side and every word of a line', () => {
    const details = (party: string) =>
      `<NtryDtls><TxDtls><Refs><EndToEndId>KY26-239AZ2ZZ</EndToEndId></Refs><RltdPties>${party}</RltdPties><RmtInf><Ustrd>Tatil &amp; depozito</Ustrd></RmtInf></TxDtls></NtryDtls>`;
    const line = (mark: string, party: string) =>
      statementsOfText(camt(entry('1.00', mark, '2026-11-12', details(party))))?.statements[0]
        ?.lines[0];
    expect(
      line('CRDT', '<Dbtr><Nm>Ayşe Demir</Nm></Dbtr><Cdtr><Nm>Acenta</Nm></Cdtr>'),
    ).toMatchObject({ name: 'Ayşe Demir', text: 'Tatil & depozito KY26-239AZ2ZZ Ayşe Demir' });
    expect(line('DBIT', '<Cdtr><Pty><Nm>Can Ak</Nm></Pty></Cdtr>')?.name).toBe('Can Ak');
  });

  it('refuses other messages, half a file, and what would be expanded', () => {
    expect(() => statementsOfText(BOTH.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'))).toThrow(
      'camt.053',
    );
    expect(() => statementsOfText(BOTH.slice(0, -40))).toThrow('yarım');
    expect(() =>
      statementsOfText(BOTH.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')),
    ).toThrow('yarım');
    expect(statementsOfText(camt(entry('kaç', 'CRDT', '2026-11-12')))?.problems).toEqual([
      '1. hareket okunamadı.',
    ]);
  });
});

it('keeps no numbers of accounts and people', () => {
  const { statement } = csv(
    `Tarih;Açıklama;Tutar\n12.11.2026;TR33 0006 1005 1978 6457 8413 26 10000000146 05321234567;1,00`,
  );
  expect(statement.lines[0]?.text).toBe('TR•• 1326 ••• 05321234567');
});
