import { CircleCheck, CircleDashed, Cpu, History, type LucideIcon } from 'lucide-react';
import type { ShownState } from '#domain/translations/admin-schema.ts';
import { STATE_WORDS } from '#domain/translations/words.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';

const LOOKS: Record<ShownState, { tone: Tone; icon: LucideIcon }> = {
  missing: { tone: 'waiting', icon: CircleDashed },
  old: { tone: 'waiting', icon: History },
  machine: { tone: 'held', icon: Cpu },
  reviewed: { tone: 'sure', icon: CircleCheck },
};

/** How far a text is in a language. */
export const StateBadge = ({ state }: { state: ShownState }) => (
  <Badge {...LOOKS[state]}>{STATE_WORDS[state]}</Badge>
);
