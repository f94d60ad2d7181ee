import { decodeEntities } from './html-entities.ts';

/** An element without its prefix; `text` is what stands directly in it. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** A tag, a comment, a CDATA section or a processing instruction, from its `<` on. */
const MARKUP =
  /<(?:!--(?<comment>[^]*?)--|!\[CDATA\[(?<data>[^]*?)\]\]|\?[^]*?\?|\/(?<end>[\w:.-]+)\s*|(?<start>[\w:.-]+)(?<attributes>\s[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*)?(?<empty>\/?))>/y;

/** Deeper and longer than any answer of a service or statement of a bank. */
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 600_000;

/**
 * The root element of a document; null for what is no XML, such as a proxy's page, and for a
 * document with a DOCTYPE, so that nothing is expanded or fetched. In linear time.
 */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let count = 0;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const top = open.at(-1) ?? root;
    const next = text.indexOf('<', at);
    const words = text.slice(at, next === -1 ? undefined : next);
    top.text += decodeEntities(words);
    if (next === -1) break;
    MARKUP.lastIndex = next;
    const found = MARKUP.exec(text)?.groups;
    if (found === undefined) return null;
    at = MARKUP.lastIndex;
    if (found.data !== undefined) top.text += found.data;
    else if (found.start !== undefined) {
      count += 1;
      const attributes = attributesOf(found.attributes ?? '');
      const element = { name: localOf(found.start), attributes, text: '', children: [] };
      top.children.push(element);
      const isEmpty = found.empty === '/' || found.attributes?.endsWith('/') === true;
      if (!isEmpty) open.push(element);
      if (open.length > MAX_DEPTH || count > MAX_ELEMENTS) return null;
    } else if (found.end !== undefined) {
      if (open.length === 1 || top.name !== localOf(found.end)) return null;
      open.pop();
    }
  }
  const [only, another] = root.children;
  const isWhole = open.length === 1 && another === undefined && root.text.trim() === '';
  return isWhole ? (only ?? null) : null;
}

/** The first child of this name; with more names the child of the child. */
export function childOf(element: XmlElement | null, ...names: string[]): XmlElement | null {
  return names.reduce<XmlElement | null>(
    (found, name) => found?.children.find((child) => child.name === name) ?? null,
    element,
  );
}

/** The trimmed text of the element that `childOf` finds; null without one. */
export const textOf = (element: XmlElement, ...names: string[]): string | null =>
  childOf(element, ...names)?.text.trim() ?? null;

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** All elements of a name, at any depth. */
export function* within(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* within(child, name);
  }
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      text.matchAll(/\s([\w:.-]{1,60})\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})')/g),
      ([, name = '', value, other = '']) => [name, decodeEntities(value ?? other)],
    ),
  );
