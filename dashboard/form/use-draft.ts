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

/** A draft from an earlier opening; nothing of it is in the form until `resume`. */
export type DraftOffer = {
  /** What it is about, as far as its values tell. */
  what: string;
  /** ISO UTC. */
  at: string;
  /** The stored values have changed since the draft was typed. */
  isOutdated: boolean;
  resume: () => void;
  drop: () => void;
};

type Options<Values> = {
  name: string;
  /** The form's initial values; they always take precedence over a draft that was not resumed. */
  defaults: Values;
  onResume: (values: Values) => void;
  /** A better description of a draft than its first words. */
  describe?: ((values: Values) => string) | undefined;
};

/**
 * Stores what is typed into one opening of a form beside the drafts of earlier openings, which are
 * offered and never applied automatically. Resuming one makes it the current draft; what had been
 * typed until then is stored and offered instead.
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
    /** Stores the typed values; values equal to the stored ones (`base`) need no draft. */
    keep,
    /** It was saved or given up. */
    forget: () => forgetDraft(own.current ?? ''),
  };
}
