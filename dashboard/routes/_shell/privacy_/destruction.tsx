import { createFileRoute } from '@tanstack/react-router';
import { destructionQuery } from '#dashboard/features/privacy/api.ts';
import { DestructionScreen } from '#dashboard/features/privacy/destruction-screen.tsx';
import { parseDestructionSearch } from '#dashboard/features/privacy/requests/search.ts';

export const Route = createFileRoute('/_shell/privacy_/destruction')({
  validateSearch: parseDestructionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(destructionQuery(deps)),
  component: Destructions,
});

function Destructions() {
  return <DestructionScreen search={Route.useSearch()} />;
}
