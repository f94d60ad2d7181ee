import { describe, expect, it } from 'vitest';
import { csvRows } from '#domain/spreadsheets/reading/csv-rows.ts';
import type { Merge } from '#domain/spreadsheets/reading/sheet-book.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import { guessColumns, MUST_HAVE, toImportRows } from '../guess-columns.ts';
import type { ImportKind } from '../kinds.ts';
import { AROUND } from '../understand/around.testing.ts';
import { understandRows } from '../understand/understand-rows.ts';
import { areAlike, layOut, layOutTogether } from './lay-out.ts';

const AGENCY = {
  ...AROUND,
  villas: [
    ['V1', 'Villa Zeytin'],
    ['V2', 'Villa Karaca'],
    ['V3', 'Villa Öykü'],
  ].map(([code = '', name = '']) => ({ code, name, town: 'Kalkan' })),
};

const sheet = (name: string, csv: string, merges: Merge[] = []) =>
  sheetRows({ name, isHidden: false }, csvRows(csv), merges);
type Sheet = ReturnType<typeof sheet>;

/** A file as the wizard takes it: what is asked, and what came in of each row. */
function bring(kind: ImportKind, file: string, sheets: Sheet[]) {
  const together = areAlike(sheets, file, kind);
  const table = together
    ? layOutTogether(sheets, file, kind)
    : layOut(sheets[0] ?? sheet('', ''), file, kind);
  const mapping = guessColumns(kind, table.headings, table.lines);
  const rows = toImportRows(kind, table, mapping);
  const read = understandRows(kind, rows, new Map(), AGENCY);
  return {
    together,
    missing: MUST_HAVE[kind].filter((field) => !mapping.includes(field)),
    rows: read.rows,
    asked: read.questions.length,
    leftOut: table.leftOut.map(({ row, why }) => `${row} ${why}`),
    places: rows.map(({ row }) => table.places?.[row - table.headingRow - 1] ?? String(row)),
    stays: read.rows.map(({ cells }) =>
      [cells.villaCode, cells.guest, cells.checkIn, cells.checkOut]
        .map((text) => text ?? '?')
        .join(' '),
    ),
  };
}

const DAYS = Array.from({ length: 31 }, (_, i) => i + 1);
const across = (label: string, of: (day: number) => string) => [label, ...DAYS.map(of)].join(';');

