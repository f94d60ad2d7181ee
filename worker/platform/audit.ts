import type { Language } from '#domain/languages/languages.ts';

/** The actor of a write for the audit log. */
export type Actor = {
  kind: 'visitor' | 'admin' | 'owner' | 'system' | 'payment';
  userId: number | null;
  ip: string | null;
  requestId: string | null;
  /** The language that the call names, in which its writer reads; left out where it names none. */
  language?: Language;
};
