/** An element without its prefix and attributes; `text` is what stands directly in it. */
export type XmlElement = { name: string; text: string; children: XmlElement[] };

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A tag, a comment, a CDATA section or a processing instruction, from its `<` on. */
const MARKUP =
  /<(?:!--(?<comment>[^]*?)--|!\[CDATA\[(?<data>[^]*?)\]\]|\?[^]*?\?|\/(?<end>[\w:.-]+)\s*|(?<start>[\w:.-]+)(?:\s[^<>]*?)?(?<empty>\/?))>/y;

/** Deeper than any answer of a service. */
const MAX_DEPTH = 40;

/**
 * The root element of a document; null for what is no XML, such as a proxy's page, and for a
 * document with a DOCTYPE. In linear time.
 */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', text: '', children: [] };
  const open = [root];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const top = open.at(-1) ?? root;
    const next = text.indexOf('<', at);
    const words = text.slice(at, next === -1 ? undefined : next);
    top.text += decode(words);
    if (next === -1) break;
    MARKUP.lastIndex = next;
    const found = MARKUP.exec(text)?.groups;
    if (found === undefined) return null;
    at = MARKUP.lastIndex;
    if (found.data !== undefined) top.text += found.data;
    else if (found.start !== undefined) {
      const element = { name: localOf(found.start), text: '', children: [] };
      top.children.push(element);
      if (found.empty !== '/') open.push(element);
      if (open.length > MAX_DEPTH) return null;
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

/** The trimmed text of a child; null without one. */
export const textOf = (element: XmlElement, name: string): string | null =>
  childOf(element, name)?.text.trim() ?? null;

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

const decode = (text: string): string =>
  text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
