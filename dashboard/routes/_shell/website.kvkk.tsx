import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/website/kvkk')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_shell/website/kvkk"!</div>;
}
