import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/website/team')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_shell/website/team"!</div>;
}
