import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { readSession } from '../app/session.ts';
import { LoginScreen } from '../features/auth/login-screen.tsx';

/** A path inside the dashboard and nothing else, so that a link cannot send people elsewhere. */
const ownPath = (value: unknown) =>
  typeof value === 'string' && /^\/dashboard(?:[/?]|$)/.test(value) ? value : undefined;

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
