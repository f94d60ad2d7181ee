import { type SavedView, ScreenPreferences, ViewState } from '#domain/saved-views/schema.ts';
import type { StoredView } from './queries.ts';

/** A view as its reader may use it; a state from before today's rules counts as empty. */
export function toSavedView({ userId, state, ...row }: StoredView, viewerId: number): SavedView {
  return { ...row, mine: userId === viewerId, state: ViewState.safeParse(state).data ?? {} };
}

/** Stored preferences, or what a screen has before anybody chose. */
export const toPreferences = (stored: unknown): ScreenPreferences =>
  ScreenPreferences.safeParse(stored).data ?? { columns: null, state: {} };
