import { type RunningServer, startServer } from '#server/host/run-server.ts';
import { dist } from './paths.ts';

/** What one visitor's address may do a minute here, where every visitor has the same. */
const DEMO_LIMITS: Record<string, number> = {
  RATE_LOGIN: 6_000,
  RATE_WRITE: 6_000,
  RATE_TRACK: 6_000,
  RATE_QUOTE: 6_000,
};

/** Serves the build on this machine with limits of a demo: for `npm start`, tests and tries. */
export const startWorker = (options: {
  port: number;
  dataDir: string;
  variables: Record<string, string>;
  /** An address that answers once it is up; `/v1/health` as a rule. */
  upWhen?: string;
  /** The minute's work; off unless said. */
  cron?: boolean;
  /** Where its inspector listens, for a measurement of its heap. */
  inspector?: string;
  /** What the Worker logs. */
  onLine?: (line: string) => void;
  giveUp?: (reason: string) => void;
}): Promise<RunningServer> => startServer({ cron: false, ...options, dist, limits: DEMO_LIMITS });
