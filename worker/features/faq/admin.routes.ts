import { Faq } from '#domain/faq/schema.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import { orderedList } from '#worker/features/ordered-lists/ordered-list.ts';

export const { rows: faqRows, routes: adminFaqRoutes } = orderedList({
  path: '/v1/admin/faq',
  tag: 'admin faq',
  table: faqEntries,
  entity: 'faq',
  orderedAs: 'faq_list',
  schemas: Faq,
  missing: 'Böyle bir soru yok.',
  words: { one: 'a question', all: 'the questions' },
});
