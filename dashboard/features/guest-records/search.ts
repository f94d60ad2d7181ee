import { listSearchOf, oneOf, textUpTo } from '#dashboard/list/filters/list-search.ts';

export const RECORD_BOX = 'Ad, telefon ya da e-posta';

/** `1` and `0` are the API's yes and no. */
export const parseGuestRecordSearch = listSearchOf(['seen', 'name'], {
  tag: textUpTo(40),
  refused: oneOf('0', '1'),
  waiting: oneOf('1'),
  mine: oneOf('1'),
});
export type GuestRecordSearch = ReturnType<typeof parseGuestRecordSearch>;
