/** Words in a row that both texts have, or only the one before, or only the one now. */
export type DiffPart = { change: 'same' | 'removed' | 'added'; text: string };

type Word = readonly [change: DiffPart['change'], text: string];

/** Above so many pairs of words the differing middle is shown as replaced whole. */
const MAX_PAIRS = 1_000_000;

/** Words with the space after them, so that the parts joined are the text. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? [];

/** What changed from one text to another, word by word: the longest words in common stay. */
export function wordDiff(before: string, now: string): DiffPart[] {
  const a = wordsOf(before);
  const b = wordsOf(now);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end++;
  const middle = middleOf(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const all = [...as('same', a.slice(0, start)), ...middle, ...as('same', a.slice(a.length - end))];
  const parts: DiffPart[] = [];
  for (const [change, text] of all) {
    const last = parts.at(-1);
    if (last?.change === change) last.text += text;
    else parts.push({ change, text });
  }
  return parts;
}

const as = (change: DiffPart['change'], words: string[]): Word[] =>
  words.map((word) => [change, word]);

function middleOf(a: string[], b: string[]): Word[] {
  const width = b.length + 1;
  if (a.length === 0 || b.length === 0 || a.length * b.length > MAX_PAIRS)
    return [...as('removed', a), ...as('added', b)];
  /** At `i * width + j`: how many words a from i and b from j have in common. */
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: Word[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [before = '', now = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && before === now) {
      parts.push(['same', before]);
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push(['removed', before]);
      i++;
    } else {
      parts.push(['added', now]);
      j++;
    }
  }
  return parts;
}
