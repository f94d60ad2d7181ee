import { describe, expect, it } from 'vitest';
import type { ImportKind } from '../kinds.ts';
import { AROUND } from './around.testing.ts';
import { type Answer, decisionsOf } from './decisions.ts';
import { understandRows } from './understand-rows.ts';

type Cells = Record<string, string>;

/** The file's rows from its second line on, with decisions as "field key" → answer. */
const understand = (kind: ImportKind, cells: Cells[], decided: [string, string, Answer][] = []) =>
  understandRows(
    kind,
    cells.map((row, index) => ({ row: index + 2, cells: row })),
    decisionsOf(decided.map(([field, key, answer]) => ({ field, key, answer }))),
    AROUND,
  );

const VILLA = { name: 'Villa Ay', owner: 'Ayşe Demir', town: 'Kalkan', bedrooms: '3' };
const STAY = { villaCode: 'V1', guest: 'Can Su', total: '70.000', adults: '2', status: 'iptal' };

/** The only row as understood. */
function villa(cells: Cells, decided: [string, string, Answer][] = []) {
  const [row] = understand('villas', [{ ...VILLA, ...cells }], decided).rows;
  if (row === undefined) throw new Error('The row is gone.');
  return row;
}
function stay(cells: Cells, decided: [string, string, Answer][] = []) {
  const [row] = understand('reservations', [{ ...STAY, ...cells }], decided).rows;
  if (row === undefined) throw new Error('The row is gone.');
  return row;
}

describe('what is known', () => {
  it('is put into the row, and shown where it was not written so', () => {
    const { rows, questions, understood } = understand('villas', [VILLA, { ...VILLA, name: 'Ev' }]);
    expect(rows[0]?.cells).toMatchObject({ owner: 'Ayşe Demir (#1)', district: 'Kaş' });
    expect(questions).toEqual([]);
    expect(understood.map(({ text, becomes, rows: n }) => [text, becomes, n])).toEqual([
      ['Ayşe Demir', 'Ayşe Demir (#1)', 2],
      ['Kalkan', 'Kalkan, Kaş', 2],
    ]);
  });

  it('needs nothing more of a villa that the agency has', () => {
    expect(villa({ name: '', owner: '', town: '', bedrooms: '', code: ' V1 ' }).waiting).toEqual(
      [],
    );
    expect(villa({ name: '', owner: '', town: '', bedrooms: '', code: 'V99' }).waiting).toEqual([
      'name',
      'owner',
      'town',
      'bedrooms',
    ]);
  });

  it('keeps columns of notes under their headings', () => {
    expect(villa({ 'note@Havuz': 'derin', 'note@Yol': '', 'note@Kat': '2' }).cells.note).toBe(
      'Havuz: derin\nKat: 2',
    );
  });
});

describe('a question', () => {
  it('is asked once for values of one kind, the unlikely first', () => {
    const rows = ['70 bin', '60 bin', '60 bin'].map((total) => ({ ...STAY, total }));
    const { questions } = understand('reservations', [...rows, { ...STAY, status: 'belki' }]);
    expect(questions.map(({ field, rows: n, isLikely }) => [field, n, isLikely])).toEqual([
      ['status', 1, false],
      ['total', 3, true],
    ]);
    expect(questions[1]?.members.map(({ text, rows: n }) => [text, n])).toEqual([
      ['70 bin', 1],
      ['60 bin', 2],
    ]);
  });

  it.each<[string, string, Answer, string | undefined]>([
    ['a proposal of its group', '~# bin', { proposal: 0 }, '70000'],
    ['a proposal of its own', '=70 bin', { proposal: 1 }, 'bilinmiyor'],
    ['cells of its own', '=70 bin', { cells: { total: '71000' } }, '71000'],
    ['cells of its group', '~# bin', { cells: { total: '72000' } }, '72000'],
    ['a text', '=70 bin', { text: '73.000' }, '73000'],
    ['a text for its group', '~# bin', { text: '74.000' }, '74000'],
    ['a text with a likely meaning', '=70 bin', { text: '75 bin' }, '75000'],
    ['a proposal that is not there', '~# bin', { proposal: 9 }, undefined],
    ['another value', '=80 bin', { proposal: 0 }, undefined],
  ])('is answered by %s', (_name, key, answer, total) => {
    const row = stay({ total: '70 bin' }, [['total', key, answer]]);
    expect(row.cells.total).toBe(total);
    expect(row.waiting).toEqual(total === undefined ? ['total'] : []);
  });

  it('is asked once about stays that were written down after their guests had left', () => {
    const rows = ['2025-08-01', '2025-09-02'].map((bookedOn) => ({
      ...STAY,
      checkIn: '2025-07-01',
      checkOut: '2025-07-08',
      bookedOn,
    }));
    const { questions } = understand('reservations', rows);
    expect(questions.map(({ field, rows: n, isLikely }) => [field, n, isLikely])).toEqual([
      ['bookedOn', 2, true],
    ]);
    const row = stay(rows[0]!, [['bookedOn', '~çıkıştan sonra', { proposal: 0 }]]);
    expect([row.cells.bookedOn, row.waiting]).toEqual(['', []]);
  });

  it('stays open where the typed text is no clearer', () => {
    const typed = (text: string) => stay({ status: 'belki' }, [['status', '=belki', { text }]]);
    expect(typed('herhalde').waiting).toEqual(['status']);
    expect(typed('iptal').cells.status).toBe('İptal');
  });

  it('may be answered by leaving its rows', () => {
    const decided: [string, string, Answer][] = [['status', '=belki', { proposal: 3 }]];
    expect(stay({ status: 'belki' }, decided).isDropped).toBe(true);
    const { understood } = understand('reservations', [{ ...STAY, status: 'belki' }], decided);
    expect(understood[0]).toMatchObject({ becomes: 'aktarılmaz', isDecided: true });
  });

  it('keeps what the file said in the note', () => {
    expect(stay({ adults: '' }, [['adults', '~boş', { proposal: 0 }]]).cells).toMatchObject({
      adults: '1',
      note: expect.stringMatching(/: bilinmiyor$/),
    });
  });

  it('creates an owner and a region that are not there yet', () => {
    const owner = (name: string, email: string): Answer => ({
      cells: { owner: name, ownerPhone: '', ownerEmail: email },
      create: 'owner',
    });
    const town = (name: string): Answer => ({
      cells: { town: name, district: 'Kaş' },
      create: 'town',
    });
    const create = (name: string, email: string, region: string) =>
      villa({ owner: 'Biri', town: 'Bir yer' }, [
        ['owner', '=biri', owner(name, email)],
        ['town', '=bir yer', town(region)],
      ]);
    expect(create('Yeni Kişi', 'yeni@posta.example', 'Bezirgan')).toMatchObject({
      newOwner: { name: 'Yeni Kişi', phone: '', email: 'yeni@posta.example' },
      newTown: { name: 'Bezirgan', district: 'Kaş' },
    });
    // Created meanwhile, by this file's first half or by hand.
    expect(create('Ayşe Demir', 'ayse@posta.example', 'KALKAN')).toMatchObject({
      cells: { owner: 'Ayşe Demir (#1)' },
      newOwner: null,
      newTown: null,
    });
  });
});

