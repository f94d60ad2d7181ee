import type { CalendarSource } from '#domain/calendars/admin-schema.ts';
import { nameOfWarning } from '#domain/calendars/feed-warning.ts';

/** Events that their seller marks as free or as tentative, each by name, and what they do here. */
export function FeedNotes({ notes }: { notes: CalendarSource['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <details className="w-full text-soft">
      <summary>{notes.length} etkinlik müsait ya da kesinleşmemiş olarak işaretli</summary>
      <ul className="mt-1 grid max-h-60 gap-1.5 overflow-y-auto">
        {notes.map((note) => (
          <li key={`${note.uid} ${note.start} ${note.why}`} className="wrap-anywhere">
            <span className="block">{nameOfWarning(note)}</span>
            <span className="block text-xs">{note.why}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
