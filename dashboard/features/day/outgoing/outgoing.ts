import { useEffect, useSyncExternalStore } from 'react';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { queryClient } from '#dashboard/app/query-client.ts';
import { readSession } from '#dashboard/app/session.ts';
import { sendOutgoing } from '../api.ts';
import { type Outcome, outcomeOf, sendInTurn } from './in-turn.ts';
import { forget, keep, type Outgoing, readKept, type Handed } from './outgoing-store.ts';

/**
 * How often sending is retried, in milliseconds: a bad connection does not always report that it is
 * back.
 */
const AGAIN_MS = 15_000;

type Given<Item = Outgoing> = Item extends Outgoing ? Omit<Item, 'userId' | 'seq' | 'at'> : never;

let items: readonly Handed[] = [];
let sequence = 0;
let isSending = false;
let started: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(next: readonly Handed[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Reports left unsent by an earlier visit of this user. */
function start(): Promise<void> {
  started ??= takeKept();
  return started;
}

async function takeKept(): Promise<void> {
  const kept = await readKept();
  sequence = Math.max(0, ...kept.map(({ seq }) => seq));
  set(kept.toSorted((a, b) => a.seq - b.seq).map((item) => ({ ...item, isKept: true })));
}

const isMine = ({ userId }: Outgoing) => userId === readSession()?.id;

/**
 * Accepts a report: it is stored in this browser first and then sent as often as necessary. Reports
 * about one task are merged; each has an id, so that sending it twice has no effect.
 */
export async function hand(given: Given): Promise<void> {
  await start();
  const before = items.find(({ id }) => id === given.id);
  const merged =
    given.kind === 'report' && before?.kind === 'report'
      ? { ...given, report: { ...before.report, ...given.report } }
      : given;
  sequence += 1;
  const item = {
    ...merged,
    userId: readSession()?.id ?? 0,
    seq: sequence,
    at: new Date().toISOString(),
  } as Outgoing;
  set([...items.filter(({ id }) => id !== item.id), { ...item, isKept: null }]);
  const isKept = await keep(item);
  set(items.map((one) => (one.seq === item.seq ? { ...one, isKept } : one)));
  void send();
}

/** Sends waiting reports in order; a refused report is dropped. */
export async function send(): Promise<void> {
  await start();
  if (isSending) return;
  isSending = true;
  try {
    await sendInTurn(() => items.filter(isMine), sendOne);
  } finally {
    isSending = false;
  }
}

async function sendOne(item: Outgoing): Promise<Outcome> {
  try {
    take(await sendOutgoing(item));
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome !== 'over') return outcome;
    notify.error(messageOf(error));
  }
  // A report changed meanwhile is newer and is sent next.
  if (items.some(({ id, seq }) => id === item.id && seq === item.seq)) {
    set(items.filter(({ id }) => id !== item.id));
    await forget(item.id);
  }
  if (!items.some(isMine)) void queryClient.invalidateQueries({ queryKey: ['day'] });
  return 'over';
}

/** Takes the server's state of a task at once. */
function take(task: HouseTask): void {
  queryClient.setQueriesData<{ tasks: HouseTask[] }>({ queryKey: ['day'] }, (plan) =>
    plan === undefined
      ? plan
      : { ...plan, tasks: plan.tasks.map((one) => (one.key === task.key ? task : one)) },
  );
}

/** The signed-in user's reports that the office does not have yet. */
export function useOutgoing(): readonly Handed[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
  );
  useEffect(() => {
    void send();
    const timer = setInterval(() => void send(), AGAIN_MS);
    // The browser's own event: the query client takes a page that opened offline for online and
    // says nothing when it is.
    const isBack = () => void send();
    window.addEventListener('online', isBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', isBack);
    };
  }, []);
  return all.filter(isMine);
}
