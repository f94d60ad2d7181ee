import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#dashboard/features/settings/api.ts';
import { SettingsScreen } from '#dashboard/features/settings/settings-screen.tsx';

export const Route = createFileRoute('/_shell/settings/site')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(settingsQuery('site')),
  component: SiteSettings,
});

function SiteSettings() {
  return <SettingsScreen group="site" />;
}
