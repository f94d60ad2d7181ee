import { createFileRoute, redirect } from '@tanstack/react-router';
import { isOwnerScreen } from '../app/owner-screens.ts';
import { readSession } from '../app/session.ts';
import { Shell } from '../shell/shell.tsx';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location, matches }) => {
    const session = readSession();
    if (session === null) {
      throw redirect({ to: '/login', search: { redirect: location.publicHref } });
    }
    const screen = matches.at(-1)?.fullPath ?? '/';
    if (session.user_role === 'OWNER' && !isOwnerScreen(screen)) throw redirect({ to: '/' });
  },
  component: Shell,
});
