/** Joins class names, leaving out what is off: `cx('a', open && 'b')`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
