import { createStyles } from './styles.ts';
import type { Sheet } from './sheet.ts';
import { worksheet } from './worksheet.ts';
import { HEAD, xmlText } from './xml.ts';

/** A file inside a workbook: its path in the archive and its text in pieces. */
type WorkbookPart = { path: string; texts: Iterable<string> };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Limits of the programs that open workbooks. */
const LONGEST_NAME = 31;

/**
 * The files of an Excel workbook (ECMA-376), to be zipped in this order. Sheets are generated row
 * by row on demand, so that a long one is never held in memory; styles come last, when all used
 * ones are known.
 */
export function* workbookParts(sheets: readonly Sheet[]): Generator<WorkbookPart> {
  const styles = createStyles();
  yield { path: '[Content_Types].xml', texts: [contentTypes(sheets)] };
  yield { path: '_rels/.rels', texts: [packageRelations()] };
  yield { path: 'xl/workbook.xml', texts: [book(sheets)] };
  yield { path: 'xl/_rels/workbook.xml.rels', texts: [bookRelations(sheets)] };
  for (const [n, sheet] of sheets.entries()) {
    yield { path: `xl/worksheets/sheet${n + 1}.xml`, texts: worksheet(sheet, styles) };
  }
  yield { path: 'xl/styles.xml', texts: [styles.toXml()] };
}

function contentTypes(sheets: readonly Sheet[]): string {
  const parts = [
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>`,
    ...sheets.map(
      (_, n) =>
        `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
    ),
  ];
  const relations = `application/vnd.openxmlformats-package.relationships+xml`;
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${relations}"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

const relations = (lines: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`;

const packageRelations = () => relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]);

const bookRelations = (sheets: readonly Sheet[]) =>
  relations([
    ...sheets.map((_, n) => relation(`sheet${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`)),
    relation('styles', 'styles', 'styles.xml'),
  ]);

function book(sheets: readonly Sheet[]): string {
  const lines = sheets.map(
    ({ name }, n) =>
      `<sheet name="${xmlText(name.slice(0, LONGEST_NAME))}" sheetId="${n + 1}" r:id="sheet${n + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><bookViews><workbookView/></bookViews><sheets>${lines.join('')}</sheets></workbook>`;
}
