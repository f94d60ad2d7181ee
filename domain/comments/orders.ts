/** In which order comments are read. */
export const COMMENT_ORDERS = ['newest', 'best', 'worst'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];
