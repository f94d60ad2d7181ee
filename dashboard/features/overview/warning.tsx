import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A name in a warning that leads to its record. */
export const nameClass = 'max-w-full truncate text-xs underline-offset-4 hover:underline';

/** A problem, with what it concerns and the way to its solution. */
export function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-4 py-2.5">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 text-amber" />
      <span className="font-medium">{text}</span>
      <div className="col-start-2 grid justify-items-start gap-0.5">{children}</div>
    </li>
  );
}
