import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

export const STATES = {
  waiting: 'Bekliyor',
  unconfirmed: 'Adresini onaylamadı',
  ended: 'Bitti',
} as const;

export const parseWishSearch = listSearchOf(['created', 'checkin'], {
  state: oneOf('waiting', 'unconfirmed', 'ended'),
});
export type WishSearch = ReturnType<typeof parseWishSearch>;
