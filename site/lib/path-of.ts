/** An address of ours without its host: this site may be reached under several names. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
