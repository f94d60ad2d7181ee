import { describe, expect, it } from 'vitest';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { cell, packed, workbookOf } from '#tests/support/workbook-parts.ts';
import { type RawEntry, rawZip } from '#tests/support/raw-zip.ts';
import { readSheetBook } from './read-sheet-book.ts';

/** What a clerk might choose: right values, or one sentence. */
type Bytes = Uint8Array<ArrayBuffer>;
const ROWS = `<row r="1">${cell('A1', 'Kod')}</row><row r="2">${cell('A2', 'V1')}</row>`;
const VALUES = [['Kod'], ['V1']];
const SHEET = 'xl/worksheets/sheet1.xml';
const BOOK = workbookOf([{ name: 'Liste', rows: ROWS }]);
const partsOf = (bytes: Bytes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]),
  );
const PARTS = partsOf(BOOK);

/** A workbook whose parts are changed, renamed or left out, each under its name. */
const withParts = (change: (path: string, text: string) => [string, string] | null): Bytes =>
  packed(
    Object.fromEntries(
      Object.entries(PARTS).flatMap(
        ([p, t]) => [change(p, t) ?? []].filter((one) => one.length > 0) as [string, string][],
      ),
    ),
  );
const replaced = (part: string, from: RegExp | string, to: string): Bytes =>
  withParts((path, text) => [path, path.endsWith(part) ? text.replace(from, to) : text]);
/** The same workbook as an archive that is written by hand. */
const raw = (
  change: (entry: RawEntry) => Partial<RawEntry>,
  rest: Parameters<typeof rawZip>[1] = {},
): Bytes =>
  rawZip(
    Object.entries(PARTS).map(([name, text]) => {
      const entry = { name, text };
      return { ...entry, ...change(entry) };
    }),
    rest,
  );
const one = (cells: string, options = {}): Bytes =>
  workbookOf([{ name: 'a', rows: `<row r="1">${cells}</row>` }], options);
