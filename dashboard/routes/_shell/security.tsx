import { createFileRoute } from '@tanstack/react-router';
import { securityQuery } from '#dashboard/features/security/api.ts';
import { SecurityScreen } from '#dashboard/features/security/security-screen.tsx';

export const Route = createFileRoute('/_shell/security')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(securityQuery),
  component: SecurityScreen,
});
