import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

export const STATES = {
  confirmed: 'Onaylı',
  pending: 'Onay bekliyor',
  left: 'Ayrıldı',
} as const;

export const parseSubscriberSearch = listSearchOf(['created', 'email'], {
  state: oneOf('confirmed', 'pending', 'left'),
});
export type SubscriberSearch = ReturnType<typeof parseSubscriberSearch>;
