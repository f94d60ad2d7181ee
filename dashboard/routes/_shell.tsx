import { createFileRoute } from '@tanstack/react-router';
import { guardScreen } from '../app/guard-screen.ts';
import { Shell } from '../shell/shell.tsx';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location, matches }) =>
    guardScreen(matches.at(-1)?.fullPath ?? '/', location.publicHref),
  component: Shell,
});
