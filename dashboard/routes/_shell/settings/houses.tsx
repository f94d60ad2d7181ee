import { createFileRoute } from '@tanstack/react-router';
import { AgencyRulesScreen } from '#dashboard/features/house-tasks/agency-rules-screen.tsx';
import { agencyRulesQuery } from '#dashboard/features/house-tasks/api.ts';

export const Route = createFileRoute('/_shell/settings/houses')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(agencyRulesQuery),
  component: AgencyRulesScreen,
});