describe('stays as agencies keep them', () => {
  it('one sheet a month, with titles, totals, other columns and days without a year', () => {
    const month = (name: string, rows: string) =>
      sheet(
        name,
        `${name} REZERVASYON\n\nVilla;Misafir;Giriş;Çıkış;Tutar\n${rows}\nTOPLAM;;;;99\n`,
      );
    const brought = bring('reservations', '2025.xlsx', [
      month('Haziran', 'Zeytin;Ali Kaya;5.6;12.6;70000\nKaraca;Ayşe Su;12/6;19/6;80000'),
      month('Temmuz', 'Zeytin;Can Ak;1 Temmuz;8 Tem;90000'),
      sheet('Ağustos', 'Villa;Giriş;Çıkış;Misafir;Tutar;Not\nÖykü;2.8;9.8;Deniz Ak;75000;geç'),
    ]);
    expect(brought).toMatchObject({
      together: true,
      missing: [],
      asked: 0,
      stays: [
        'V1 Ali Kaya 2025-06-05 2025-06-12',
        'V2 Ayşe Su 2025-06-12 2025-06-19',
        'V1 Can Ak 2025-07-01 2025-07-08',
        'V3 Deniz Ak 2025-08-02 2025-08-09',
      ],
      places: ['Haziran 4', 'Haziran 5', 'Temmuz 4', 'Ağustos 2'],
      leftOut: ['3 Toplam satırı.', '5 Toplam satırı.'],
    });
  });

  it('one sheet a villa, whose name stands on its tab only', () => {
    const villa = (name: string, rows: string) =>
      sheet(name, `Giriş;Çıkış;Misafir;Toplam\n${rows}`);
    const { stays, asked } = bring('reservations', 'rezervasyonlar.xlsx', [
      villa('Villa Zeytin', '05.06.2025;12.06.2025;Ali Kaya;70.000'),
      villa('KARACA', '12.06.2025;19.06.2025;Veli Su;80.000'),
    ]);
    expect([stays, asked]).toEqual([
      ['V1 Ali Kaya 2025-06-05 2025-06-12', 'V2 Veli Su 2025-06-12 2025-06-19'],
      0,
    ]);
  });

  it.each<[string, string, string]>([
    ['a title', 'liste.csv', 'VİLLA ZEYTİN 2025 REZERVASYONLARI;;;\nTarih;Misafir;Kişi;Fiyat\n'],
    ['the file’s name', 'Villa Zeytin 2025.csv', 'Tarih;Misafir;Kişi;Fiyat\n'],
  ])('of one villa, named with its year in %s', (_, file, head) => {
    const rows = [
      '12-19 Temmuz;Ali Kaya;4;70000',
      '12/7-19/7;Ali Kaya;4;70000',
      '12 Tem - 19 Tem;Ali Kaya;4;70000',
      '12.07-19.07;Ali Kaya;4;70000',
      '12-19 Temmuz 2024;Ali Kaya;4;70000',
    ];
    const { stays } = bring('reservations', file, [sheet('Sayfa1', head + rows.join('\n'))]);
    const known = stays.map((stay) => stay.replace('?', 'V1'));
    expect(known).toEqual([
      ...Array.from({ length: 4 }, () => 'V1 Ali Kaya 2025-07-12 2025-07-19'),
      'V1 Ali Kaya 2024-07-12 2024-07-19',
    ]);
  });

  it('months below each other, with repeated headings, totals and free weeks', () => {
    const head = 'Villa;Misafir;Giriş;Çıkış;Tutar\n';
    const { stays, leftOut, asked } = bring('reservations', 'x.csv', [
      sheet(
        '',
        `TAKİP 2025;;;;\nTEMMUZ;;;;\n${head}Zeytin;Ali Kaya;5.7;12.7;70.000\n;;;;\nTEMMUZ TOPLAMI;;;;70.000\nAĞUSTOS;;;;\n${head}Karaca;Can Su;2.8;9.8;77.000\nÖykü;BOŞ;;;\n`,
      ),
    ]);
    expect(stays.slice(0, 2)).toEqual([
      'V1 Ali Kaya 2025-07-05 2025-07-12',
      'V2 Can Su 2025-08-02 2025-08-09',
    ]);
    expect(leftOut).toEqual([
      '6 Toplam satırı.',
      '7 Ara başlık ya da not.',
      '8 Yinelenen başlık satırı.',
    ]);
    expect(asked).toBe(2);
  });

  it('a villa named in the first line of its stays', () => {
    const csv =
      'Villa;Misafir;Giriş;Çıkış;Tutar\nZeytin;A B;01.06.2025;08.06.2025;7\n;C D;08.06.2025;15.06.2025;7\nKaraca;E F;01.06.2025;08.06.2025;6\n;G H;08.06.2025;10.06.2025;2';
    const { rows } = bring('reservations', 'x.csv', [sheet('', csv)]);
    expect(rows.map(({ cells }) => cells.villaCode)).toEqual(['V1', 'V1', 'V2', 'V2']);
    // Where names come again, an empty one is asked about.
    const other = bring('reservations', 'x.csv', [
      sheet('', `${csv}\nZeytin;I J;01.07.2025;08.07.2025;7`),
    ]);
    expect(other.rows.filter(({ waiting }) => waiting.includes('villaCode'))).toHaveLength(2);
  });

  it.each<[string, string, number, number]>([
    [
      'in German',
      'Nr.;Haus;Gast;Anreise;Abreise;Nächte;Personen;Gesamtpreis;Telefon;Bemerkung\n1;Villa Zeytin;Hans Müller;12.07.2025;19.07.2025;7;4 Erw., 2 Kinder;87.500;491701234567;Kinderbett\nSumme;;;;;7;;87.500;;',
      1,
      1,
    ],
    [
      'as Airbnb exports them, month first',
      'Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,# of nights,Booked,Listing,Earnings\nHM1,Past guest,John Smith,+44 7911 123456,4,1,0,7/12/2025,7/19/2025,7,2025-01-15,Villa Zeytin,"₺87,500.00"',
      1,
      3,
    ],
    [
      'as Booking exports them',
      'Rezervasyon numarası;Konuk adları;Giriş tarihi;Çıkış tarihi;Durum;Yetişkin;Fiyat;Villa\n40;John Smith;2025-07-12;2025-07-19;cancelled_by_guest;4;87500;Zeytin',
      1,
      0,
    ],
  ])('%s', (_, csv, rows, asked) => {
    const brought = bring('reservations', 'x.csv', [sheet('', csv)]);
    expect([brought.missing, brought.rows.length, brought.asked]).toEqual([[], rows, asked]);
    expect(brought.stays.join()).not.toContain('2025-12');
  });
});

