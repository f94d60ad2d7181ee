import type { ReactNode } from 'react';

/** A button in a toast. */
export type Action = { label: string; onClick: () => void };

/** Toasts are loaded with the first of them: no screen waits for them. */
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
 * Short word in the bottom left corner that leaves by itself after 5 s (spec §9); what can be taken back stays as long
 * as that (`ms`).
 */
export const notify = {
  success: (text: string, action?: Action, ms?: number) => void show('success', text, action, ms),
  error: (text: string, action?: Action) => void show('error', text, action),
  info: (text: string, action?: Action) => void show('info', text, action),
};
