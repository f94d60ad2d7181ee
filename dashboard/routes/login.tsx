import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { ownPath } from '#dashboard/app/own-path.ts';
import { readSession } from '#dashboard/app/session.ts';
import { LoginScreen } from '#dashboard/features/auth/login-screen.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: (search) => ({ redirect: ownPath(search.redirect) }),
  beforeLoad: ({ search }) => {
    if (readSession() !== null) throw redirect({ href: search.redirect ?? '/dashboard' });
  },
  component: Login,
});

function Login() {
  const router = useRouter();
  const { redirect } = Route.useSearch();
  return <LoginScreen onDone={() => router.history.push(redirect ?? '/dashboard')} />;
}
