/** Letters of any script with their marks, and what stands between the parts of a name. */
const LETTERS = /^[\p{L}\p{M}\p{Zs}.'’ʼ-]*$/u;

/** `odul.com`: a mail program makes a link of a dot between letters. */
const GLUED_DOT = /\.(?!\s|$)/;

const LINK_WORD = /(?<!\p{L})(?:https?|www)(?!\p{L})/iu;

/**
 * True for what a person may be called: `Ayşe Nur Öztürk-İnce`, `M. Kemal`, `D’Angelo`. Whoever types
 * somebody else's address must not be able to send them a link or a message in the place of a name.
 */
export const isPersonName = (text: string): boolean =>
  LETTERS.test(text) && !GLUED_DOT.test(text) && !LINK_WORD.test(text);
