import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '../../features/auth/profile/api.ts';
import { ProfileScreen } from '../../features/auth/profile/profile-screen.tsx';

export const Route = createFileRoute('/_shell/profile')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(accountQuery),
  component: ProfileScreen,
});
