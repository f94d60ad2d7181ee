import { decodeEntities } from '#domain/values/html-entities.ts';
import { StatementProblem } from '../statement.ts';

/** An element without its namespace: `<ns2:Amt Ccy="TRY">12.00</ns2:Amt>`. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children. */
  text: string;
  children: XmlElement[];
};

const DEEPEST = 40;
const MOST_ELEMENTS = 600_000;
const BROKEN = 'Bu XML dosyası yarım ya da bozuk. Bankadan yeniden indirin.';

/**
 * The root of an XML file. Takes time that grows with the text alone; knows no document types, so
 * that nothing is expanded or fetched. @throws StatementProblem
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open: XmlElement[] = [root];
  let count = 0;
  for (let at = 0; ;) {
    const start = text.indexOf('<', at);
    const inside = open.at(-1) ?? root;
    if (start < 0) break;
    if (start > at) inside.text += decodeEntities(text.slice(at, start));
    const skipped = SKIPPED.find(([begin]) => text.startsWith(begin, start));
    const end = text.indexOf(skipped?.[1] ?? '>', start);
    if (end < 0 || text.startsWith('<!DOCTYPE', start)) throw new StatementProblem(BROKEN);
    at = end + (skipped?.[1] ?? '>').length;
    if (skipped !== undefined) {
      if (skipped[0] === CDATA) inside.text += text.slice(start + CDATA.length, end);
      continue;
    }
    const tag = text.slice(start + 1, end);
    if (tag.startsWith('/')) {
      if (open.length < 2 || localName(tag.slice(1)) !== inside.name)
        throw new StatementProblem(BROKEN);
      open.pop();
      continue;
    }
    count += 1;
    if (count > MOST_ELEMENTS || open.length > DEEPEST) throw new StatementProblem(BROKEN);
    const element = { name: localName(tag), attributes: attributesOf(tag), text: '', children: [] };
    inside.children.push(element);
    if (!tag.endsWith('/')) open.push(element);
  }
  const [first] = root.children;
  if (open.length > 1 || first === undefined) throw new StatementProblem(BROKEN);
  return first;
}

const CDATA = '<![CDATA[';
const SKIPPED: readonly (readonly [string, string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [CDATA, ']]>'],
];

const localName = (tag: string): string =>
  /^(?:[\w.-]{1,60}:)?([\w.-]{1,60})/.exec(tag.slice(0, 130))?.[1] ?? '';

function attributesOf(tag: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of tag
    .slice(0, 2_000)
    .matchAll(/\s([\w:.-]{1,60})="([^"]{0,300})"/g)) {
    found[name] = decodeEntities(value);
  }
  return found;
}

/** The first element at a path: `find(entry, 'BookgDt', 'Dt')`. */
export function find(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at;
}

export const textAt = (element: XmlElement, ...path: string[]): string =>
  find(element, ...path)?.text.trim() ?? '';

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** All elements of a name, at any depth. */
export function* within(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* within(child, name);
  }
}
