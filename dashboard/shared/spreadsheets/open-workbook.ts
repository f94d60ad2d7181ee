import { strToU8, zipSync } from 'fflate';
import { archiveRefusal, REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { readXml, within, type XmlElement } from '#domain/values/read-xml.ts';
import { escapeXml } from '#domain/values/xml.ts';
import { openArchive } from './open-archive.ts';

type Sheet = { name: string; state: string; cells: Uint8Array };

/** The parts of a workbook that its cells need. */
export type WorkbookParts = {
  sheets: Sheet[];
  is1904: boolean;
  sharedStrings: Uint8Array | null;
  /** Formats and colours alone, written by us. */
  styles: string;
};

/** Longer than any format that a program lets people type. */
const LONGEST_FORMAT = 255;

/**
 * A workbook without what its cells do not need: pictures, comments, tables and links are never
 * unpacked. Each part is read once, however many sheets name it, so that nothing small becomes large.
 * @throws FileProblem, and whatever comes first for a damaged archive
 */
export async function openWorkbook(bytes: Uint8Array, most: number): Promise<WorkbookParts> {
  const { names, read } = await openArchive(bytes, most);
  const refusal = archiveRefusal(names);
  if (refusal !== null) throw new FileProblem(refusal);
  const text = async (name: string | undefined): Promise<string> => {
    const part = name === undefined ? null : await read(name);
    return part === null ? '' : new TextDecoder().decode(part);
  };
  const named = async (by: string) => relationsIn(by, await text(relationsOf(by)));
  const main = (await named('')).find(({ type }) => type === 'officeDocument')?.target ?? MAIN;
  const book = xmlOf(await text(main));
  const parts = await named(main);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.target;
  const once = new Set<string>();
  const sheets: Sheet[] = [];
  for (const sheet of within(book, 'sheet')) {
    const part = parts.find(({ id }) => id === idIn(sheet));
    // A sheet that is one chart, or a dialog.
    if (part !== undefined && part.type !== 'worksheet') continue;
    if (part === undefined || once.has(part.target)) throw new FileProblem(REFUSALS.broken);
    once.add(part.target);
    const { name = '', state = 'visible' } = sheet.attributes;
    const cells = await read(part.target);
    if (cells === null) throw new FileProblem(REFUSALS.broken);
    sheets.push({ name, state, cells });
  }
  const [about] = within(book, 'workbookPr');
  const styles = await text(partOf('styles'));
  return {
    sheets,
    is1904: /^(1|true)$/.test(about?.attributes.date1904 ?? ''),
    sharedStrings: await read(partOf('sharedStrings') ?? ''),
    styles: styles === '' ? '' : stylesOf(xmlOf(styles)),
  };
}

const MAIN = 'xl/workbook.xml';

function xmlOf(text: string): XmlElement {
  const root = readXml(text);
  if (root === null) throw new FileProblem(REFUSALS.broken);
  return root;
}

type Relation = { id: string; type: string; target: string };

/** `xl/workbook.xml` names its parts in `xl/_rels/workbook.xml.rels`, the archive its own in `_rels/.rels`. */
const relationsOf = (part: string): string =>
  part.replace(/[^/]*$/, (name) => `_rels/${name}.rels`);

function relationsIn(part: string, text: string): Relation[] {
  if (text === '') return [];
  return [...within(xmlOf(text), 'Relationship')].flatMap(({ attributes }) => {
    const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attributes;
    if (mode === 'External') return [];
    return { id, type: type.slice(type.lastIndexOf('/') + 1), target: pathFrom(part, target) };
  });
}

/** A target is below its part's folder, or below the archive with `/` at its start. */
function pathFrom(part: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const steps = path.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
}

/** `r:id`, with whatever prefix it has. */
const idIn = ({ attributes }: XmlElement): string | undefined =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

/** The number formats and solid colours of cells. */
function stylesOf(root: XmlElement): string {
  const below = (name: string) =>
    root.children.find((child) => child.name === name)?.children ?? [];
  const formats = below('numFmts').map(({ attributes: { numFmtId = '', formatCode = '' } }) => {
    const code = formatCode.length > LONGEST_FORMAT ? 'General' : formatCode;
    return `<numFmt numFmtId="${Number(numFmtId)}" formatCode="${escapeXml(code)}"/>`;
  });
  const fills = below('fills').map((fill) => {
    const [pattern] = within(fill, 'patternFill');
    const [colour] = pattern === undefined ? [] : within(pattern, 'fgColor');
    const type = escapeXml(pattern?.attributes.patternType ?? 'none');
    const said = COLOUR.flatMap((name) => {
      const value = colour?.attributes[name];
      return value === undefined ? [] : `${name}="${escapeXml(value.slice(0, 20))}"`;
    });
    const own = colour === undefined ? '' : `<fgColor ${said.join(' ')}/>`;
    return `<fill><patternFill patternType="${type}">${own}</patternFill></fill>`;
  });
  const cells = below('cellXfs').map(({ attributes: { numFmtId = '0', fillId = '0' } }) => {
    return `<xf numFmtId="${Number(numFmtId)}" fillId="${Number(fillId)}"/>`;
  });
  return `<styleSheet><numFmts>${formats.join('')}</numFmts><fills>${fills.join('')}</fills><cellXfs>${cells.join('')}</cellXfs></styleSheet>`;
}

const COLOUR = ['rgb', 'theme', 'tint', 'indexed'];

/** The same as an archive for the library, in which nothing is that we have not seen. */
export function packParts({ sheets, is1904, sharedStrings, styles }: WorkbookParts): Uint8Array {
  const tabs = sheets.map(
    ({ name, state }, n) =>
      `<sheet name="${escapeXml(name) || n + 1}" state="${escapeXml(state)}" r:id="s${n}"/>`,
  );
  const parts = sheets.map((_, n) => relation(`s${n}`, 'worksheet', `s${n}`));
  const texts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([relation('a', 'officeDocument', 'book')]),
    book: `<workbook><workbookPr date1904="${Number(is1904)}"/><sheets>${tabs.join('')}</sheets></workbook>`,
    '_rels/book.rels': relations([
      ...parts,
      relation('f', 'styles', 'styles'),
      relation('t', 'sharedStrings', 'texts'),
    ]),
    ...(styles !== '' && { styles }),
  };
  const files: Record<string, Uint8Array> = {};
  for (const [path, text] of Object.entries(texts)) files[path] = strToU8(text);
  for (const [n, { cells }] of sheets.entries()) files[`s${n}`] = cells;
  if (sharedStrings !== null) files.texts = sharedStrings;
  return zipSync(files, { level: 0 });
}

const relations = (lines: string[]) => `<Relationships>${lines.join('')}</Relationships>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;
