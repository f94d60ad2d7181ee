import type { TestClock } from '../test-clock.ts';

type Kept = {
  body: string;
  status: number;
  at: number;
  fresh: number;
  stale: number;
  tags: string[];
};

/** Seconds that a directive of `CDN-Cache-Control` names. */
const seconds = (header: string | null, name: string): number =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header ?? '')?.[1] ?? 0);

/**
 * A CDN in front of the site: it keeps pages as `CDN-Cache-Control` says (RFC 9213), answers with old
 * ones while it asks again (RFC 5861), and deletes by tag as Cloudflare's purge does.
 */
export function cdnDouble(
  clock: TestClock,
  token: string,
  origin: (path: string) => Promise<Response>,
) {
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  let isDown = false;

  async function fetchAnew(path: string): Promise<string> {
    asked.push(path);
    const answer = await origin(path);
    const told = answer.headers.get('cdn-cache-control');
    const body = await answer.text();
    kept.set(path, {
      body,
      status: answer.status,
      at: clock.now().getTime(),
      fresh: seconds(told, 'max-age') * 1000,
      stale: seconds(told, 'stale-while-revalidate') * 1000,
      tags: (answer.headers.get('cache-tag') ?? '').split(','),
    });
    return body;
  }

  return {
    /** What the origin was asked for since the last look. */
    asked: () => asked.splice(0),
    /** No purge arrives any more. */
    fail: () => {
      isDown = true;
    },
    async visit(path: string): Promise<string> {
      const one = kept.get(path);
      const age = one ? clock.now().getTime() - one.at : Number.POSITIVE_INFINITY;
      if (one && age < one.fresh) return one.body;
      if (!one || age >= one.fresh + one.stale) return fetchAnew(path);
      const { body } = one;
      await fetchAnew(path);
      return body;
    },
    /** `POST /client/v4/zones/{zone}/purge_cache` */
    purge: (async (address: RequestInfo | URL, init?: RequestInit) => {
      if (isDown) throw new TypeError('fetch failed');
      const request = new Request(String(address), init);
      const isAllowed = request.headers.get('authorization') === `Bearer ${token}`;
      if (!isAllowed) return Response.json({ success: false }, { status: 403 });
      const { tags } = (await request.json()) as { tags: string[] };
      if (tags.length > 30) return Response.json({ success: false }, { status: 400 });
      for (const [path, page] of kept) {
        if (page.tags.some((tag) => tags.includes(tag))) kept.delete(path);
      }
      return Response.json({ success: true });
    }) as typeof fetch,
  };
}
