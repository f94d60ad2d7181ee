import { type FeedDiff, diffFeed } from '#domain/calendars/events/diff.ts';
import type { FeedReading } from '#domain/calendars/events/feed-event.ts';
import { keepKnown } from '#domain/calendars/events/keep-known.ts';
import { namedRefs, withoutOwn } from '#domain/calendars/events/own-events.ts';
import { readEvents } from '#domain/calendars/events/read-events.ts';
import { type Source, sourceOfHost } from '#domain/calendars/sources.ts';
import { notFound, refused } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { checkOutsideUrl } from '#worker/platform/web/outside-url.ts';
import { fetchFeed, type FeedVersion } from './fetch-feed.ts';
import { parseFeed } from './parse-feed.ts';
import { type FeedContext, findFeedContext, findOwnHolders } from '../queries.ts';

/** A feed given by a user: its stored address, and its seller. */
export type NamedFeed = { villaId: number; url: string; source: Source };

/** A feed as read now, with what is known about it. */
export type ReadFeed = FeedContext & {
  feed: NamedFeed;
  reading: FeedReading;
  version: FeedVersion;
  diff: FeedDiff;
};

/**
 * @throws `FEED_URL_REFUSED` (422) for an address that must not be fetched, before anything is
 * read.
 */
export function nameFeed(
  deps: Pick<Deps, 'allowLoopbackFeeds'>,
  input: { villa_id: number; url: string; source?: Source },
): NamedFeed {
  const checked = checkOutsideUrl(input.url, { allowLoopback: deps.allowLoopbackFeeds });
  if ('why' in checked) {
    throw refused('FEED_URL_REFUSED', checked.why, [{ path: 'url', message: checked.why }]);
  }
  checked.url.hash = '';
  const source = input.source ?? sourceOfHost(checked.url.hostname);
  return { villaId: input.villa_id, url: checked.url.href, source };
}

/** What the feed is compared with. One trip. @throws `NOT_FOUND` for an unknown villa. */
export async function getContext(deps: Deps, { villaId, url }: NamedFeed): Promise<FeedContext> {
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const context = await findFeedContext(deps.db, villaId, url, moment);
  if (context === null) throw notFound('Böyle bir villa yok.');
  return context;
}

/** Fetches the feed, whole, and compares. @throws `FEED_UNREACHABLE`, `FEED_UNREADABLE` (422) */
export async function readFeed(
  deps: Deps,
  feed: NamedFeed,
  context: FeedContext,
): Promise<ReadFeed> {
  // Without a known version, the server cannot answer "not modified".
  const { text, version } = await fetchFeed(deps, feed.url);
  return compareFeed(deps, feed, context, text ?? '', version);
}

/** One more trip when the feed contains events of ours. @throws `FEED_UNREADABLE` (422) */
export async function compareFeed(
  deps: Pick<Deps, 'db' | 'clock'>,
  feed: NamedFeed,
  context: FeedContext,
  text: string,
  version: FeedVersion,
): Promise<ReadFeed> {
  const day = today(deps.clock);
  const said = readEvents(parseFeed(text, day), day);
  const own = await findOwnHolders(deps.db, feed.villaId, namedRefs(said));
  const reading = keepKnown(withoutOwn(said, own), context.known, day);
  const diff = diffFeed(reading, context.known, context.ours, day);
  return { ...context, feed, reading, version, diff };
}
