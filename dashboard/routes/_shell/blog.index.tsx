import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/blog/')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_shell/blog/"!</div>;
}
