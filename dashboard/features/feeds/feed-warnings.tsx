import { TriangleAlert } from 'lucide-react';
import type { CalendarSource } from '#domain/calendars/admin-schema.ts';
import { nameOfWarning } from '#domain/calendars/feed-warning.ts';

type Props = { warnings: CalendarSource['warnings'] };

/** Events of a calendar that could not be read whole, each by name; nothing for a calendar without any. */
export function FeedWarnings({ warnings }: Props) {
  if (warnings.length === 0) return null;
  return (
    <section className="mt-1 grid gap-1 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="flex items-start gap-1.5 font-medium">
        <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
        Uyarı: {warnings.length} etkinlik tam okunamadı
      </p>
      <ul className="grid max-h-48 gap-1 overflow-y-auto">
        {warnings.map((warning, i) => (
          // Two events may be called the same and be wrong in the same way.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="wrap-anywhere">
            <span className="font-medium">{nameOfWarning(warning)}</span> {warning.why}
          </li>
        ))}
      </ul>
      <p className="text-xs">
        Okunabilen geceler kapatıldı; okunamayanların daha önce bilinen geceleri kapalı kaldı.
      </p>
    </section>
  );
}
