import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Names of work waiting for a connection: "tekne.jpg". */
let waiting: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Resolves once there is a connection; until then `name` is listed as waiting. For work of which
 * nothing was sent yet, so that it cannot happen twice, and that nobody else can make obsolete
 * meanwhile.
 */
export async function whenOnline(name: string): Promise<void> {
  if (onlineManager.isOnline()) return;
  change([...waiting, name]);
  await new Promise<void>((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });
  const at = waiting.indexOf(name);
  change(waiting.filter((_, i) => i !== at));
}

export const listWaiting = (): readonly string[] => waiting;

export const useWaitingWork = (): readonly string[] => useSyncExternalStore(subscribe, listWaiting);
