import { useState } from 'react';

/** The rows a person ticked, by id. */
export type Selection = {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  set(ids: string[]): void;
};

const NOTHING: ReadonlySet<string> = new Set();

/** The selected rows; another page or filter (`scope`) starts empty. */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState({ scope, ids: NOTHING });
  const ids = state.scope === scope ? state.ids : NOTHING;
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setState({ scope, ids: next });
    },
    set: (chosen) => setState({ scope, ids: new Set(chosen) }),
  };
}
