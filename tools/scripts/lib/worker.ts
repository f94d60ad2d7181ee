import { type RunningServer, startServer } from '#server/host/run-server.ts';
import { dist } from './paths.ts';

/** Rate limits per minute for one address; here all visitors share one. */
const DEMO_LIMITS: Record<string, number> = {
  RATE_LOGIN: 6_000,
  RATE_WRITE: 6_000,
  RATE_TRACK: 6_000,
  RATE_QUOTE: 6_000,
};

/** Serves the build locally with demo limits: for `npm start` and tests. */
export const startWorker = (options: {
  port: number;
  dataDir: string;
  variables: Record<string, string>;
  isPooled?: boolean;
  /** An address that answers once it is up; usually `/v1/health`. */
  upWhen?: string;
  /** Whether the cron runs; off by default. */
  cron?: boolean;
  /** Whose `X-Forwarded-For` counts; see docs/self-hosting.md. */
  trustedProxies?: string;
  /** Where the inspector listens, for measuring the heap. */
  inspector?: string;
  /** What the Worker logs. */
  onLine?: (line: string) => void;
  giveUp?: (reason: string) => void;
}): Promise<RunningServer> => startServer({ cron: false, ...options, dist, limits: DEMO_LIMITS });
