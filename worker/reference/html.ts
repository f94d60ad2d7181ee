/** Markup that is safe to put on a page as it is. */
export type Html = { readonly markup: string };

type Part = Html | string | number | null | undefined | Html[];

/** Builds markup; whatever is put in and is not markup itself is escaped. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = texts.reduce((all, text, index) => all + toMarkup(parts[index - 1]) + text);
  return { markup };
}

function toMarkup(part: Part): string {
  if (part === null || part === undefined) return '';
  if (Array.isArray(part)) return part.map(({ markup }) => markup).join('');
  return typeof part === 'object' ? part.markup : escape(String(part));
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
