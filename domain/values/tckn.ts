/**
 * True for a well-formed T.C. kimlik numarası: eleven digits, the first not zero, the tenth and
 * eleventh being its checksum.
 */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const nine = digits.slice(0, 9);
  const odd = sum(nine.filter((_, index) => index % 2 === 0));
  const even = sum(nine.filter((_, index) => index % 2 === 1));
  // The difference may be negative, and JavaScript's remainder would be too.
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
