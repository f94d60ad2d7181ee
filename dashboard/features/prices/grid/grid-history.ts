import type { GridRow } from './grid.ts';

type History = {
  rows: GridRow[];
  past: GridRow[][];
  future: GridRow[][];
  /** The cell or action of the last edit: typing in one cell is undone in one step. */
  about: string | null;
};

type HistoryAction =
  | { type: 'edit'; rows: GridRow[]; about?: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'reset'; rows: GridRow[] };

const MAX_STEPS = 200;

export const startHistory = (rows: GridRow[]): History => ({
  rows,
  past: [],
  future: [],
  about: null,
});

export function historyReducer(state: History, action: HistoryAction): History {
  const { rows, past, future } = state;
  switch (action.type) {
    case 'reset':
      return startHistory(action.rows);
    case 'edit': {
      const about = action.about ?? null;
      const goesOn = about !== null && about === state.about;
      return {
        rows: action.rows,
        past: goesOn ? past : [...past, rows].slice(-MAX_STEPS),
        future: [],
        about,
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return state;
      return { rows: before, past: past.slice(0, -1), future: [rows, ...future], about: null };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return state;
      return { rows: after, past: [...past, rows], future: rest, about: null };
    }
  }
}
