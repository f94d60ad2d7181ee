import { Link } from '@tanstack/react-router';
import { buttonClass } from '#dashboard/ui/button.tsx';

/** What a message asks for in words, and as text for the desk's box. */
export type Asked = { labels: readonly string[]; q: string };

/** What was understood of a message, with a link to matching offers. */
export const AskedFor = ({ labels, q }: Asked) => (
  <div className="mt-1 flex flex-wrap items-center gap-1.5 border-t border-line pt-2">
    <span className="sr-only">Anlaşılanlar:</span>
    {labels.map((label) => (
      <span key={label} className="rounded-full bg-raised px-2 text-xs font-medium text-accent">
        {label}
      </span>
    ))}
    <Link to="/availability" search={{ q }} className={buttonClass()}>
      Uygun villalar
    </Link>
  </div>
);
