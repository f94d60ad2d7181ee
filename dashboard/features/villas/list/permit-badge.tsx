import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { PermitState } from '#domain/villas/permit-state.ts';
import { cx } from '#dashboard/ui/class-names.ts';

const LOOKS: Record<PermitState, { text: string; icon: LucideIcon; color: string }> = {
  valid: { text: 'Geçerli', icon: CircleCheck, color: 'text-green' },
  expiring: { text: 'Süresi doluyor', icon: CircleAlert, color: 'text-amber' },
  expired: { text: 'Süresi doldu', icon: CircleX, color: 'text-red' },
  missing: { text: 'Belge yok', icon: CircleX, color: 'text-red' },
};

/** The state of a villa's permit, by text, shape and colour. */
export function PermitBadge({ state, no }: { state: PermitState; no: string | null }) {
  const { text, icon: Icon, color } = LOOKS[state];
  return (
    <span className={cx('inline-flex items-center gap-1.5', color)} title={text}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {no && state === 'valid' ? (
        <>
          <span className="figures text-ink">{no}</span>
          <span className="sr-only">({text})</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
