import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/settings/contact')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_shell/settings/contact"!</div>;
}
