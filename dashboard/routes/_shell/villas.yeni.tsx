import { createFileRoute, redirect } from '@tanstack/react-router';
import { readSession } from '../../app/session.ts';
import { NewVillaDrawer } from '../../features/villas/new-villa-drawer.tsx';

export const Route = createFileRoute('/_shell/villas/yeni')({
  beforeLoad: () => {
    if (readSession()?.user_role === 'OWNER') throw redirect({ to: '/villas' });
  },
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
