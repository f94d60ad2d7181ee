import { describe, expect, it } from 'vitest';
import { cellText, decodeText, FileProblem, readSheetFile } from './read-file.ts';

const file = (content: BlobPart, name = 'villalar.csv') => new File([content], name);

/** "Ağrı;Şişli;İzmir" the way Excel in Turkish saves a CSV. */
const WINDOWS_1254 = new Uint8Array([
  0x41, 0xf0, 0x72, 0xfd, 0x3b, 0xde, 0x69, 0xfe, 0x6c, 0x69, 0x3b, 0xdd, 0x7a, 0x6d, 0x69, 0x72,
]);

describe('reading a file', () => {
  it('knows the alphabets that spreadsheets write', () => {
    expect(decodeText(WINDOWS_1254)).toBe('Ağrı;Şişli;İzmir');
    expect(decodeText(new TextEncoder().encode('\uFEFFŞile'))).toBe('Şile');
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x5e, 0x01]))).toBe('Ş');
  });

  it('takes semicolons and commas, quotes, empty lines and line ends of both kinds', async () => {
    const semicolons = await readSheetFile(
      file('\uFEFFVilla kodu;Gecelik fiyat\r\n\r\n"KLK;1";1.234,56\r\n;\r\nKLK-2; 900 \r\n'),
    );
    expect(semicolons).toEqual({
      name: 'villalar.csv',
      headings: ['Villa kodu', 'Gecelik fiyat'],
      headingRow: 1,
      lines: [[''], ['KLK;1', '1.234,56'], ['', ''], ['KLK-2', '900'], ['']],
      filled: 2,
    });
    const commas = await readSheetFile(file('a,b\n"x, y",2\n'));
    expect(commas.lines[0]).toEqual(['x, y', '2']);
    const titled = await readSheetFile(file('\nVilla listesi;\nKod;Ad\nA;B\n'));
    expect(titled).toMatchObject({ headings: ['Villa listesi', ''], headingRow: 2, filled: 2 });
  });

  it('writes cells of a workbook as a hand would type them', () => {
    expect(cellText(1234.5)).toBe('1234,5');
    expect(cellText(0.1 + 0.2)).toBe('0,3');
    expect(cellText(new Date('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
    expect(cellText(new Date('1899-12-30T16:00:00Z'))).toBe('16:00');
    expect(cellText(null)).toBe('');
  });

  it.each([
    ['', 'boş'],
    ['Villa kodu;Ad\n', 'hiç satır yok'],
    [`a;b\n${'x;y\n'.repeat(5001)}`, '5001 satır'],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), '.xls'],
    [new Uint8Array([1, 0, 2, 0]), 'tablo değil'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'okunamadı'],
  ])('says why a file cannot be used: %#', async (content, words) => {
    await expect(readSheetFile(file(content))).rejects.toThrow(FileProblem);
    await expect(readSheetFile(file(content))).rejects.toThrow(words);
  });
});
