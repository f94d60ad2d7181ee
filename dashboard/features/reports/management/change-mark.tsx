import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import type { Change } from './write-figure.ts';

const MARKS = {
  up: { Icon: ArrowUpRight, words: 'geçen yıldan fazla' },
  down: { Icon: ArrowDownRight, words: 'geçen yıldan az' },
  same: { Icon: Equal, words: 'geçen yılla aynı' },
} as const;

/** The difference to a year ago, by an arrow and in words, without judging it. */
export function ChangeMark({ change }: { change: Change | null }) {
  if (change === null) return <span className="text-xs text-soft">geçen yıl yok</span>;
  const { Icon, words } = MARKS[change.direction];
  return (
    <span className="figures inline-flex items-center gap-0.5 text-xs text-soft">
      <Icon size={14} aria-hidden="true" />
      {change.text}
      <span className="sr-only">{words}</span>
    </span>
  );
}
