import { ShieldQuestion } from 'lucide-react';

/** Nobody vouches for the sender of a mail: its address may be somebody else's. */
export const UnprovenMark = () => (
  <span className="inline-flex shrink-0 items-center gap-1 rounded-sm bg-amber-wash px-1.5 text-xs font-medium text-amber">
    <ShieldQuestion size={12} aria-hidden="true" />
    Doğrulanmadı
  </span>
);
