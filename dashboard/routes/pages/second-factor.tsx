import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { SetupScreen } from '#dashboard/features/auth/factors/setup-screen.tsx';

export default function SecondFactor() {
  const { redirect: back } = useSearch({ from: '/second-factor' });
  const onDone = useCallback(() => location.replace(back ?? '/dashboard'), [back]);
  return <SetupScreen onDone={onDone} />;
}
