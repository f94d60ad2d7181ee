import { useLocation } from '@tanstack/react-router';
import { ResetScreen } from '#dashboard/features/auth/reset-screen.tsx';

export default function ResetPassword() {
  const hash = useLocation({ select: (location) => location.hash });
  return <ResetScreen token={new URLSearchParams(hash).get('token') ?? ''} />;
}
