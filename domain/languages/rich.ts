/** A piece of a message: `tag` is the name of the element it stands in, null for plain text. */
export type Piece = { tag: string | null; text: string };

/**
 * The pieces of a message with marked parts: "Read <a>our terms</a>." Whoever shows it decides what
 * each element is, and no sentence is glued from parts. Elements are not nested.
 */
export function piecesOf(message: string): Piece[] {
  return message
    .split(/(<(\w+)>[^<]*<\/\2>)/)
    .filter((_, at) => at % 3 !== 2)
    .filter((part) => part !== '')
    .map((part) => {
      const [, tag = null, text = part] = /^<(\w+)>([^<]*)<\/\1>$/.exec(part) ?? [];
      return { tag, text };
    });
}
