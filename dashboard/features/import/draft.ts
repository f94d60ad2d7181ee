import type { Mapping } from '#domain/import/guess-columns.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { deviceStore } from '#dashboard/app/device-store.ts';

/** An import that somebody left: its file, and what was chosen about it. Decisions are on the server. */
export type ImportDraft = {
  /** The kind and the person. */
  id: string;
  kind: ImportKind;
  /** The id of the import in all its calls: a half-written one goes on. */
  run: string;
  file: File;
  sheet: number;
  headingRow: number;
  mapping: Mapping;
  /** ISO UTC. */
  at: string;
};

const store = deviceStore<ImportDraft>('kiyi-import', 'drafts');

/** Files have guests and their phones: a draft is not kept longer than this. */
const KEPT_MS = 7 * 24 * 3_600_000;

export const draftId = (kind: ImportKind, userId: number): string => `${kind} ${userId}`;

/** The draft, if it is recent; older ones are forgotten. */
export async function findDraft(id: string): Promise<ImportDraft | null> {
  const drafts = await store.all();
  const oldest = new Date(Date.now() - KEPT_MS).toISOString();
  const old = drafts.filter(({ at }) => at < oldest);
  await Promise.all(old.map((draft) => store.forget(draft.id)));
  return drafts.find((draft) => draft.id === id && draft.at >= oldest) ?? null;
}

export const keepDraft = (draft: Omit<ImportDraft, 'at'>): Promise<boolean> =>
  store.keep({ ...draft, at: new Date().toISOString() });

export const forgetDraft = (id: string): Promise<unknown> => store.forget(id);
