import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#dashboard/features/settings/api.ts';
import { SettingsScreen } from '#dashboard/features/settings/settings-screen.tsx';

export const Route = createFileRoute('/_shell/settings/rules')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(settingsQuery('rules')),
  component: RulesSettings,
});

function RulesSettings() {
  return <SettingsScreen group="rules" />;
}
