import { Link } from '@tanstack/react-router';
import type { MessageAsked } from '#domain/desk/call/message.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';

/** What was understood of a message and what was not, with a link to matching offers. */
export const AskedFor = ({ labels, unknown, q }: MessageAsked) => (
  <div className="mt-1 flex flex-wrap items-center gap-1.5 border-t border-line pt-2">
    <span className="sr-only">Anlaşılanlar:</span>
    {labels.map((label) => (
      <span key={label} className="rounded-full bg-raised px-2 text-xs font-medium text-accent">
        {label}
      </span>
    ))}
    {unknown.length > 0 && <span className="sr-only">Anlaşılmayanlar:</span>}
    {unknown.map((words) => (
      <span
        key={words}
        className="max-w-64 truncate rounded-full border border-dashed border-amber px-2 text-xs text-amber"
      >
        {words}
      </span>
    ))}
    <Link to="/availability" search={{ q }} className={buttonClass()}>
      Uygun villalar
    </Link>
  </div>
);
