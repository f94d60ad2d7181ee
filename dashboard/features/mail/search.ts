import { OUTBOX_STATUSES } from '#domain/mail/outbox-statuses.ts';
import { listSearchOf, oneOf, textUpTo } from '#dashboard/list/filters/list-search.ts';

export const parseOutboxSearch = listSearchOf(['created', 'next', 'sent'], {
  status: oneOf(...OUTBOX_STATUSES),
  template: textUpTo(60),
});
export type OutboxSearch = ReturnType<typeof parseOutboxSearch>;
