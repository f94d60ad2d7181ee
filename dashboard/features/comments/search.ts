import { listSearchOf, oneOf, searchId } from '#dashboard/list/filters/list-search.ts';

export const parseCommentSearch = listSearchOf(['created', 'rating'], {
  /** `1`: published, `0`: waiting or hidden. */
  active: oneOf('0', '1'),
  villa_id: searchId,
  /** `none`: without an answer, `waiting`: an owner's waits for approval. */
  reply: oneOf('none', 'waiting'),
});
export type CommentSearch = ReturnType<typeof parseCommentSearch>;
