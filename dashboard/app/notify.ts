import type { ReactNode } from 'react';

/** A button in a toast. */
export type Action = { label: string; onClick: () => void };

/** The toast library is loaded on first use, so that no screen waits for it. */
const load = () => Promise.all([import('sonner'), import('./toaster.tsx')]);

async function show(
  kind: 'success' | 'error' | 'info',
  text: ReactNode,
  action?: Action,
  duration?: number,
) {
  const [{ toast }, { showToaster }] = await load();
  showToaster();
  toast[kind](text, { action, ...(duration !== undefined && { duration }) });
}

/**
 * A short message in the bottom left corner that disappears after 5 s, or with `ms` as
 * long as an action is offered.
 */
export const notify = {
  success: (text: string, action?: Action, ms?: number) => void show('success', text, action, ms),
  error: (text: string, action?: Action, ms?: number) => void show('error', text, action, ms),
  info: (text: string, action?: Action) => void show('info', text, action),
};
