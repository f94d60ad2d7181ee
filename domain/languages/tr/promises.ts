import { PROMISES } from '#domain/promises/sentences.ts';

/** Rules of a stay in a guest’s words, one sentence each; see domain/promises. */
export default {
  ...PROMISES,
};
