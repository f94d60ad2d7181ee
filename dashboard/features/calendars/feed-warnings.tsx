import { TriangleAlert } from 'lucide-react';
import type { CalendarSource } from '#domain/calendars/admin-schema.ts';
import { countEvents, nameOfWarning } from '#domain/calendars/feed-warning.ts';

type Props = {
  warnings: CalendarSource['warnings'];
  /** Before the calendar is applied. */
  isPreview?: boolean;
};

/** Events of a calendar that could not be read whole, each by name; nothing for a calendar without any. */
export function FeedWarnings({ warnings, isPreview = false }: Props) {
  if (warnings.length === 0) return null;
  return (
    <section className="grid w-full gap-1 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="flex items-start gap-1.5 font-medium">
        <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
        Uyarı: {countEvents(warnings)} etkinlik tam okunamadı
      </p>
      <ul className="grid max-h-60 gap-1.5 overflow-y-auto">
        {warnings.map((warning, i) => (
          // Two events may be called the same and be wrong in the same way.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="wrap-anywhere">
            <span className="block">{nameOfWarning(warning)}</span>
            <span className="block text-xs">{warning.why}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs">
        {isPreview
          ? 'Okunabilen geceler kapanır; okunamayanların daha önce bilinen geceleri kapalı kalır.'
          : 'Okunabilen geceler kapatıldı; okunamayanların daha önce bilinen geceleri kapalı kaldı.'}
      </p>
    </section>
  );
}
