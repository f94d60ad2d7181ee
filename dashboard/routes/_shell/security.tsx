import { createFileRoute } from '@tanstack/react-router';
import { securityQuery } from '../../features/security/api.ts';
import { SecurityScreen } from '../../features/security/security-screen.tsx';

export const Route = createFileRoute('/_shell/security')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(securityQuery),
  component: SecurityScreen,
});