describe('the columns of a villa', () => {
  const SEASON = 'nightly@1 Haziran - 30 Eylül 2027';
  const accepted: [string, string, Answer] = [
    'period',
    '=1 haziran - 30 eylül 2027',
    { proposal: 0 },
  ];

  it('that are prices are those of their season once it is known', () => {
    expect(villa({ [SEASON]: '12.000', 'nightly@Kış': ' ' }, [accepted])).toMatchObject({
      cells: { 'season@2027-06-01/2027-09-30': '12000' },
      waiting: [],
    });
    const waits = villa({ [SEASON]: '12.000' });
    expect(waits.waiting).toEqual(['period']);
    expect(Object.keys(waits.cells).filter((name) => /season|nightly|On$/.test(name))).toEqual([]);
  });

  it('that are amenities are one list', () => {
    const row = villa(
      { 'amenities@Jakuzi': 'var', 'amenities@Masa tenisi': 'var', 'amenities@Sauna': '' },
      [],
    );
    expect(row.cells.amenities).toBe('Jakuzi, Masa tenisi');
    expect(villa({ 'amenities@Havuz': 'özel havuz' }).waiting).toEqual(['amenities']);
  });

  it('hold no more guests than the law allows', () => {
    expect(villa({ capacity: '8' }).waiting).toEqual([]);
    expect(villa({ capacity: '12' }).waiting).toEqual(['capacity']);
    const lawful = villa({ capacity: '12' }, [['capacity', '~yasal sınır', { proposal: 0 }]]);
    expect(lawful.cells).toMatchObject({
      capacity: '8',
      note: 'Kapasite: 3 yatak odası, 12 kişi',
    });
  });

  it('name each villa of a place once', () => {
    const rows = [VILLA, VILLA, { ...VILLA, name: 'Villa Ay 2' }, { ...VILLA, town: 'Göcek' }];
    const asked = understand('villas', rows);
    expect(asked.rows.map(({ waiting }) => waiting)).toEqual([[], ['name'], [], []]);
    const key = asked.questions[0]?.key ?? '';
    const named = (answer: Answer) => understand('villas', rows, [['name', key, answer]]).rows[1];
    expect(named({ proposal: 0 })?.cells.name).toBe('Villa Ay 3');
    expect(named({ proposal: 1 })?.isDropped).toBe(true);
    expect(named({ text: 'Villa Yıldız' })?.cells.name).toBe('Villa Yıldız');
  });
});

describe('a stay', () => {
  it.each([
    [{ checkIn: '01.07.2025', nights: '7' }, '2025-07-08'],
    [{ checkIn: '01.07.2025', nights: '7', checkOut: '06.07.2025' }, '2025-07-06'],
    [{ checkIn: '01.07.2025', nights: 'çok' }, undefined],
    [{ nights: '7' }, undefined],
  ])('of %j ends on %s', (cells, checkOut) => {
    const row = stay(cells);
    expect(row.cells.checkOut).toBe(checkOut);
    expect(row.cells).not.toHaveProperty('nights');
  });

  it('books no money without its day and method', () => {
    const money = { collected: '20.000', collectedOn: '01.05.2025', collectedBy: 'nakit' };
    expect(stay(money)).toMatchObject({ cells: { collected: '20000' }, waiting: [] });
    expect(stay({ collected: '20.000' }).waiting).toEqual(['collectedOn']);
    expect(stay({ ...money, collectedBy: '' }).waiting).toEqual(['collectedOn']);
    const noted = stay({ collected: '20.000' }, [
      ['collectedOn', '~gün ve yöntem yok', { proposal: 0 }],
    ]);
    expect(noted.cells).toMatchObject({
      collected: '',
      note: 'Tahsil edilen: 20.000 (günü ya da yöntemi bilinmiyor)',
    });
  });
});
