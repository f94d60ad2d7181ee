import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

/** `1` and `0` are the API's yes and no. */
export const parseMessageSearch = listSearchOf(['created', 'name'], {
  unread: oneOf('0', '1'),
  answered: oneOf('0', '1'),
});
export type MessageSearch = ReturnType<typeof parseMessageSearch>;
