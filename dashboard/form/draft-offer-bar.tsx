import { FilePen } from 'lucide-react';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import type { DraftOffer } from './use-draft.ts';

/**
 * Offers a draft from an earlier opening of this form: to resume, or to delete. Nothing of it is
 * applied yet.
 */
export default function DraftOfferBar({ offer }: { offer: DraftOffer }) {
  const { what, at, isOutdated, resume, drop } = offer;
  return (
    <section
      aria-label="Yarım kalan taslak"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunken py-2 pr-2 pl-3"
    >
      <FilePen size={16} aria-hidden="true" className="shrink-0 text-soft" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-medium">Yarım kalan:</span> {what && `${what} · `}
        <span className="figures text-soft">{formatTimestamp(at)}</span>
        {isOutdated && (
          <span className="block text-xs text-amber">
            O zamandan beri kayıt değişti; sürdürürseniz yazdıklarınızı denetleyin.
          </span>
        )}
      </p>
      <span className="flex gap-1">
        <Button variant="quiet" onClick={drop}>
          Sil
        </Button>
        <Button onClick={resume}>Sürdür</Button>
      </span>
    </section>
  );
}
