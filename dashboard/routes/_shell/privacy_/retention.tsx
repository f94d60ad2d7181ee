import { createFileRoute } from '@tanstack/react-router';
import { retentionQuery } from '#dashboard/features/privacy/api.ts';
import { RetentionScreen } from '#dashboard/features/privacy/retention-screen.tsx';

export const Route = createFileRoute('/_shell/privacy_/retention')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(retentionQuery),
  component: RetentionScreen,
});
