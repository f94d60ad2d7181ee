/**
 * True for a well-formed T.C. kimlik numarası: eleven digits, the first not zero, the tenth and
 * eleventh as the population office computes them.
 */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = (positions: readonly number[]) =>
    positions.reduce((total, position) => total + (digits[position - 1] ?? 0), 0);
  const odd = sum([1, 3, 5, 7, 9]);
  const even = sum([2, 4, 6, 8]);
  // The difference may be negative, and so would JavaScript's remainder.
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10;
}
