import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#dashboard/features/settings/api.ts';
import { SettingsScreen } from '#dashboard/features/settings/settings-screen.tsx';

export const Route = createFileRoute('/_shell/settings/map')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(settingsQuery('map')),
  component: MapSettings,
});

function MapSettings() {
  return <SettingsScreen group="map" />;
}
