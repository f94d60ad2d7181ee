import { ArrowRight } from 'lucide-react';
import type { AuditChange } from '#domain/audit/changes.ts';

/** Field by field: the old value struck through, then the new one. */
export function ChangeList({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) {
    return <p className="text-soft">Bu işlemle kaydedilen bir alan değişikliği yok.</p>;
  }
  return (
    <section aria-labelledby="audit-changes">
      <h2 id="audit-changes" className="mb-2 text-xs font-medium text-soft">
        Değişenler
      </h2>
      <ul className="grid gap-3">
        {changes.map(({ field, before, after }) => (
          <li key={field} className="grid gap-1 rounded-md border border-line px-3 py-2">
            <p className="font-medium">{field}</p>
            {before !== null && (
              <p className="rounded-sm bg-red-wash px-2 py-1 wrap-anywhere whitespace-pre-line text-red">
                <span className="sr-only">Önce: </span>
                <del className="decoration-1">{before}</del>
              </p>
            )}
            <p className="flex gap-1.5 rounded-sm bg-green-wash px-2 py-1 text-green">
              <ArrowRight size={14} aria-hidden="true" className="mt-[3px] shrink-0" />
              <span className="min-w-0 wrap-anywhere whitespace-pre-line">
                <span className="sr-only">Sonra: </span>
                {after ?? 'Boş'}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
