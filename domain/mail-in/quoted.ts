/** The sender's own text, and what the mail program quoted below it. */
type FoldedText = { text: string; quoted: string };

/** The line with which a mail program introduces a quotation, in Turkish and English. */
const BEGINNINGS: readonly RegExp[] = [
  /^-{2,}\s*(original message|forwarded message|(özgün|orijinal|[iİ]letilen|yönlendirilen) ([iİ]leti|mesaj))\s*-{2,}$/i,
  /^(on .{6,200} wrote|.{6,200} tarihinde .{0,200}(yazdı|şunu yazdı|şöyle yazdı)|.{0,120}<[^<>\s]+@[^<>\s]+>,? .{0,120}yazdı):$/i,
  /^_{20,}$/,
];

/** How the last line of each ends. */
const ENDS_LIKE_ONE = /[-:_]\s{0,20}$/;

/** Longest such line in characters, including the sender's name and the date. */
const LONGEST = 400;

/** Outlook's format: the headers of the quoted mail, one per line. */
const HEAD_BEGINS = /^\*?(from|kimden):\*?\s/i;
const HEAD_GOES_ON = /^\*?(sent|date|to|subject|gönderildi|gönderme|tarih|kime|konu):\*?\s/i;

/**
 * Separates the quoted history from a reply. When somebody answers between or below quoted lines,
 * the whole text is kept: nothing they wrote may be hidden.
 */
export function foldQuoted(whole: string): FoldedText {
  const lines = whole.split('\n');
  const begin = lines.findIndex((line, at) => isBeginning(lines, line.trim(), at));
  if (begin < 0) return { text: whole.trim(), quoted: '' };
  const text = lines.slice(0, begin).join('\n').trim();
  const quoted = lines.slice(begin);
  return text === '' || hasWordsBetween(quoted)
    ? { text: whole.trim(), quoted: '' }
    : { text, quoted: quoted.join('\n').trim() };
}

function isBeginning(lines: readonly string[], line: string, at: number): boolean {
  if (line.startsWith('>') || [1, 2, 3].some((count) => isSaid(lines, at, count))) return true;
  return (
    HEAD_BEGINS.test(line) &&
    lines.slice(at + 1, at + 4).some((next) => HEAD_GOES_ON.test(next.trim()))
  );
}

/** Mail programs wrap this line, so it may span several lines; the shortest match is used. */
function isSaid(lines: readonly string[], at: number, count: number): boolean {
  // Cheap, and true of few lines: what follows is not.
  if (!ENDS_LIKE_ONE.test(lines[at + count - 1] ?? '')) return false;
  const parts = lines.slice(at, at + count).map((line) => line.trim());
  if (parts.length < count || parts.includes('')) return false;
  const joined = parts.join(' ');
  if (joined.length > LONGEST || !BEGINNINGS.some((beginning) => beginning.test(joined)))
    return false;
  return count === 1 || !isSaid(lines, at + 1, count - 1);
}

/** Own text after quoted lines: the sender answered in between. */
function hasWordsBetween(quoted: readonly string[]): boolean {
  const first = quoted.findIndex((line) => line.trimStart().startsWith('>'));
  if (first < 0) return false;
  return quoted
    .slice(first)
    .some((line) => line.trim() !== '' && !line.trimStart().startsWith('>'));
}
