import { createFileRoute, redirect } from '@tanstack/react-router';
import { mayOpen } from '../app/screen-permissions.ts';
import { readSession } from '../app/session.ts';
import { Shell } from '../shell/shell.tsx';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location, matches }) => {
    const session = readSession();
    if (session === null) {
      throw redirect({ to: '/login', search: { redirect: location.publicHref } });
    }
    const screen = matches.at(-1)?.fullPath ?? '/';
    if (!mayOpen(session.user_role, screen)) throw redirect({ to: '/' });
  },
  component: Shell,
});
