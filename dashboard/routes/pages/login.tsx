import { useRouter, useSearch } from '@tanstack/react-router';
import { LoginScreen } from '#dashboard/features/auth/login-screen.tsx';

export default function Login() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/login' });
  return <LoginScreen onDone={() => router.history.push(redirect ?? '/dashboard')} />;
}
