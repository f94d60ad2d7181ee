/** Upper bounds of the histogram of response times, in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Limit of samples: about 250 routes with a dozen statuses; visitors cannot create more. */
const MAX_SAMPLES = 3_000;

type RouteCount = { method: string; route: string; status: number; count: number };

/** Counters of this process since its start. On the platform each isolate has its own. */
type Metrics = {
  answered(call: { method: string; route: string; status: number; seconds: number }): void;
  waitedForDatabase(seconds: number, failed: boolean): void;
  /** The metrics in OpenMetrics text format, without the final `# EOF`. */
  write(): string;
};

function createMetrics(): Metrics {
  const calls = new Map<string, RouteCount>();
  const buckets = BUCKETS.map(() => 0);
  const answers = { count: 0, seconds: 0 };
  const database = { trips: 0, failures: 0, seconds: 0 };
  return {
    answered({ method, route, status, seconds }) {
      const key = `${method} ${route} ${status}`;
      const known = calls.get(key);
      if (known !== undefined) known.count += 1;
      else if (calls.size < MAX_SAMPLES) calls.set(key, { method, route, status, count: 1 });
      for (const [n, end] of BUCKETS.entries())
        if (seconds <= end) buckets[n] = (buckets[n] ?? 0) + 1;
      answers.count += 1;
      answers.seconds += seconds;
    },
    waitedForDatabase(seconds, failed) {
      database.trips += 1;
      database.seconds += seconds;
      if (failed) database.failures += 1;
    },
    write: () =>
      [
        family('kiyi_requests', 'counter', 'Calls answered, by route and status.'),
        ...[...calls.values()].map(
          ({ method, route, status, count }) =>
            `kiyi_requests_total{method="${method}",route="${escape(route)}",status="${status}"} ${count}`,
        ),
        family('kiyi_answer_seconds', 'histogram', 'Time until a call was answered.'),
        ...BUCKETS.map((end, n) => `kiyi_answer_seconds_bucket{le="${end}"} ${buckets[n]}`),
        `kiyi_answer_seconds_bucket{le="+Inf"} ${answers.count}`,
        `kiyi_answer_seconds_sum ${answers.seconds}`,
        `kiyi_answer_seconds_count ${answers.count}`,
        family('kiyi_database_trips', 'counter', 'Calls to the database.'),
        `kiyi_database_trips_total ${database.trips}`,
        family(
          'kiyi_database_failures',
          'counter',
          'Calls to the database that brought no answer.',
        ),
        `kiyi_database_failures_total ${database.failures}`,
        family(
          'kiyi_database_wait_seconds',
          'counter',
          'Time in which answers of the database were waited for.',
        ),
        `kiyi_database_wait_seconds_total ${database.seconds}`,
      ].join('\n'),
  };
}

/** The two header lines of a family of samples. */
export const family = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string) =>
  `# TYPE ${name} ${type}\n# HELP ${name} ${help}`;

const escape = (text: string) => text.replaceAll(/["\\\n]/g, '_');

/** The metrics of this isolate. */
export const metrics = createMetrics();
