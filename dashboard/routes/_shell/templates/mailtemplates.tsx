import { createFileRoute } from '@tanstack/react-router';
import { templateListQuery } from '#dashboard/features/mail/api.ts';
import { TemplateList } from '#dashboard/features/mail/template-list.tsx';
import { parseListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/templates/mailtemplates')({
  validateSearch: (raw) => parseListSearch(raw, []),
  loader: ({ context }) => void context.queryClient.prefetchQuery(templateListQuery),
  component: MailTemplates,
});

function MailTemplates() {
  return (
    <ListWithDrawer isOpen={false}>
      <TemplateList search={Route.useSearch()} />
    </ListWithDrawer>
  );
}
