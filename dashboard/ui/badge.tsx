import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  CircleX,
  Clock,
  Hand,
  House,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, WASHES } from './tones.ts';

/** A shape of its own for each tone: colour is never the only sign. */
const SHAPES: Record<Tone, LucideIcon> = {
  waiting: CircleDashed,
  held: Clock,
  sure: CircleCheck,
  present: House,
  over: CircleDot,
  lapsed: Hourglass,
  byHand: Hand,
  dropped: CircleSlash,
  failed: CircleX,
};

type Props = {
  tone: Tone;
  /** Where the tone's own shape is another state's in the same list. */
  icon?: LucideIcon;
  children: ReactNode;
};

/** A state: the same colour and shape for the same meaning in every list. */
export function Badge({ tone, icon, children }: Props) {
  const Icon = icon ?? SHAPES[tone];
  return (
    <span
      className={`inline-flex min-h-5 w-fit items-center gap-1 rounded-sm px-1.5 text-xs font-medium ${WASHES[tone]}`}
    >
      <Icon size={12} aria-hidden="true" />
      {children}
    </span>
  );
}
