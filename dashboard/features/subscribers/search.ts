import { LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { listSearchOf, oneOf } from '#dashboard/list/filters/list-search.ts';

export const STATES = {
  confirmed: 'Onaylı',
  pending: 'Onay bekliyor',
  left: 'Ayrıldı',
} as const;

export const parseSubscriberSearch = listSearchOf(['created', 'email'], {
  state: oneOf('confirmed', 'pending', 'left'),
  language: oneOf(...LANGUAGE_CODES),
});
export type SubscriberSearch = ReturnType<typeof parseSubscriberSearch>;
