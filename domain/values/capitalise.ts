/** The first letter as a capital, in Turkish casing: ı becomes I, i becomes İ. */
export const capitalise = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
