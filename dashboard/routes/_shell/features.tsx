import { createFileRoute, useParams } from '@tanstack/react-router';
import { featuresQuery } from '../../features/features/api.ts';
import { FeatureScreen } from '../../features/features/feature-screen.tsx';
import { ListWithDrawer } from '../../list/open-row.tsx';

export const Route = createFileRoute('/_shell/features')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(featuresQuery),
  component: Features,
});

function Features() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <FeatureScreen openId={openId} />
    </ListWithDrawer>
  );
}
