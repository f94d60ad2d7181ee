import { listSearchOf, oneOf, searchId } from '#dashboard/list/filters/list-search.ts';

export const parseTownSearch = listSearchOf(['order', 'name', 'district', 'villas', 'created'], {
  active: oneOf('0', '1'),
  popular: oneOf('0', '1'),
});
export type TownSearch = ReturnType<typeof parseTownSearch>;

export const parseDistrictSearch = listSearchOf(['name', 'province', 'towns', 'villas', 'code'], {
  /** Plate number of the province. */
  province: searchId,
  used: oneOf('0', '1'),
});
export type DistrictSearch = ReturnType<typeof parseDistrictSearch>;
