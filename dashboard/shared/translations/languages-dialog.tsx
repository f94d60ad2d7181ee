import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  factsOf,
  FIRST_LANGUAGE,
  type Language,
  OTHER_LANGUAGES,
} from '#domain/languages/languages.ts';
import {
  isUnread,
  type TranslatedKind,
  type TranslationItem,
} from '#domain/translations/admin-schema.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { itemsOf, rowTranslationsQuery } from './api.ts';
import { TextWalk } from './text-walk.tsx';

type Props = { kind: TranslatedKind; id: number; onClose: () => void };

/** Turkish last: into it only what guests wrote is translated. */
const INTO: readonly Language[] = [...OTHER_LANGUAGES, FIRST_LANGUAGE];

/** The texts of a row beside what they are in each language. */
export default function LanguagesDialog({ kind, id, onClose }: Props) {
  const client = useQueryClient();
  const options = rowTranslationsQuery(kind, id);
  const query = useQuery(options);
  const [language, setLanguage] = useState<Language>(OTHER_LANGUAGES[0] ?? FIRST_LANGUAGE);
  /** Counts how often the texts were gone through. */
  const [round, setRound] = useState(0);

  const keep = (changed: TranslationItem[]) => {
    // An answer that was asked for before the save knows nothing of it.
    void client.cancelQueries(options);
    client.setQueryData(
      options.queryKey,
      (known) =>
        known && {
          ...known,
          texts: known.texts.map((text) => {
            const now = changed.find(({ source }) => source === text.source);
            if (!now) return text;
            const { state, text: said, before } = now;
            return {
              ...text,
              languages: { ...text.languages, [language]: { state, text: said, before } },
            };
          }),
        },
    );
  };
  return (
    <Dialog wide title="Diller" onClose={onClose}>
      <div className="mt-3 grid grid-cols-1 gap-3">
        <Loaded query={query} waiting="h-64 w-full">
          {(data) =>
            data.texts.length === 0 ? (
              <EmptyState title="Çevrilecek metin yok" text="Önce Türkçe metni yazıp kaydedin." />
            ) : (
              <>
                <fieldset className="flex flex-wrap gap-1">
                  <legend className="sr-only">Dil</legend>
                  {INTO.map((one) => {
                    const items = itemsOf(data, { kind, id, language: one });
                    if (items.length === 0) return null;
                    const open = items.filter(isUnread).length;
                    return (
                      <button
                        key={one}
                        type="button"
                        aria-pressed={one === language}
                        onClick={() => setLanguage(one)}
                        className={cx(
                          'inline-flex h-8 items-center gap-1.5 rounded-md px-3 max-md:h-11',
                          one === language
                            ? 'bg-accent-wash font-medium'
                            : 'text-soft hover:text-ink',
                        )}
                      >
                        <span lang={one}>{factsOf(one).name}</span>
                        <span className="figures text-soft">
                          {open}
                          <span className="sr-only"> açık</span>
                        </span>
                      </button>
                    );
                  })}
                </fieldset>
                <TextWalk
                  key={`${language} ${round}`}
                  language={language}
                  items={itemsOf(data, { kind, id, language })}
                  hasMachine={data.hasMachine}
                  onChange={keep}
                  onEnd={() => setRound(round + 1)}
                  onReload={() => void query.refetch()}
                />
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
