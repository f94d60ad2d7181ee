import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

export const parseVillaTypeSearch = listSearchOf(['order', 'name', 'villas', 'created'], {
  active: oneOf('0', '1'),
});
export type VillaTypeSearch = ReturnType<typeof parseVillaTypeSearch>;
