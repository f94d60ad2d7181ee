import { useSyncExternalStore } from 'react';

type Prompt = { settle(confirmed: boolean): void };

/**
 * A question that any code can ask and one dialog shows. `unseen` is the answer when the dialog is
 * not on the page.
 */
export function createPrompt(unseen: boolean) {
  let open: Prompt | null = null;
  const listeners = new Set<() => void>();

  function show(prompt: Prompt | null): void {
    open = prompt;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) open?.settle(unseen);
    };
  }
  const current = () => open;
  return {
    /** True when the user agrees; false at once while it is already being asked. */
    ask(): Promise<boolean> {
      if (open !== null) return Promise.resolve(false);
      if (listeners.size === 0) return Promise.resolve(unseen);
      return new Promise((resolve) => {
        const settle = (confirmed: boolean) => {
          show(null);
          resolve(confirmed);
        };
        show({ settle });
      });
    },
    subscribe,
    /** What is asked at the moment, for the dialog that shows it. */
    usePrompt: (): Prompt | null => useSyncExternalStore(subscribe, current),
  };
}
