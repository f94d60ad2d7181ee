import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { PREFIX } from './drafts.ts';
import { readSession } from './session.ts';

/** Drafts belong to one person and one screen: another login in this tab never sees them. */
const keyOf = (screen: string) => `${PREFIX}${readSession()?.id ?? 0}:${screen}`;

/** What was typed on a screen before the session or the page ended, or null. */
export function readDraft<Values extends FieldValues>(screen: string): Values | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? 'null') as Values | null;
  } catch {
    return null;
  }
}

/** Keeps what is typed on a screen that is no form of fields, such as a sheet of rows. */
export function keepDraft<Values extends FieldValues>(screen: string, values: Values): void {
  sessionStorage.setItem(keyOf(screen), JSON.stringify(values));
}

/** Forgets a screen's draft: it was saved or given up. */
export function clearDraft(screen: string): void {
  sessionStorage.removeItem(keyOf(screen));
}

/** Keeps what is typed into `form` under `screen`, so that an ended session loses nothing. */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  screen: string,
): void {
  useEffect(() => {
    // The key is taken now: by the time the last letter is typed the session may be gone.
    const key = keyOf(screen);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values)),
    });
  }, [form, screen]);
}
