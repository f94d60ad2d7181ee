import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '#dashboard/features/auth/profile/api.ts';
import { ProfileScreen } from '#dashboard/features/auth/profile/profile-screen.tsx';

export const Route = createFileRoute('/_shell/profile')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(accountQuery),
  component: ProfileScreen,
});
