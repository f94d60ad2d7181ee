import { refused } from '#domain/errors.ts';
import { decodeFeed } from './decode-feed.ts';
import type { Deps } from '#worker/platform/deps.ts';
import {
  fetchOutside,
  type OutsideAnswer,
  OutsideError,
} from '#worker/platform/web/fetch-outside.ts';

const LIMITS = { bytes: 1_000_000, milliseconds: 10_000 };

/** The version of a feed as its server last reported it. */
export type FeedVersion = { etag: string | null; lastModified: string | null };

/** A feed's text, or null when it has not changed since the last reading. */
type FetchedFeed = { text: string | null; version: FeedVersion };

/**
 * Fetches a feed, conditionally if a version is known. @throws `FEED_URL_REFUSED`,
 * `FEED_UNREACHABLE` (422), each with what the server or the network did.
 */
export async function fetchFeed(
  deps: Pick<Deps, 'outside' | 'allowLoopbackFeeds'>,
  url: string,
  { etag, lastModified }: FeedVersion = { etag: null, lastModified: null },
): Promise<FetchedFeed> {
  const answer = await fetchOrRefuse(deps, url, {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'user-agent': 'Kiyi-Takvim/1.0',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  });
  const wasConditional = etag !== null || lastModified !== null;
  if (answer.status === 304 && wasConditional) {
    return { text: null, version: { etag, lastModified } };
  }
  if (answer.status !== 200) throw refused('FEED_UNREACHABLE', whyNoFeed(answer.status));
  return { text: decodeFeed(answer.bytes), version: versionOf(answer.headers) };
}

async function fetchOrRefuse(
  deps: Pick<Deps, 'outside' | 'allowLoopbackFeeds'>,
  url: string,
  headers: Record<string, string>,
): Promise<OutsideAnswer> {
  try {
    return await fetchOutside(deps, url, headers, LIMITS);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    if (error.failure === 'url') throw refused('FEED_URL_REFUSED', error.why);
    throw refused('FEED_UNREACHABLE', `${whyNothing(error)} ${UNTOUCHED}`);
  }
}

const UNTOUCHED = 'Hiçbir gece değiştirilmedi.';

function whyNothing({ failure, why }: OutsideError): string {
  switch (failure) {
    case 'redirect':
      return `Takvim adresi izin verilmeyen bir yere yönlendiriyor. ${why}`;
    case 'redirects':
      return 'Takvim adresi sürekli başka adrese yönlendiriyor.';
    case 'time':
      return 'Satıcının sunucusu 10 saniye içinde yanıt vermedi.';
    case 'size':
      return 'Takvim 1 MB sınırından büyük.';
    default:
      return 'Satıcının sunucusuna bağlanılamadı.';
  }
}

function whyNoFeed(status: number): string {
  if (status === 404 || status === 410) {
    return `Satıcı bu takvim adresini tanımıyor (${status}). Adresi satıcının sayfasından yeniden kopyalayın. ${UNTOUCHED}`;
  }
  if (status === 401 || status === 403) {
    return `Satıcı bu takvimi göstermiyor (${status}). Herkese açık dışa aktarma adresini kullanın. ${UNTOUCHED}`;
  }
  return `Satıcının sunucusu takvimi şu anda vermiyor (${status}). ${UNTOUCHED}`;
}

/** Longer headers are not stored: the feed is then fetched in full each time. */
const HEADER_LENGTH = 200;

function versionOf(headers: Headers): FeedVersion {
  const kept = (name: string) => {
    const value = headers.get(name);
    return value !== null && value.length <= HEADER_LENGTH ? value : null;
  };
  return { etag: kept('etag'), lastModified: kept('last-modified') };
}
