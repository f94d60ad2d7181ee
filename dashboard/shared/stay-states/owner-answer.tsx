import { OWNER_STATE_LABELS, type OwnerState } from '#domain/reservations/owner-replies.ts';
import { cx } from '#dashboard/ui/class-names.ts';

/** Silence and a no want a clerk; a question that was just sent does not. */
const TONES: Record<OwnerState, string> = {
  asked: 'text-soft',
  silent: 'font-medium text-amber',
  yes: 'text-green',
  no: 'font-medium text-red',
};

/** Whether the owner of a request answered; nothing where nobody was asked. */
export const OwnerAnswer = ({ state }: { state: OwnerState | null }) =>
  state && <span className={cx('text-xs', TONES[state])}>{OWNER_STATE_LABELS[state]}</span>;
