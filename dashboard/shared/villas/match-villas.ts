import { fold } from '#domain/values/fold.ts';

/** Most rows of a picker: with more, another letter helps. */
const MAX = 50;

/**
 * Villas whose name or code contains every typed word; those that begin with the first one come
 * first.
 */
export function matchVillas<Villa extends { name: string; code: string }>(
  villas: Villa[],
  typed: string,
  most = MAX,
): Villa[] {
  const words = fold(typed).split(' ').filter(Boolean);
  const [first = ''] = words;
  const matches = villas
    .map((villa) => ({ villa, text: fold(`${villa.name} ${villa.code}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  const ahead = matches.filter(({ text }) => text.startsWith(first));
  const behind = matches.filter(({ text }) => !text.startsWith(first));
  return [...ahead, ...behind].slice(0, most).map(({ villa }) => villa);
}
