/** "Gülşah Ö.": enough to recognise a guest by, and no more than they agree to show. */
export function shortName(first: string, last: string): string {
  const initial = [...last][0]?.toLocaleUpperCase('tr');
  return initial === undefined ? first : `${first} ${initial}.`;
}
