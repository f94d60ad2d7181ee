import type { ReactNode } from 'react';

/** A number's field with its unit behind the number: "%", "m", "gece". */
export function UnitBox({ unit, children }: { unit: string; children: ReactNode }) {
  return (
    <span className="relative block">
      {children}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-soft"
      >
        {unit}
      </span>
    </span>
  );
}
