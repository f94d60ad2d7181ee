/** True for a well-formed vergi kimlik numarası: ten digits, the last being its checksum. */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const check = digits.pop();
  const sum = digits.reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const rest = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && rest === 0 ? 9 : rest);
  }, 0);
  return check === (10 - (sum % 10)) % 10;
}
