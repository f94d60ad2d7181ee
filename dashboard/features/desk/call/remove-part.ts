/** A text without the words [start, end), and without the resulting gap. */
export function withoutWords(
  typed: string,
  { start, end }: { start: number; end: number },
): string {
  const before = typed.slice(0, start).trimEnd();
  const after = typed.slice(end).replace(/^[\s,;]+/, '');
  return [before, after].filter(Boolean).join(' ');
}
