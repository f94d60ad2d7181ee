import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long one request has waited for the database, and whether it wrote. Only time with a call in
 * progress counts, so that neither a busy processor nor a visitor's slow connection uses it up.
 */
type Budget = {
  /** The request's id, as in its answer and its log lines. */
  readonly requestId: string | undefined;
  /** What is left, in ms; 0 when it is used up. */
  leftMs(): number;
  /** Time spent waiting so far, in ms. */
  spentMs(): number;
  /** Counts from now until the returned function is called. */
  begin(): () => void;
  /** Counts a retry of a call that got no answer. */
  again(): void;
  /** 1, plus the number of retries. */
  readonly attempts: number;
  /** Records that the request writes, whatever the outcome. */
  write(): void;
  readonly wrote: boolean;
  /**
   * Whether it writes, or whoever sent it wrote a moment ago: it must see that write, whichever
   * Worker and database server answer.
   */
  readonly isWriter: boolean;
  /** The response has begun: streaming it may take longer. */
  end(): void;
  /** Resolves once the request has waited for `slowMs`; never if it does not. */
  readonly slow: Promise<'slow'>;
};

type Limits = {
  ms: number;
  requestId?: string | undefined;
  /**
   * After so many ms of waiting `slow` resolves, for callers that can answer without the database.
   */
  slowMs?: number;
  /** Whether the sender wrote a moment ago (worker/http/requests/writer-cookie.ts). */
  isWriter?: boolean | undefined;
};

export function createBudget({ ms, requestId, slowMs = ms, isWriter = false }: Limits): Budget {
  let spent = 0;
  let calls = 0;
  let since = 0;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let wrote = false;
  let attempts = 1;
  const { promise: slow, resolve: tell } = Promise.withResolvers<'slow'>();
  const waited = () => spent + (calls > 0 ? Date.now() - since : 0);
  return {
    requestId,
    slow,
    spentMs: waited,
    leftMs: () => (isOver ? Infinity : Math.max(0, ms - waited())),
    again() {
      attempts += 1;
    },
    get attempts() {
      return attempts;
    },
    write() {
      wrote = true;
    },
    get wrote() {
      return wrote;
    },
    get isWriter() {
      return wrote || isWriter;
    },
    end() {
      isOver = true;
    },
    begin() {
      if (calls === 0) {
        since = Date.now();
        alarm = setTimeout(() => tell('slow'), Math.max(0, slowMs - spent));
      }
      calls += 1;
      return () => {
        if (calls === 1) {
          spent = waited();
          clearTimeout(alarm);
        }
        calls -= 1;
      };
    },
  };
}

const current = new AsyncLocalStorage<Budget>();

/** Runs the work of a request; all its database calls count against `budget`. */
export const withBudget = <Result>(budget: Budget, work: () => Result): Result =>
  current.run(budget, work);

/** The budget of the current request; none in the cron, in scripts and in a build. */
export const currentBudget = (): Budget | undefined => current.getStore();
