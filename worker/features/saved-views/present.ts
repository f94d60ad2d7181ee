import { type SavedView, ScreenPreferences, ViewState } from '#domain/saved-views/schema.ts';
import type { StoredView } from './queries.ts';

/** A view in the form its reader may use; an outdated stored state counts as empty. */
export function toSavedView({ userId, state, ...row }: StoredView, viewerId: number): SavedView {
  return { ...row, mine: userId === viewerId, state: ViewState.safeParse(state).data ?? {} };
}

/** Stored preferences, or the defaults of a screen. */
export const toPreferences = (stored: unknown): ScreenPreferences =>
  ScreenPreferences.safeParse(stored).data ?? { columns: null, state: {} };
