/** Letters of any script with their diacritics, and the separators between parts of a name. */
const LETTERS = /^[\p{L}\p{M}\p{Zs}.'’ʼ-]*$/u;

/** `odul.com`: mail programs turn a dot between letters into a link. */
const GLUED_DOT = /\.(?!\s|$)/;

const LINK_WORD = /(?<!\p{L})(?:https?|www)(?!\p{L})/iu;

/**
 * True for a plausible name of a person: `Ayşe Nur Öztürk-İnce`, `M. Kemal`, `D’Angelo`. Otherwise
 * anybody could send a link or a message to somebody else's address by typing it as a name.
 */
export const isPersonName = (text: string): boolean =>
  LETTERS.test(text) && !GLUED_DOT.test(text) && !LINK_WORD.test(text);
