import { ExternalLink } from 'lucide-react';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';

/** The page of a region or a villa type, when visitors see it. */
export function PageLink({ slug, active }: { slug: string; active: boolean }) {
  if (!active) return null;
  return (
    <Tooltip text="Sitede gör">
      <a
        href={`/${slug}`}
        target="_blank"
        rel="noreferrer"
        aria-label="Sitede gör"
        className={buttonClass('quiet', true)}
      >
        <ExternalLink size={16} aria-hidden="true" />
      </a>
    </Tooltip>
  );
}