describe('calendars', () => {
  const stays = (sheets: Sheet[], file = 'takvim.xlsx') => bring('reservations', file, sheets);

  it('with villas down and days across, a sheet a month; a stay goes on in the next', () => {
    const week = across('', (day) => 'PSÇPCCP'.charAt(day % 7));
    const july = [
      'TEMMUZ 2025',
      across('VİLLA', String),
      week,
      across('Zeytin', (day) => (day >= 5 && day < 12 ? 'Ali Kaya' : '')),
      across('Karaca', (day) => (day >= 28 ? 'Deniz Ak' : day < 3 ? 'X' : '-')),
    ];
    const august = [
      across('VİLLA', String),
      across('Karaca', (day) => (day < 4 ? 'Deniz Ak' : '')),
    ];
    expect(
      stays([sheet('Temmuz 2025', july.join('\n')), sheet('Ağustos 2025', august.join('\n'))]),
    ).toMatchObject({
      together: true,
      stays: [
        'V2 ? 2025-07-01 2025-07-03',
        'V1 Ali Kaya 2025-07-05 2025-07-12',
        'V2 Deniz Ak 2025-07-28 2025-08-04',
      ],
      places: ['Temmuz 2025 B5', 'Temmuz 2025 F4', 'Temmuz 2025 AC5'],
    });
  });

  it('with merged cells, and with colours behind the first cell of a stay', () => {
    const rows = [
      across('', String),
      across('Zeytin', (day) => (day === 5 ? 'Ali Kaya' : '')),
      across('Karaca', (day) => (day === 9 ? 'Can Su' : '')),
    ];
    const grid = sheet('Temmuz 2025', rows.join('\n'), [
      { startRow: 1, endRow: 1, startCol: 5, endCol: 11 },
    ]);
    const fills = [
      [],
      [],
      DAYS.map((day) => (day >= 9 && day < 12 ? 'red' : '')).toSpliced(0, 0, ''),
    ];
    expect(stays([{ ...grid, fills }]).stays).toEqual([
      'V1 Ali Kaya 2025-07-05 2025-07-12',
      'V2 Can Su 2025-07-09 2025-07-12',
    ]);
  });

  it.each([
    ['with dates', (day: number) => `${String(day).padStart(2, '0')}.07.2025`],
    ['with numbers', String],
    ['with weekdays', (day: number) => `${day} Pzt`],
  ])('with days down, %s', (_, label) => {
    const rows = DAYS.map((day) => `${label(day)};${day < 8 ? 'Ali Kaya' : ''};`);
    const csv = ['Gün;Zeytin;Karaca', ...rows].join('\n');
    expect(stays([sheet('Temmuz 2025', csv)]).stays).toEqual(['V1 Ali Kaya 2025-07-01 2025-07-08']);
  });

  it('of a villa and a year', () => {
    const rows = ['Haziran', 'Temmuz'].map((month, i) =>
      across(month, (day) => ((i === 0 ? day >= 28 && day < 31 : day < 5) ? 'Ali Kaya' : '')),
    );
    const csv = [across('', String), ...rows].join('\n');
    expect(stays([sheet('Villa Zeytin 2025', csv)]).stays).toEqual([
      'V1 Ali Kaya 2025-06-28 2025-07-05',
    ]);
  });

  it.each([
    [
      'of prices',
      'Temmuz 2025',
      [across('', String), across('Zeytin', (day) => String(9000 + day))],
    ],
    ['without a month', 'Sayfa1', [across('', String), across('Zeytin', () => 'Ali')]],
    [
      'that is a list with numbered lines',
      'Temmuz 2025',
      [
        'No;Villa;Misafir;Giriş;Çıkış',
        ...DAYS.map((n) => `${n};Zeytin;Ali Kaya;01.07.2025;02.07.2025`),
      ],
    ],
  ])('is none: a sheet %s', (_, name, rows) => {
    const table = layOut(sheet(name, rows.join('\n')), 'x.xlsx', 'reservations');
    expect(table.places).toBeUndefined();
  });
});

describe('villas as agencies keep them', () => {
  it('one sheet a region, or regions as titles between them', () => {
    const head = 'Villa;Oda;Kişi;Ev sahibi\n';
    const own = bring('villas', 'villalar.xlsx', [
      sheet('Kalkan', `${head}Villa Ay;3;6;Veli`),
      sheet('Ölüdeniz', `${head}Villa Su;2;4;Can`),
    ]);
    const titled = bring('villas', 'villalar.xlsx', [
      sheet('Sayfa1', `${head}KALKAN;;;\nVilla Ay;3;6;Veli\nÖLÜDENİZ;;;\nVilla Su;2;4;Can`),
    ]);
    for (const { rows } of [own, titled])
      expect(rows.map(({ cells }) => `${cells.name} ${cells.town}`)).toEqual([
        'Villa Ay Kalkan',
        'Villa Su Ölüdeniz',
      ]);
  });

  it('in German, with prices of a week in euro', () => {
    const { missing, rows, asked } = bring('villas', 'x.csv', [
      sheet(
        '',
        'Objekt;Ort;Schlafzimmer;Bäder;Personen;Preis/Woche Juni;Kaution;Endreinigung;Eigentümer\nVilla Mavi;Kalkan;3;2;6;€1.400;€300;inkl.;Ayşe Demir\nGesamt: 1;;;;;;;;',
      ),
    ]);
    expect([missing, rows.length, asked]).toEqual([[], 1, 4]);
    const { questions } = understandRows(
      'villas',
      [{ row: 2, cells: { 'nightly@Preis/Woche Juni': '€1.400', name: 'Villa Mavi' } }],
      new Map(),
      AGENCY,
    );
    const nightly = questions.find(({ field }) => field === 'nightly');
    expect(nightly?.proposals[0]?.label).toBe('9.700 ₺ (1.400 €, bugünkü kurla)');
  });
});

it('reads the price of a week in a list of prices', () => {
  const { rows, missing } = bring('prices', 'x.csv', [
    sheet('', 'Villa;Başlangıç;Bitiş;Haftalık fiyat\nZeytin;01.06.2027;30.06.2027;70.000'),
  ]);
  expect(missing).toEqual([]);
  expect(rows[0]?.waiting).toEqual(['nightly']);
});
