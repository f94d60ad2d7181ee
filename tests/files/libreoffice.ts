import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { findLibreOffice } from '#scripts/lib/libreoffice.ts';

/**
 * A cell as LibreOffice took it: `type` is its own ("string", "float", "date", "percentage"),
 * `value` the number or day behind it, `text` what the screen shows, `formula` what would be run.
 */
export type OfficeCell = {
  type: string | null;
  value: string;
  text: string;
  formula: string | null;
};
export type OfficeSheet = { name: string; rows: OfficeCell[][] };

const NAMES = {
  office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
  text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
};

/**
 * Opens workbooks in LibreOffice without a window, all in one go, and reads what it saves them as:
 * OpenDocument in one file, in which every cell tells its type and its formula.
 * @throws when LibreOffice does not open one of them.
 */
export const openInLibreOffice = (
  workbooks: Record<string, Uint8Array>,
): Promise<Record<string, OfficeSheet[]>> => resaved(workbooks, readSheets);

/** How many rows with anything in them LibreOffice finds on the first sheet of each workbook. */
export const countRowsInLibreOffice = (
  workbooks: Record<string, Uint8Array>,
): Promise<Record<string, number>> =>
  resaved(workbooks, (document) => document.find(FILLED_ROWS, NAMES).length);

const FILLED_ROWS = '(//table:table)[1]//table:table-row[table:table-cell[@office:value-type]]';

async function resaved<Read>(
  workbooks: Record<string, Uint8Array>,
  read: (document: XmlDocument) => Read,
): Promise<Record<string, Read>> {
  const folder = await mkdtemp(join(tmpdir(), 'kiyi-office-'));
  try {
    const names = Object.keys(workbooks);
    await Promise.all(
      names.map((name) => writeFile(join(folder, `${name}.xlsx`), workbooks[name]!)),
    );
    await convert(folder, names);
    const found = names.map(async (name) => {
      const document = XmlDocument.fromBuffer(await readFile(join(folder, `${name}.fods`)));
      try {
        return [name, read(document)] as const;
      } finally {
        document.dispose();
      }
    });
    return Object.fromEntries(await Promise.all(found));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A profile of its own keeps it apart from a LibreOffice that somebody has open. */
async function convert(folder: string, names: string[]): Promise<void> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const files = names.map((name) => join(folder, `${name}.xlsx`));
  await promisify(execFile)(
    findLibreOffice(),
    [profile, '--headless', '--convert-to', 'fods', '--outdir', folder, ...files],
    { timeout: 240_000 },
  );
}

const readSheets = (document: XmlDocument): OfficeSheet[] =>
  document
    .find('//table:table', NAMES)
    .filter((node) => node instanceof XmlElement)
    .map((table) => ({ name: attribute(table, 'name') ?? '', rows: readRows(table) }));

/** Rows up to the last that holds anything. */
function readRows(table: XmlElement): OfficeCell[][] {
  const rows: OfficeCell[][] = [];
  for (const row of table.find('.//table:table-row', NAMES)) {
    if (!(row instanceof XmlElement)) continue;
    const cells = readCells(row);
    if (cells.length === 0) continue;
    for (let n = Number(attribute(row, 'number-rows-repeated') ?? 1); n > 0; n--) rows.push(cells);
  }
  return rows;
}

/** Cells up to the last that holds anything. */
function readCells(row: XmlElement): OfficeCell[] {
  const cells: OfficeCell[] = [];
  for (const cell of row.find('table:table-cell', NAMES)) {
    if (!(cell instanceof XmlElement)) continue;
    const repeated = Number(attribute(cell, 'number-columns-repeated') ?? 1);
    const read = readCell(cell);
    if (read.type === null && repeated > 100) continue;
    for (let n = repeated; n > 0; n--) cells.push(read);
  }
  while (cells.at(-1)?.type === null) cells.pop();
  return cells;
}

const readCell = (cell: XmlElement): OfficeCell => ({
  type: attribute(cell, 'value-type'),
  value: attribute(cell, 'value') ?? attribute(cell, 'date-value') ?? '',
  text: cell
    .find('text:p', NAMES)
    .map(({ content }) => content)
    .join('\n'),
  formula: attribute(cell, 'formula'),
});

/** An attribute by its name without prefix; LibreOffice repeats some under its own prefix. */
function attribute(element: XmlElement, name: string): string | null {
  const found = element.attrs.find(
    (one) => one.name === name && Object.values(NAMES).includes(one.namespaceUri),
  );
  return found?.value ?? null;
}
