import { CircleAlert } from 'lucide-react';

/**
 * A stay that holds its guest's money and is not confirmed: it does not expire until somebody
 * decides.
 */
export function UndecidedBadge() {
  return (
    <span
      title="Misafirin parası alındı; siz karar verene kadar süresi dolmaz."
      className="inline-flex items-center gap-1 text-xs font-medium whitespace-nowrap text-amber"
    >
      <CircleAlert size={12} aria-hidden="true" />
      Ödendi, karar bekliyor
    </span>
  );
}
