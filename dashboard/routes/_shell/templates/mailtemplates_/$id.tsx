import { createFileRoute } from '@tanstack/react-router';
import { templateListQuery } from '#dashboard/features/mail/api.ts';
import { TemplateScreen } from '#dashboard/features/mail/template-screen.tsx';

export const Route = createFileRoute('/_shell/templates/mailtemplates_/$id')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(templateListQuery),
  component: OpenTemplate,
});

function OpenTemplate() {
  return <TemplateScreen id={Number(Route.useParams().id)} />;
}
