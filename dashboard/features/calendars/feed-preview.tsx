import type { SyncPreview } from '#domain/calendars/admin-schema.ts';
import { SOURCE_LABELS } from '#domain/calendars/sources.ts';
import { nameOfWarning } from '#domain/calendars/feed-warning.ts';
import { formatStay } from '#domain/values/dates.ts';
import { FeedWarnings } from './feed-warnings.tsx';

type Line = { key: string; text: string; why: string };

/** What applying the feed would do, event by event. */
export function FeedPreview({ preview }: { preview: SyncPreview }) {
  const { unchanged, source, warnings } = preview;
  const lists = listsOf(preview).filter(({ lines }) => lines.length > 0);
  return (
    <div className="grid max-h-72 gap-3 overflow-y-auto rounded-md border border-line px-3 py-2">
      <p className="text-soft">
        {SOURCE_LABELS[source]} · {unchanged} kayıt aynı
        {lists.length === 0 && warnings.length === 0 && ', değişecek bir şey yok'}
      </p>
      <FeedWarnings warnings={warnings} isPreview />
      {lists.map(({ title, lines }) => (
        <section key={title}>
          <h3 className="text-xs font-medium text-soft">
            {title} ({lines.length})
          </h3>
          <ul>
            {lines.map(({ key, text, why }) => (
              <li key={key}>
                <span className="figures">{text}</span>
                {why && <span className="block text-xs text-soft">{why}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const line = ({ uid, start, end, why }: SyncPreview['new'][number]): Line => ({
  key: `${uid} ${start}`,
  text: formatStay(start, end),
  why,
});

const isIdle =
  ({ warnings, notes }: SyncPreview) =>
  ({ uid, why }: SyncPreview['ignored'][number]): boolean =>
    ![...warnings, ...notes].some((shown) => shown.uid === uid && shown.why === why);

const named = ({ uid, start, why, ...event }: SyncPreview['ignored'][number]): Line => ({
  key: `${uid} ${start}`,
  text: nameOfWarning({ uid, start, why, ...event }),
  why,
});

function listsOf(preview: SyncPreview): { title: string; lines: Line[] }[] {
  return [
    { title: 'Yeni kapanacak', lines: preview.new.map(line) },
    {
      title: 'Taşınan',
      lines: preview.moved.map((event) => ({
        ...line(event),
        text: `${formatStay(event.from.start, event.from.end)} → ${formatStay(event.start, event.end)}`,
      })),
    },
    { title: 'Takvimden kalkan', lines: preview.gone.map(line) },
    {
      title: 'Çakışan',
      lines: preview.conflicts.map((event) => ({
        ...line(event),
        why: event.ours
          .map(({ label, start, end }) => `Bizde: ${label}, ${formatStay(start, end)}`)
          .join(' · '),
      })),
    },
    {
      title: 'Alınmayan',
      // Unreadable events are shown above as a warning.
      lines: preview.ignored.filter(isIdle(preview)).map(named),
    },
    { title: 'Müsait ya da kesinleşmemiş', lines: preview.notes.map(named) },
  ];
}
