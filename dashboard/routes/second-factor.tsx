import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ownPath } from '#dashboard/app/own-path.ts';
import { readSession } from '#dashboard/app/session.ts';
import { SetupScreen } from '#dashboard/features/auth/factors/setup-screen.tsx';

export const Route = createFileRoute('/second-factor')({
  validateSearch: (search) => ({ redirect: ownPath(search.redirect) }),
  beforeLoad: ({ search }) => {
    if (readSession() === null) throw redirect({ to: '/login', search });
  },
  component: SecondFactor,
});

function SecondFactor() {
  const { redirect: back } = Route.useSearch();
  const onDone = useCallback(() => location.replace(back ?? '/dashboard'), [back]);
  return <SetupScreen onDone={onDone} />;
}
