import type { ReactNode } from 'react';
import { UNDO_SECONDS } from '#domain/reservations/undo.ts';
import { inOne } from './in-one.ts';

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

async function showBar(text: string, action: Action) {
  const [{ toast }, { BAR, showToaster }] = await load();
  showToaster();
  toast(text, { action, duration: UNDO_SECONDS * 1000, toasterId: BAR });
}

/**
 * A short message in the top right corner that disappears after 5 s, as the specification wants
 * it. What can still be taken back is a bar of its own at the foot of the window, for as long as it
 * can be.
 */
export const notify = {
  success: (text: string, action?: Action) =>
    void (action ? showBar(text, action) : show('success', text)),
  error: (text: string, action?: Action, ms?: number) => void show('error', text, action, ms),
  info: (text: string, action?: Action) => void show('info', text, action),
  /** What one deed has to say of many rows: one toast, or none. */
  each: (kind: 'info' | 'error', texts: readonly string[]) =>
    void (texts.length > 0 && show(kind, inOne(texts))),
};
