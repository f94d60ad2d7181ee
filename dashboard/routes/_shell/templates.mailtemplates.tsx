import { createFileRoute } from '@tanstack/react-router';
import { templateListQuery } from '../../features/mail/api.ts';
import { TemplateList } from '../../features/mail/template-list.tsx';
import { parseListSearch } from '../../list/list-search.ts';
import { ListWithDrawer } from '../../list/open-row.tsx';

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
