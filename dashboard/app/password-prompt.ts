import { useSyncExternalStore } from 'react';

type Prompt = { settle(confirmed: boolean): void };

let open: Prompt | null = null;
const listeners = new Set<() => void>();

function show(prompt: Prompt | null): void {
  open = prompt;
  for (const listener of listeners) listener();
}

/** Asks for the own password over whatever is on the screen; true once the Worker has taken it. */
export function askForPassword(): Promise<boolean> {
  if (listeners.size === 0 || open !== null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (confirmed: boolean) => {
      show(null);
      resolve(confirmed);
    };
    show({ settle });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is asked at the moment, for the one dialog that shows it. */
export const usePasswordPrompt = (): Prompt | null => useSyncExternalStore(subscribe, () => open);
