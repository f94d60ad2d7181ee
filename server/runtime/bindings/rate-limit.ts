// The platform's rate limit for a single process: fixed windows, counted by key.
type Options = { limit: number; period: number };

/** Most keys per window; beyond, the oldest is dropped. */
const MAX_KEYS = 50_000;

export default function rateLimit({ options }: { options: Options }) {
  const counts = new Map<string, number>();
  let window = 0;
  return {
    async limit({ key }: { key: string }): Promise<{ success: boolean }> {
      const now = Math.floor(Date.now() / (options.period * 1000));
      if (now !== window) counts.clear();
      window = now;
      const count = counts.get(key) ?? 0;
      if (count >= options.limit) return { success: false };
      const [oldest] = counts.size >= MAX_KEYS && count === 0 ? counts.keys() : [];
      if (oldest !== undefined) counts.delete(oldest);
      counts.set(key, count + 1);
      return { success: true };
    },
  };
}
