import { currentBudget } from './database/budget.ts';
import { logSlow, SLOW_MS } from './log.ts';
import { metrics } from './metrics.ts';

type Answered = {
  method: string;
  /** The route by which it is counted. */
  route: string;
  /** Its name in the log when it was slow; never contains what a visitor typed. */
  name: string;
  status: number;
  /** `Date.now()` at the start of the request. */
  began: number;
};

/** Counts an answer by its route, and logs it when it was slow. */
export function recordAnswer({ method, route, name, status, began }: Answered): void {
  const ms = Date.now() - began;
  metrics.answered({ method, route, status, seconds: ms / 1000 });
  if (ms < SLOW_MS) return;
  const databaseMs = currentBudget()?.spentMs() ?? 0;
  logSlow({ at: `${method} ${name}` }, { status, ms, databaseMs });
}
