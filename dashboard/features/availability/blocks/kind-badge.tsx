import { Ban, Hourglass } from 'lucide-react';
import type { BlockKind } from '#domain/availability/block-kinds.ts';
import { KIND_LABELS } from './search.ts';

/** What kind of block it is, by word and shape. */
export function KindBadge({ kind }: { kind: BlockKind }) {
  const Icon = kind === 'full' ? Ban : Hourglass;
  return (
    <span
      className={
        kind === 'full'
          ? 'inline-flex items-center gap-1.5 text-soft'
          : 'inline-flex items-center gap-1.5 text-amber'
      }
    >
      <Icon size={14} aria-hidden="true" />
      {KIND_LABELS[kind]}
    </span>
  );
}
