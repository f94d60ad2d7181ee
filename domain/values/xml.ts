/** Characters that XML 1.0 forbids even escaped, and unpaired surrogates (\p{Cs}). */
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or an attribute; line breaks and tabs become spaces. */
export function escapeXml(text: string): string {
  return text
    .replace(ILLEGAL, '')
    .replace(/[\t\r\n]+/g, ' ')
    .trim()
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * Child elements in order: a text is a leaf, an object a branch, a list the same element again and
 * again, undefined none. Of a branch `@name` are attributes and `#` is the text of a leaf with them.
 */
export type XmlChildren = {
  readonly [name: string]: XmlContent | readonly XmlContent[] | undefined;
};
type XmlContent = string | XmlChildren;

/** The elements of a branch, one per line, indented by two spaces per level. */
export function toXml(children: XmlChildren, level = 0): string {
  return Object.entries(children)
    .filter(([name]) => !/^[@#]/.test(name))
    .flatMap(([name, content]) =>
      [content ?? []].flat().map((one) => toElement(name, one as XmlContent, level)),
    )
    .join('');
}

function toElement(name: string, content: XmlContent, level: number): string {
  const indent = '  '.repeat(level);
  if (typeof content === 'string') return `${indent}<${name}>${escapeXml(content)}</${name}>\n`;
  const attributes = Object.entries(content)
    .filter(([key]) => key.startsWith('@'))
    .map(([key, value]) => ` ${key.slice(1)}="${escapeXml(String(value))}"`)
    .join('');
  const text = content['#'];
  return typeof text === 'string'
    ? `${indent}<${name}${attributes}>${escapeXml(text)}</${name}>\n`
    : `${indent}<${name}${attributes}>\n${toXml(content, level + 1)}${indent}</${name}>\n`;
}
