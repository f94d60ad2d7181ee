/** A parsed element; `text` is its direct text, unescaped. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const TOKEN =
  /<\?xml[^?]*\?>|<\/([\w.-]+)\s*>|<([\w.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Parses a document strictly: one root, matching tags, known entities, no character that XML 1.0
 * forbids.
 */
export function parseXml(document: string): XmlElement {
  // oxlint-disable-next-line no-control-regex
  const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.exec(document);
  if (illegal) throw new Error(`illegal character at ${illegal.index}`);
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < document.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(document);
    if (token === null) throw new Error(`not well-formed at ${at}: ${document.slice(at, at + 60)}`);
    const [, closing, opening, attributes = '', selfClosing, text] = token;
    const parent = open.at(-1)!;
    if (closing !== undefined) {
      if (parent.name !== closing) throw new Error(`</${closing}> closes <${parent.name}>`);
      open.pop();
    } else if (opening !== undefined) {
      const element = {
        name: opening,
        attributes: readAttributes(attributes),
        children: [],
        text: '',
      };
      parent.children.push(element);
      if (!selfClosing) open.push(element);
    } else if (text !== undefined) parent.text += unescapeXml(text);
  }
  const [root, ...more] = top.children;
  if (open.length !== 1 || root === undefined || more.length > 0 || top.text.trim() !== '') {
    throw new Error('not one closed root element');
  }
  return root;
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescapeXml(value)]));
}

function unescapeXml(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const sign = ENTITIES[name];
    if (sign === undefined || !whole.endsWith(';')) throw new Error(`unknown entity ${whole}`);
    return sign;
  });
}

/** The descendant of `element` at a path of names. */
export function at(element: XmlElement, path: string): XmlElement {
  return path.split('/').reduce((parent, name) => {
    const child = parent.children.find((one) => one.name === name);
    if (child === undefined) throw new Error(`no <${name}> in <${parent.name}>`);
    return child;
  }, element);
}
