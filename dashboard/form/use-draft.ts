import { useRef, useState } from 'react';
import {
  forgetDraft,
  isSame,
  keepDraft,
  type KeptDraft,
  listDrafts,
  newDraftKey,
} from '#dashboard/app/form-draft.ts';
import { overDefaults, withoutSecrets } from '#dashboard/app/form-draft-secrets.ts';
import { describeDraft } from './describe-draft.ts';

/** What a form offers of an earlier opening; nothing of it is in the form until `resume`. */
export type DraftOffer = {
  /** What it is about, as far as its values say. */
  what: string;
  /** ISO UTC. */
  at: string;
  /** What the form shows by itself is no longer what was typed over. */
  isOutdated: boolean;
  resume: () => void;
  drop: () => void;
};

type Options<Values> = {
  name: string;
  /** What the form opens with; it always wins over a draft that nobody has asked for. */
  defaults: Values;
  onResume: (values: Values) => void;
  /** Names what a draft is about, better than its first words would. */
  describe?: ((values: Values) => string) | undefined;
};

/**
 * What is typed into one opening of a form is kept beside what earlier openings left, and those are
 * offered, never applied. Resuming one makes it this opening's own; what had been typed until then
 * is kept and offered in its turn.
 */
export function useDraft<Values extends object>(options: Options<Values>) {
  const { name, defaults, onResume, describe } = options;
  const own = useRef<string | null>(null);
  own.current ??= newDraftKey(name);
  const [offered, setOffered] = useState(() => listDrafts<Values>(name)[0] ?? null);

  const othersThan = (key: string): KeptDraft<Values> | null =>
    listDrafts<Values>(name).find((draft) => draft.key !== key) ?? null;
  function keep(values: Values, base: Values) {
    const key = own.current ?? newDraftKey(name);
    if (isSame(values, base)) forgetDraft(key);
    else keepDraft(name, key, { at: new Date().toISOString(), base, values });
  }
  function resume({ key, values }: KeptDraft<Values>) {
    own.current = key;
    setOffered(othersThan(key));
    onResume(overDefaults(defaults, values));
  }
  function drop({ key }: KeptDraft<Values>) {
    forgetDraft(key);
    setOffered(othersThan(own.current ?? ''));
  }
  const offer: DraftOffer | null = offered && {
    what: describe?.(offered.values) || describeDraft(offered),
    at: offered.at,
    isOutdated: !isSame(offered.base, withoutSecrets(defaults)),
    resume: () => resume(offered),
    drop: () => drop(offered),
  };
  return {
    offer,
    /** Keeps what is typed; what is as it was stored (`base`) needs no draft. */
    keep,
    /** It was saved or given up. */
    forget: () => forgetDraft(own.current ?? ''),
  };
}
