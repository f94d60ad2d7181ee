/** Signs that no XML 1.0 document may hold, not even escaped; halves of surrogate pairs (\p{Cs}) too. */
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in an element or an attribute; line ends and tabs become spaces. */
export function escapeXml(text: string): string {
  return text
    .replace(ILLEGAL, '')
    .replace(/[\t\r\n]+/g, ' ')
    .trim()
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Children in their order: a text is a leaf, anything else a branch. */
export type XmlChildren = { readonly [name: string]: string | XmlChildren };

/** Elements of a branch, each on a line of its own, indented by two spaces a level. */
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
