import { expect, it } from 'vitest';
import { archiveRefusal, fileKind, REFUSALS } from './file-kind.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string) => [...text].map((sign) => `${sign}\u0000`).join('');
const CFB = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const kind = (text: string) => fileKind(bytesOf(text), () => text);

it.each([
  ['Villa kodu;Ad\n', 'text'],
  ['<Villa>;Ad\n', 'text'],
  ['PK\u0003\u0004…', 'zip'],
  ['<html><table><tr><td>a</td></tr></table></html>', 'html'],
  ['\n <TABLE><TR><TD>a', 'html'],
])('takes %j for what it is', (text, expected) => expect(kind(text)).toBe(expected));

it.each([
  ['a locked workbook', `${CFB}${wide('EncryptedPackage')}`, REFUSALS.password],
  ['Excel 97', `${CFB}${wide('Workbook')}\u0000\u0000`, REFUSALS.oldExcel],
  ['Excel 95', `${CFB}${wide('Book')}\u0000\u0000`, REFUSALS.oldExcel],
  ['an old document', `${CFB}${wide('WordDocument')}\u0000\u0000`, REFUSALS.oldOffice],
  ['a PDF', '%PDF-1.7', REFUSALS.pdf],
  ['RTF', '{\\rtf1', REFUSALS.word],
  ['a photo', '\u00ff\u00d8\u00ff\u00e0', REFUSALS.picture],
  ['a HEIC', '\u0000\u0000\u0000\u0018ftypheic', REFUSALS.picture],
  ['a web archive', 'MIME-Version: 1.0\n', REFUSALS.webArchive],
  ['gzip', '\u001f\u008b\u0008', REFUSALS.archive],
  [
    'Excel 2003 XML',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    REFUSALS.excel2003,
  ],
  ['other XML', '<?xml version="1.0"?><a/>', REFUSALS.other],
  ['a page without a table', '<!DOCTYPE html><p>Giriş yapın</p>', REFUSALS.page],
  ['bytes', '\u0001\u0000\u0002\u0000', REFUSALS.other],
])('says what to do with %s', (_, text, refusal) => expect(kind(text)).toEqual({ refusal }));

it.each([
  ['an XLSX', ['xl/workbook.xml'], null],
  ['an ODS', ['mimetype', 'content.xml'], REFUSALS.openDocument],
  ['an XLSB', ['xl/workbook.bin'], REFUSALS.binaryExcel],
  ['Numbers', ['Index/Document.iwa'], REFUSALS.numbers],
  ['Word', ['word/document.xml'], REFUSALS.word],
  ['PowerPoint', ['ppt/presentation.xml'], REFUSALS.slides],
  ['an archive', ['villalar.csv'], REFUSALS.archive],
])('says what an archive is: %s', (_, names, refusal) =>
  expect(archiveRefusal(names)).toBe(refusal),
);
