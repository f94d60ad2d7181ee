import type { FeedDiff } from '#domain/calendars/events/diff.ts';
import { summarizeWarnings } from '#domain/calendars/feed-warning.ts';

/** Why a run was held, and what a person can do. */
export const heldMessage = ({ loss }: FeedDiff): string =>
  `Takvimdeki ${loss.of} gelecek etkinlikten ${loss.lost} tanesi birden kayboldu. Satıcının sayfasında da böyleyse kaybı onaylayın; onaylanana kadar hiçbir gece değişmez.`;

/** The result of a run; a feed that could only be read in part is never called up to date. */
export function doneMessage(diff: FeedDiff): string {
  const warning = summarizeWarnings(diff.warnings);
  const done = changesMessage(diff);
  if (warning === null) return done ?? 'Takvim güncel; değişen bir şey yok.';
  return [done, warning].filter(Boolean).join(' ');
}

function changesMessage(diff: FeedDiff): string | null {
  if (!diff.changes && diff.conflicts.length === 0) return null;
  const parts: [number, string][] = [
    [diff.new.length, 'yeni'],
    [diff.moved.length, 'taşınan'],
    [diff.gone.length, 'kaldırılan'],
    [diff.conflicts.length, 'çakışan'],
  ];
  const said = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
  return said.length === 0
    ? 'Takvim güncellendi.'
    : `Takvim uygulandı: ${said.join(', ')} etkinlik.`;
}
