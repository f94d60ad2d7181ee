import { createFileRoute } from '@tanstack/react-router';
import { NewVillaDrawer } from '#dashboard/features/villas/list/new-villa-drawer.tsx';

export const Route = createFileRoute('/_shell/villas/yeni')({
  component: NewVilla,
});

function NewVilla() {
  const navigate = Route.useNavigate();
  return (
    <NewVillaDrawer
      onClose={() => void navigate({ to: '/villas', search: (search) => search })}
      onCreated={(id) => void navigate({ to: '/villas/$id', params: { id: String(id) } })}
    />
  );
}