const utf16 = (text: string, big: boolean, mark: boolean): Bytes => {
  const units = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let at = 0; at < units.length; at += 1) view.setUint16(at * 2, units.charCodeAt(at), !big);
  return new Uint8Array(view.buffer);
};
const CSV = 'Kod;Ad\nV1;Çınar Şile İğde\n';
const CSV_VALUES = [
  ['Kod', 'Ad'],
  ['V1', 'Çınar Şile İğde'],
];
const ole = (name: string): Bytes => {
  const bytes = new Uint8Array(4_096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(utf16(`${name}\0`, false, false), 1_024);
  return bytes;
};

const CASES: [what: string, bytes: () => Bytes, expected: string[][] | string][] = [
  // Archives
  [
    'a directory that claims no size for a bomb',
    () =>
      raw(({ name, text }) =>
        name === SHEET
          ? { text: text.replace('<sheetData>', `<sheetData>${' '.repeat(130_000_000)}`), size: 0 }
          : {},
      ),
    REFUSALS.broken,
  ],
  ['a directory that claims too little', () => raw(() => ({ size: 1 })), REFUSALS.broken],
  ['a directory that claims too much', () => raw(() => ({ size: 0xffff_fff0 })), REFUSALS.broken],
  ['packed sizes beyond the file', () => raw(() => ({ packed: 0xffff_fff0 })), REFUSALS.broken],
  [
    'a content that is another',
    () => raw(({ name }) => (name === SHEET ? { sum: 1 } : {})),
    REFUSALS.broken,
  ],
  [
    'an archive in an archive',
    () => packed({ 'liste.xlsx': strFromU8(BOOK, true) }),
    REFUSALS.archive,
  ],
  [
    'two parts of one name: the last one counts',
    () =>
      rawZip([
        ...Object.entries(PARTS).map(([name, text]) => ({ name, text })),
        { name: SHEET, text: PARTS[SHEET]!.replace('V1', 'V2') },
      ]),
    [['Kod'], ['V2']],
  ],
  [
    'names that lead out',
    () => packed({ ...PARTS, '../../etc/passwd': 'x', '/tmp/x': 'x' }),
    VALUES,
  ],
  [
    'names with backslashes',
    () => withParts((path, text) => [path.replaceAll('/', '\\'), text]),
    VALUES,
  ],
  [
    'names in capitals',
    () =>
      withParts((path, text) => [
        path.replace('sharedStrings', 'SharedStrings').replace('sheet1', 'Sheet1'),
        text,
      ]),
    VALUES,
  ],
  [
    'a part called __proto__',
    () =>
      rawZip([
        ...Object.entries(PARTS).map(([name, text]) => ({ name, text })),
        { name: '__proto__', text: 'x' },
      ]),
    VALUES,
  ],
  ['sizes behind the data', () => raw(() => ({ isDescribedBehind: true })), VALUES],
  ['sizes in 64 bits', () => raw(() => ({ isLong: true })), VALUES],
  ['a directory in 64 bits', () => raw(() => ({}), { isLong: true }), VALUES],
  [
    'a directory of four thousand million files',
    () => raw(() => ({}), { isLong: true, count: 0xffff_fff0 }),
    REFUSALS.broken,
  ],
  ['bytes before it', () => raw(() => ({}), { before: 'MZ this program' }), REFUSALS.other],
  ['bytes behind it', () => raw(() => ({}), { behind: 'a'.repeat(1_000) }), VALUES],
  [
    'far too many bytes behind it',
    () => raw(() => ({}), { behind: 'a'.repeat(70_000) }),
    REFUSALS.broken,
  ],
  ['half of it', () => BOOK.slice(0, BOOK.length / 2), REFUSALS.broken],
  ['its last byte missing', () => BOOK.slice(0, -1), REFUSALS.broken],
  // Containers
  ['nothing', () => new Uint8Array(0), 'boş'],
  ['a locked workbook', () => ole('EncryptedPackage'), REFUSALS.password],
  ['an old workbook', () => ole('Workbook'), REFUSALS.oldExcel],
  [
    'an XLSB',
    () => packed({ '[Content_Types].xml': '', 'xl/workbook.bin': 'x' }),
    REFUSALS.binaryExcel,
  ],
  [
    'an ODS',
    () =>
      packed({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
    REFUSALS.openDocument,
  ],
  ['a file of Numbers', () => packed({ 'Index/Document.iwa': 'x' }), REFUSALS.numbers],
  // Parts
  [
    'a sheet that is not there',
    () => withParts((path, text) => (path === SHEET ? null : [path, text])),
    REFUSALS.broken,
  ],
  [
    'no list of parts',
    () => withParts((path, text) => (path.endsWith('workbook.xml.rels') ? null : [path, text])),
    REFUSALS.broken,
  ],
  [
    'a chart on a sheet of its own',
    () =>
      packed({
        ...PARTS,
        'xl/workbook.xml': PARTS['xl/workbook.xml']!.replace(
          '<sheets>',
          '<sheets><sheet name="Grafik" sheetId="9" r:id="c"/>',
        ),
        'xl/_rels/workbook.xml.rels': PARTS['xl/_rels/workbook.xml.rels']!.replace(
          '</Relationships>',
          '<Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
        ),
        'xl/chartsheets/sheet1.xml': '<chartsheet/>',
      }),
    VALUES,
  ],
  [
    'a thousand sheets that are one part',
    () =>
      replaced(
        'xl/workbook.xml',
        '<sheets>',
        `<sheets>${Array.from({ length: 1_000 }, (_, n) => `<sheet name="b${n}" sheetId="${n + 9}" r:id="r0"/>`).join('')}`,
      ),
    REFUSALS.broken,
  ],
  [
    'a list of parts that is its own part',
    () => replaced('workbook.xml.rels', 'worksheets/sheet1.xml', '_rels/workbook.xml.rels'),
    'dolu satır yok',
  ],
  [
    'targets from the root and in circles',
    () =>
      replaced(
        'workbook.xml.rels',
        'worksheets/sheet1.xml',
        '/xl/worksheets/../worksheets/./sheet1.xml',
      ),
    VALUES,
  ],
  [
    'a link to another file',
    () =>
      replaced(
        'workbook.xml.rels',
        '</Relationships>',
        '<Relationship Id="x" Type="http://x/externalLink" Target="http://127.0.0.1/a.xlsx" TargetMode="External"/></Relationships>',
      ),
    VALUES,
  ],
  ['names in single quotes', () => replaced('xl/workbook.xml', /"([^"]*)"/g, "'$1'"), VALUES],
  [
    'the strict namespace',
    () =>
      withParts((path, text) => [
        path,
        text
          .replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006',
            'http://purl.oclc.org/ooxml/officeDocument',
          )
          .replaceAll(
            'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          ),
      ]),
    VALUES,
  ],
  ['prefixes everywhere', () => replaced('sheet1.xml', /<(\/?)([a-z])/g, '<$1x:$2'), VALUES],
  [
    'an entity from outside',
    () =>
      replaced(
        'sheet1.xml',
        /^<\?xml[^>]*>/,
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      ),
    REFUSALS.broken,
  ],
  [
    'a billion laughs',
    () =>
      replaced(
        'sharedStrings.xml',
        /^<\?xml[^>]*>/,
        '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>',
      ),
    REFUSALS.broken,
  ],
  [
    'a DOCTYPE of the book',
    () => replaced('xl/workbook.xml', /^<\?xml[^>]*>/, '<!DOCTYPE x [<!ENTITY a "ha">]>'),
    REFUSALS.broken,
  ],
  [
    'a tag that never ends',
    () => replaced('sheet1.xml', '</worksheet>', '<row r="'),
    REFUSALS.broken,
  ],
  [
    'a hundred thousand open elements',
    () => replaced('sheet1.xml', '</worksheet>', '<x>'.repeat(100_000)),
    VALUES,
  ],
  // Cells
  [
    'the number of a text that is not there',
    () => one('<c r="A1" t="s"><v>5</v></c>', { sharedStrings: '<si><t>a</t></si>' }),
    REFUSALS.broken,
  ],
  [
    'a negative number of a text',
    () => one('<c r="A1" t="s"><v>-1</v></c>', { sharedStrings: '<si><t>a</t></si>' }),
    REFUSALS.broken,
  ],
  ['texts that are not there at all', () => one('<c r="A1" t="s"><v>0</v></c>'), REFUSALS.broken],
  [
    'cells that say what they hold and hold nothing',
    () =>
      one(
        `<c r="A1" t="s"/><c r="B1" t="b"/><c r="C1" t="s"><v/></c><c r="D1" t="s"></c>${cell('E1', 'son')}`,
        { sharedStrings: '<si><t>a</t></si>' },
      ),
    [['', '', '', '', 'son']],
  ],
  ['a name of a cell in signs', () => one('<c r="&#75;N50000"><v>1</v></c>'), REFUSALS.broken],
  [
    'a name of a row with an exponent',
    () => workbookOf([{ name: 'a', rows: '<row r="5e4"><c><v>1</v></c></row>' }]),
    REFUSALS.broken,
  ],
  [
    'a row of minus one',
    () => workbookOf([{ name: 'a', rows: '<row r="-1"><c><v>1</v></c></row>' }]),
    REFUSALS.broken,
  ],
  [
    'cells and rows out of their order',
    () =>
      workbookOf([
        {
          name: 'a',
          rows: `<row r="2">${cell('B2', 4)}${cell('A2', 3)}</row><row r="1">${cell('B1', 2)}${cell('A1', 1)}</row>`,
        },
      ]),
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'cells merged over everything',
    () =>
      workbookOf([
        {
          name: 'a',
          rows: ROWS,
          rest: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
        },
      ]),
    VALUES,
  ],
  [
    'merged cells with a name that is none',
    () =>
      workbookOf([
        {
          name: 'a',
          rows: ROWS,
          rest: '<mergeCells><mergeCell ref="A1:"/><mergeCell ref="???"/></mergeCells>',
        },
      ]),
    VALUES,
  ],
  [
    'a million rows',
    () =>
      workbookOf([
        {
          name: 'a',
          rows: Array.from(
            { length: 1_000_000 },
            (_, n) => `<row r="${n + 1}"><c><v>1</v></c></row>`,
          ).join(''),
        },
      ]),
    '50.000 satırdan çok',
  ],
  ['16,384 columns', () => one('<c><v>1</v></c>'.repeat(16_384)), '300 sütundan çok'],
  [
    'a rich text',
    () =>
      one(
        '<c r="A1" t="inlineStr"><is><r><t xml:space="preserve">Villa </t></r><r><rPr><b/></rPr><t>Çınar</t></r></is></c>',
      ),
    [['Villa Çınar']],
  ],
  [
    'percent, exponents and Turkish decimals',
    () =>
      one(`<c r="A1" s="1"><v>0.175</v></c><c r="B1"><v>1.5E-3</v></c>${cell('C1', '1.234,56')}`, {
        formats: ['0.0%'],
      }),
    [['%17,5', '0,0015', '1.234,56']],
  ],
  [
    'a condition in a format',
    () =>
      replaced(
        'styles.xml',
        '<numFmts>',
        '<numFmts><numFmt numFmtId="300" formatCode="[>100]0;0"/>',
      ),
    VALUES,
  ],
  [
    'a format of a million signs',
    () => one(`${cell('A1', 5, 's="1"')}`, { formats: ['"a"'.repeat(400_000)] }),
    [['5']],
  ],
  [
    'a day of 1904',
    () => one(cell('A1', 44_538, 's="1"'), { formats: ['dd.mm.yyyy'], is1904: true }),
    [['2025-12-09']],
  ],
  // Texts
  ...[true, false].flatMap((big) =>
    [true, false].map((mark): [string, () => Bytes, string[][]] => [
      `UTF-16 ${big ? 'BE' : 'LE'} ${mark ? 'with' : 'without'} its mark`,
      () => utf16(CSV, big, mark),
      CSV_VALUES,
    ]),
  ),
  ['a CSV with zeros', () => new TextEncoder().encode('a;b\n\0\0\0;c\n'), REFUSALS.other],
  [
    'one line without an end',
    () => new TextEncoder().encode('a'.repeat(9_900_000)),
    [['a'.repeat(100)]],
  ],
  ['fifty megabytes in one line', () => new Uint8Array(50_000_000).fill(97), '10 MB'],
];

describe('whatever a clerk chooses', () => {
  it.each(CASES)('%s', async (_, bytes, expected) => {
    const said = await readSheetBook(new File([bytes()], 'liste.xlsx')).then(
      ({ sheets, chosen }) => sheets[chosen]?.rows,
      (error: unknown) => String(error),
    );
    if (typeof expected === 'string') expect(said).toContain(expected);
    else expect(said).toEqual(expected);
  });

  it('is a picture or a film in a workbook that nobody unpacks', async () => {
    const bytes = zipSync({
      ...unzipSync(BOOK),
      'xl/media/a.png': new Uint8Array(130_000_000),
    }) as Bytes;
    const { sheets } = await readSheetBook(new File([bytes], 'liste.xlsx'));
    expect(sheets[0]?.rows).toEqual(VALUES);
  });
});
