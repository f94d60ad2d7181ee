/** As many messages as are read before a toast has gone. */
const READ = 2;

/** What one deed has to say of many rows, as one message: the first ones, and how many more there are. */
export function inOne(texts: readonly string[]): string {
  const said = [...new Set(texts)];
  const more = said.length - READ;
  const shown = said.slice(0, READ).join(' ');
  return more > 0 ? `${shown} Ve ${more} uyarı daha.` : shown;
}
