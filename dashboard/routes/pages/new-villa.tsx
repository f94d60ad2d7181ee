import { useNavigate } from '@tanstack/react-router';
import type { DrawerProps } from '#dashboard/app/screen.ts';
import { NewVillaDrawer } from '#dashboard/features/villas/list/new-villa-drawer.tsx';

export default function NewVilla({ onClose }: DrawerProps) {
  const navigate = useNavigate();
  return (
    <NewVillaDrawer
      onClose={onClose}
      onCreated={(id) => void navigate({ to: '/villas/$id', params: { id: String(id) } })}
    />
  );
}
