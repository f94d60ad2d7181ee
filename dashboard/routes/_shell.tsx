import { createFileRoute, redirect } from '@tanstack/react-router';
import { readSession } from '../app/session.ts';
import { Shell } from '../app/shell/shell.tsx';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => {
    if (readSession() === null) {
      throw redirect({ to: '/login', search: { redirect: location.publicHref } });
    }
  },
  component: Shell,
});
