import type { SyncPreview, SyncPreviewInput } from '#domain/calendars/admin-schema.ts';
import { noteOnWindow } from '#domain/calendars/events/event-kind.ts';
import type { FeedEvent } from '#domain/calendars/events/feed-event.ts';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { getContext, nameFeed, readFeed } from '../read/read-feed.ts';

/**
 * The result that applying a feed would have, without applying it. One trip. @throws `NOT_FOUND`,
 * `FEED_URL_REFUSED`, `FEED_UNREACHABLE`, `FEED_UNREADABLE`
 */
export async function previewSync(deps: Deps, input: SyncPreviewInput): Promise<SyncPreview> {
  const feed = nameFeed(deps, input);
  const { diff, source } = await readFeed(deps, feed, await getContext(deps, feed));
  const day = today(deps.clock);
  return {
    source: feed.source,
    url: feed.url,
    source_id: source?.active ? source.id : null,
    new: diff.new.map((event) => present(event, day)),
    moved: diff.moved.map(({ from, ...event }) => ({ ...present(event, day), from })),
    gone: diff.gone.map((event) => ({ ...present(event, day), why: GONE })),
    conflicts: diff.conflicts.map(({ ours, ...event }) => ({
      ...present(event, day),
      why: ours.map(({ label }) => `${label} ile çakışıyor.`).join(' '),
      ours,
    })),
    ignored: diff.ignored.map(({ uid, start, end, summary, why }) => {
      return { uid, start, end, summary, why };
    }),
    ...pick(diff, 'warnings', 'notes', 'unchanged', 'loss'),
  };
}

const GONE = 'Takvimde artık yok; geceleri serbest kalacak.';

function present(event: FeedEvent, day: Day) {
  const nights = nightsBetween(event.start, event.end);
  return { ...event, nights, why: noteOnWindow(event, day) };
}
