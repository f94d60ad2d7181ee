import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What one request may wait for the database in all, and whether it wrote. Only time in which a call is
 * under way counts, so neither a busy processor nor a visitor's slow line uses it up.
 */
export type Budget = {
  /** The request's, as its answer and its lines in the log name it. */
  readonly requestId: string | undefined;
  /** What is left, in ms; 0 when it is used up. */
  leftMs(): number;
  /** What was waited so far, in ms. */
  spentMs(): number;
  /** Counts from now until the function it gives is called. */
  begin(): () => void;
  /** A call is made once more, since the first brought no answer. */
  again(): void;
  /** 1, and one more for each call that was made again. */
  readonly attempts: number;
  /** Something is being written, whatever comes of it. */
  write(): void;
  readonly wrote: boolean;
  /** The answer has begun: what is still streamed into it may take its time. */
  end(): void;
  /** Resolves once the request has waited as long as its `slowMs`; never when it does not. */
  readonly slow: Promise<'slow'>;
};

type Limits = {
  ms: number;
  requestId?: string | undefined;
  /** From when on waiting is too long for whoever has something else to show, in ms. */
  slowMs?: number;
};

export function createBudget({ ms, requestId, slowMs = ms }: Limits): Budget {
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

/** Runs the work of a request; every database call that it makes counts against `budget`. */
export const withBudget = <Result>(budget: Budget, work: () => Result): Result =>
  current.run(budget, work);

/** The budget of the request that this code runs for; none in the cron, in scripts and in a build. */
export const currentBudget = (): Budget | undefined => current.getStore();
