/**
 * A well-formed T.C. kimlik numarası for the n-th demo person. The first nine digits are at the
 * lower end of the range, which was never issued.
 */
export function demoTckn(n: number): string {
  const first = String(100_000_000 + (n % 90_000) * 11);
  const digits = [...first].map(Number);
  const at = (positions: readonly number[]) =>
    positions.reduce((sum, position) => sum + (digits[position - 1] ?? 0), 0);
  const odd = at([1, 3, 5, 7, 9]);
  const even = at([2, 4, 6, 8]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${first}${tenth}${(odd + even + tenth) % 10}`;
}

/** A well-formed vergi kimlik numarası for the n-th demo company. */
export function demoVkn(n: number): string {
  const first = String(100_000_000 + n * 37);
  const sum = [...first].reduce((total, digit, index) => {
    const place = 9 - index;
    const value = (Number(digit) + place) % 10;
    const rest = (value * 2 ** place) % 9;
    return total + (value !== 0 && rest === 0 ? 9 : rest);
  }, 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}

/** A Turkish IBAN with valid check digits; its bank code (00999) belongs to no bank. */
export function demoIban(n: number): string {
  const account = `009990${String(1_684_000_000_000_000 + n * 7_919).padStart(16, '0')}`;
  // 'TR00' at the end, letters as numbers (T = 29, R = 27), as ISO 13616 computes it.
  const check = 98n - (BigInt(`${account}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${account}`;
}

/** The n-th of the demo's phone numbers, all in the unassigned block `+90500000NNNN`. */
export function demoPhone(n: number): string {
  return `+90500000${String(n % 10_000).padStart(4, '0')}`;
}
