import { createFileRoute } from '@tanstack/react-router';
import { guardScreen } from '#dashboard/app/guard-screen.ts';
import { Shell } from '#dashboard/shell/shell.tsx';

export const Route = createFileRoute('/_shell')({
  // With braces: a returned call would make the type of the route depend on itself.
  beforeLoad: ({ location, matches }) => {
    guardScreen(matches.at(-1)?.fullPath ?? '/', location.publicHref);
  },
  component: Shell,
});
