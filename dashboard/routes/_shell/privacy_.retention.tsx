import { createFileRoute } from '@tanstack/react-router';
import { retentionQuery } from '../../features/privacy/api.ts';
import { RetentionScreen } from '../../features/privacy/retention-screen.tsx';

export const Route = createFileRoute('/_shell/privacy_/retention')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(retentionQuery),
  component: RetentionScreen,
});
