import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#dashboard/features/settings/api.ts';
import { SettingsScreen } from '#dashboard/features/settings/settings-screen.tsx';

export const Route = createFileRoute('/_shell/settings/contact')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(settingsQuery('contact')),
  component: ContactSettings,
});

function ContactSettings() {
  return <SettingsScreen group="contact" />;
}
