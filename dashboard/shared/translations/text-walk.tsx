import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#domain/languages/languages.ts';
import {
  isUnread,
  lacksText,
  MACHINE_TEXTS,
  type TranslationItem,
} from '#domain/translations/admin-schema.ts';
import { sayPlace } from '#domain/translations/words.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { MACHINE_AMISS, translateByMachine } from './api.ts';
import { placeOf } from './place.ts';
import { StateBadge } from './state-badge.tsx';
import { TextEditor } from './text-editor.tsx';

type Props = {
  language: Language;
  items: readonly TranslationItem[];
  hasMachine: boolean;
  /** What is known of these texts now; the caller keeps them where they stand. */
  onChange: (changed: TranslationItem[]) => void;
  /** After the last one. */
  onEnd: () => void;
  onReload: () => void;
};

/**
 * Texts below each other, one of them open. Ctrl+Enter saves it and opens the next that nobody has
 * read; Alt with an arrow skips. It begins at the first open one: give it another key for other texts.
 */
export function TextWalk({ language, items, hasMachine, onChange, onEnd, onReload }: Props) {
  const [at, setAt] = useState(() => items.findIndex(isUnread));
  const skip = () => (at + 1 < items.length ? setAt(at + 1) : onEnd());
  const back = () => setAt(Math.max(0, at - 1));
  useStepKeys(skip, back);
  useShortcuts({ j: skip, k: back });

  function saved(changed: TranslationItem) {
    onChange([changed]);
    const next = items.findIndex(
      (item, index) => index > at && isUnread(item) && item.source !== changed.source,
    );
    if (next === -1) onEnd();
    else setAt(next);
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {hasMachine && <PageByMachine {...{ language, items, onChange }} />}
      <ol className="divide-y divide-line rounded-lg border border-line bg-raised">
        {items.map((item, index) => (
          <li
            key={`${item.kind} ${item.row_id} ${item.field} ${item.place}`}
            aria-current={index === at || undefined}
            className="grid grid-cols-1 gap-3 px-3 py-2.5 lg:px-4"
          >
            <button
              type="button"
              aria-expanded={index === at}
              onClick={() => setAt(index === at ? -1 : index)}
              className="grid min-h-6 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 text-left max-md:min-h-11"
            >
              <span className="truncate text-xs text-soft">
                {sayPlace(item)}
                {item.times > 1 && ` · ${item.times} yerde`}
              </span>
              <StateBadge state={item.state} />
              {index !== at && <span className="col-span-2 truncate">{item.source}</span>}
            </button>
            {index === at && (
              <TextEditor
                key={`${language} ${item.source} ${item.state} ${item.text}`}
                item={item}
                language={language}
                hasMachine={hasMachine}
                onSaved={saved}
                onMachine={(changed) => onChange([changed])}
                onSkip={skip}
                onReload={onReload}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Everything here that has no translation, at once. */
function PageByMachine({
  language,
  items,
  onChange,
}: Pick<Props, 'language' | 'items' | 'onChange'>) {
  const texts = items.filter(lacksText).slice(0, MACHINE_TEXTS);
  const { mutate, isPending } = useSend({
    send: () => translateByMachine({ language, texts: texts.map(placeOf) }),
    onDone: ({ texts: said }) => {
      const bySource = new Map(said.map(({ source, text }) => [source, text]));
      onChange(
        texts.flatMap((item) => {
          const text = bySource.get(item.source);
          return text === undefined ? [] : [{ ...item, state: 'machine', text, before: null }];
        }),
      );
      if (said.length === 0) notify.error(MACHINE_AMISS);
      else notify.success(`${said.length} metin çevrildi; okuyup onaylayın`);
    },
  });
  if (texts.length === 0) return null;
  return (
    <div className="flex justify-end">
      <Button busy={isPending} onClick={() => mutate()}>
        Buradakileri makineye çevirt ({texts.length})
      </Button>
    </div>
  );
}

/** Alt with an arrow, also while typing. */
function useStepKeys(onNext: () => void, onBack: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') onNext();
    else onBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
