import type { EditorProps } from '#dashboard/app/screen.ts';
import {
  BlockDrawer,
  NewBlockDrawer,
} from '#dashboard/features/availability/blocks/block-drawer.tsx';

export default function OpenBlock({ id, onClose }: EditorProps) {
  if (id === null) return <NewBlockDrawer onClose={onClose} />;
  return <BlockDrawer id={id} onClose={onClose} />;
}
