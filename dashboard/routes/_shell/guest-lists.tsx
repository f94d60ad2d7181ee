import { createFileRoute } from '@tanstack/react-router';
import { guestReportQuery } from '#dashboard/features/guests/api.ts';
import { GuestsScreen } from '#dashboard/features/guests/guests-screen.tsx';
import { parseGuestSearch } from '#dashboard/features/guests/search.ts';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';

export const Route = createFileRoute('/_shell/guest-lists')({
  validateSearch: parseGuestSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(guestReportQuery(deps)),
  component: Guests,
});

function Guests() {
  return <GuestsScreen search={Route.useSearch()} villas={useVillaChoices()} />;
}
