import { createFileRoute } from '@tanstack/react-router';
import { destructionQuery } from '../../features/privacy/api.ts';
import { DestructionScreen } from '../../features/privacy/destruction-screen.tsx';
import { parseDestructionSearch } from '../../features/privacy/search.ts';

export const Route = createFileRoute('/_shell/privacy_/destruction')({
  validateSearch: parseDestructionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(destructionQuery(deps)),
  component: Destructions,
});

function Destructions() {
  return <DestructionScreen search={Route.useSearch()} />;
}
