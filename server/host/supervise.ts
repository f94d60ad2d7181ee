import { setTimeout as delay } from 'node:timers/promises';
import type { WatchedChild } from '#server/process/child.ts';
import { processorUseBelow } from '#server/process/processor-time.ts';

type Supervised = {
  /** Stops it permanently; resolves when it is gone. */
  stop(): Promise<void>;
  /** Restarts it with what `begin` returns now. */
  renew(): Promise<void>;
};

type Kept = {
  /** Its name in messages. */
  name: string;
  begin(): WatchedChild;
  /** An address that answers with success while it is healthy. */
  health: string;
  /** Called whenever it answers after a start. */
  whenUp?(): void;
  heartbeat?: Heartbeat;
  /** How long it may take to answer for the first time, in ms. */
  patienceMs: number;
  say(line: string): void;
  /** It cannot be kept running: the reason, for a person. */
  giveUp(reason: string): void;
};

/** More crashes than this in a minute are not accidental. */
const MAX_DEATHS = 5;
const MINUTE_MS = 60_000;

/** How long a server may take for one answer, in ms. */
const ANSWER_MS = 10_000;

/** How often a running server is asked, and after how much without an answer it is ended, in ms. */
type Heartbeat = {
  every: number;
  /** For one that has neither used the processor meanwhile nor waited for it: it stands. */
  stands: number;
  /** For one that works, in time of the processor: it may have much to do, and others more. */
  works: number;
  /** However little of the processor it gets. */
  atLast: number;
};

/** A database waits for its disk, and is no better after a start. */
const PATIENT: Heartbeat = { every: 5_000, stands: 30_000, works: 30_000, atLast: 180_000 };

/**
 * Starts a server and keeps it running: one that dies or stops answering is restarted, until it is
 * given up.
 */
export async function supervise(kept: Kept): Promise<Supervised> {
  let isStopping = false;
  let isRenewing = false;
  const { every, stands, works, atLast } = kept.heartbeat ?? PATIENT;
  let watched = watch(null);
  let begunAt = 0;
  const deaths: number[] = [];
  let child = begin();
  await untilUp(kept, child);
  const asking = setInterval(() => {
    void endSilent();
    void ask();
  }, every).unref();

  function begin(): WatchedChild {
    const begun = kept.begin();
    begunAt = Date.now();
    begun.process.once('close', () => {
      if (!isStopping && !isRenewing && child === begun && isUp.has(begun)) void again();
    });
    return begun;
  }

  async function again(): Promise<void> {
    const now = Date.now();
    deaths.push(now);
    const recent = deaths.filter((at) => now - at < MINUTE_MS).length;
    if (recent > MAX_DEATHS) {
      return kept.giveUp(
        `${kept.name} ended ${recent} times in a minute. The last it said:\n${child.tail()}`,
      );
    }
    kept.say(`${kept.name} ended and is begun again (${child.tail().split('\n').at(-1) ?? ''})`);
    // Starts are apart, so that whoever waits for one that hung does not wait for this, too.
    await delay(Math.max(0, begunAt + 100 * 2 ** (recent - 1) - now));
    if (isStopping) return;
    await beginAgain().catch((error: unknown) => {
      if (isStopping) return;
      kept.say(String(error));
      return again();
    });
  }

  async function beginAgain(): Promise<void> {
    child = begin();
    await untilUp(kept, child);
  }

  async function ask(): Promise<void> {
    if (isStopping || isRenewing || !isUp.has(child)) return;
    const asked = child;
    const isWell = await fetch(kept.health, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    if (!isWell || watched.child !== asked) return;
    watched.heardAt = Date.now();
    watched.usedThen = watched.usedMs;
  }

  async function endSilent(): Promise<void> {
    if (isStopping || isRenewing || !isUp.has(child)) return;
    const now = Date.now();
    if (watched.child !== child) watched = watch(child);
    // While this process itself stood (a machine asleep, or with too much to do), nobody was asked.
    const stood = Math.max(0, now - watched.lookedAt - 2 * every);
    watched.heardAt = Math.min(now, watched.heardAt + stood);
    watched.movedAt = Math.min(now, watched.movedAt + stood);
    watched.lookedAt = now;
    const { usedMs, isReady } = processorUseBelow(child.process.pid);
    if (isReady || usedMs !== watched.usedMs) watched.movedAt = now;
    watched.usedMs = usedMs;
    watched.usedThen ??= usedMs;
    const [silentMs, stillMs] = [now - watched.heardAt, now - watched.movedAt];
    const workedMs = Number.isNaN(usedMs) ? silentMs : usedMs - watched.usedThen;
    const isOver = workedMs >= works || silentMs >= atLast;
    if (!isOver && Math.min(silentMs, stillMs) < stands) return;
    watched = watch(null);
    kept.say(`${kept.name} does not answer and is ended`);
    await child.kill();
  }

  return {
    async stop() {
      isStopping = true;
      clearInterval(asking);
      await child.stop();
    },
    async renew() {
      isRenewing = true;
      await child.stop();
      try {
        child = begin();
      } finally {
        isRenewing = false;
      }
      await untilUp(kept, child);
    },
  };
}

/** When a child was looked at and heard last, and when it last used the processor. */
const watch = (child: WatchedChild | null, now = Date.now()): Watched => ({
  child,
  lookedAt: now,
  heardAt: now,
  movedAt: now,
  usedMs: Number.NaN,
  usedThen: null,
});

type Watched = {
  child: WatchedChild | null;
  lookedAt: number;
  heardAt: number;
  movedAt: number;
  usedMs: number;
  /** What it had used when it was heard last; null until it is looked at. */
  usedThen: number | null;
};

const isUp = new WeakSet<WatchedChild>();

/** @throws with its output when it ends, or does not answer in time. */
async function untilUp(
  { name, health, patienceMs, whenUp }: Kept,
  child: WatchedChild,
): Promise<void> {
  let hasEnded = false;
  child.process.once('close', () => (hasEnded = true));
  for (const deadline = Date.now() + patienceMs; ; await delay(25)) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(health, { signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) {
      isUp.add(child);
      whenUp?.();
      return;
    }
    if (hasEnded) throw new Error(`${name} ended:\n${child.tail()}`);
    if (Date.now() > deadline) {
      await child.stop();
      throw new Error(`${name} did not answer ${health} in ${patienceMs} ms:\n${child.tail()}`);
    }
  }
}
