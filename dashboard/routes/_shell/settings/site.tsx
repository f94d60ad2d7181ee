import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#dashboard/features/settings/api.ts';
import { searchText } from '#dashboard/list/filters/list-search.ts';
import { SettingsScreen } from '#dashboard/features/settings/settings-screen.tsx';

/** The field to begin in: the first steps link to what is missing. */
type FieldSearch = { alan?: string | undefined };

export const Route = createFileRoute('/_shell/settings/site')({
  validateSearch: (raw: Record<string, unknown>): FieldSearch => ({
    alan: searchText(raw.alan, 60),
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(settingsQuery('site')),
  component: SiteSettings,
});

function SiteSettings() {
  return <SettingsScreen group="site" field={Route.useSearch().alan} />;
}
