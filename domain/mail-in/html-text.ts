import { decodeEntities } from '#domain/values/html-entities.ts';
import { QUOTE_MARK } from './quoted.ts';

/** Elements whose content is never text. */
const SILENT = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'noscript']);
const BLOCKS = new Set(
  'address article blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/**
 * The element in which a mail program puts what it quotes: Gmail, Thunderbird, Apple, Yahoo, Proton,
 * GMX, Spark and the kinds of Outlook, of which some put `x_` before the names of others.
 */
const QUOTATION =
  /\b(?:x_)*(gmail_quote|moz-cite-prefix|yahoo_quoted|protonmail_quote|OutlookMessageHeader|divRplyFwdMsg|appendonsend|ms-outlook-mobile-reference-message|mail-editor-reference-message-container|zmail_extra|HwReplyQuote|mail_android_quote)|\bname\s*=\s*["']?(?:messageReplySection|quote)\b|\btype\s*=\s*["']?cite\b|border-top:\s*solid #(E1E1E1|B5C4DF)/i;

/**
 * The text of an HTML mail, collected in one pass; quoted text is marked with `>`, and
 * QUOTE_MARK stands where a mail program says that its quotation begins. The HTML itself is never shown. The target of a link follows its text, so that a misleading link is visible.
 */
export function htmlToText(source: string): string {
  const html = source.replaceAll(QUOTE_MARK, '');
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  // The words of an open link are collected on their own: to cut them from the line again would
  // take as long as the line is, for every link in it.
  let link: { href: string; words: string } | null = null;
  const endLine = () => {
    const text = line.replace(/[ \t\u00a0]+/g, ' ').trim();
    lines.push(text === '' ? '' : '> '.repeat(Math.min(depth, 5)) + text);
    line = '';
  };
  const say = (written: string) => {
    const text = decodeEntities(written).replace(/\s+/g, ' ');
    line += text;
    if (link !== null) link.words += text;
  };
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    say(html.slice(at, open < 0 ? undefined : open));
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const tag = html.slice(open + 1, close);
    at = close + 1;
    const [, slash = '', written = ''] = /^(\/?)([a-z][a-z0-9]*)/i.exec(tag) ?? [];
    const name = written.toLowerCase();
    if (SILENT.has(name) && slash === '') {
      at = endOf(html, name, at);
      continue;
    }
    if (name === 'a' && slash === '') link = { href: hrefOf(tag), words: '' };
    if (name === 'a' && slash !== '' && link !== null) {
      if (link.href !== '' && link.words.trim() !== link.href) line += ` (${link.href})`;
      link = null;
    }
    if (!BLOCKS.has(name)) continue;
    endLine();
    link = null;
    if (slash === '' && QUOTATION.test(tag.slice(0, 1_000))) lines.push(QUOTE_MARK);
    if (name === 'blockquote') depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (name === 'li' && slash === '') line = '- ';
  }
  endLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The position after the closing tag of such an element; the end of the mail if there is none. */
function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s>]`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(html);
  if (found === null) return html.length;
  const end = html.indexOf('>', found.index);
  return end < 0 ? html.length : end + 1;
}

/** The web address a link leads to, else an empty text. */
function hrefOf(tag: string): string {
  const [, double, single, bare] =
    /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag.slice(0, 4_000)) ?? [];
  const href = decodeEntities(double ?? single ?? bare ?? '').trim();
  return /^https?:\/\/\S{3,500}$/i.test(href) ? href : '';
}
