import { TriangleAlert } from 'lucide-react';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { PlaceLink } from './place-link.tsx';

/** What somebody should correct about the villa, each a way to where that is done. */
export function WarningsBox({ warnings }: Pick<AdminVilla, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <aside aria-label="Uyarılar" className="mb-4 rounded-md bg-amber-wash px-3 py-2">
      <ul className="grid gap-1">
        {warnings.map(({ code, section, message }) => (
          <li key={`${code}${message}`} className="flex gap-2 text-amber">
            <TriangleAlert size={14} aria-hidden="true" className="mt-[3px] shrink-0" />
            <PlaceLink section={section}>{message}</PlaceLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
