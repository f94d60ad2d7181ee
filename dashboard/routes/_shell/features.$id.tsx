import { createFileRoute } from '@tanstack/react-router';
import { FeatureDrawer } from '../../features/features/feature-drawer.tsx';
import { focusRow } from '../../list/open-row.tsx';

export const Route = createFileRoute('/_shell/features/$id')({ component: OpenFeature });

function OpenFeature() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/features' });
    focusRow(id);
  }
  return (
    <FeatureDrawer key={id} id={id === 'yeni' ? null : Number(id)} onClose={() => void close()} />
  );
}
