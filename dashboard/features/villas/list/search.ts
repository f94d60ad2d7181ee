import { listSearchOf, oneOf, searchId } from '#dashboard/list/filters/list-search.ts';

/** The API's own filters, and the page counted from 1; no link leads to an error. */
export const parseVillaSearch = listSearchOf(['order', 'name', 'code', 'created'], {
  id: searchId,
  active: oneOf('0', '1'),
  popular: oneOf('0', '1'),
  villa_of_month: oneOf('0', '1'),
  town_id: searchId,
  villa_type_id: searchId,
  owner_id: searchId,
  permit: oneOf('missing', 'expiring'),
});
export type VillaSearch = ReturnType<typeof parseVillaSearch>;
