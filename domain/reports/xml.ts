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

/** Child elements in order: a text is a leaf, an object a branch. */
export type XmlChildren = { readonly [name: string]: string | XmlChildren };

/** The elements of a branch, one per line, indented by two spaces per level. */
export function toXml(children: XmlChildren, level = 0): string {
  const indent = '  '.repeat(level);
  return Object.entries(children)
    .map(([name, content]) =>
      typeof content === 'string'
        ? `${indent}<${name}>${escapeXml(content)}</${name}>\n`
        : `${indent}<${name}>\n${toXml(content, level + 1)}${indent}</${name}>\n`,
    )
    .join('');
}
