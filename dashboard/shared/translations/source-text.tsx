import { factsOf, FIRST_LANGUAGE, isLanguage } from '#domain/languages/languages.ts';
import type { TranslationItem } from '#domain/translations/admin-schema.ts';
import { wordDiff } from '#domain/translations/word-diff.ts';

const LOOKS = {
  same: undefined,
  removed: 'bg-red-wash text-red line-through',
  added: 'bg-green-wash text-green no-underline',
} as const;
const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

const names = new Intl.DisplayNames(factsOf(FIRST_LANGUAGE).locale, { type: 'language' });

/** As its speakers call it; a guest may write in one that we do not speak. */
const nameOf = (language: string): string =>
  isLanguage(language) ? factsOf(language).name : (names.of(language) ?? language);

/** The text as it is written; of an old translation also what changed since. */
export function SourceText({ item: { source, from, before } }: { item: TranslationItem }) {
  const name = nameOf(from);
  return (
    <div className="grid content-start gap-1">
      <h2 className="text-xs font-medium text-soft">
        {before ? `${name}, çevrildiğinden beri değişenlerle` : name}
      </h2>
      <p lang={from} className="break-words whitespace-pre-line">
        {before
          ? wordDiff(before.source, source).map(({ change, text }, at) => {
              const Tag = TAGS[change];
              return (
                <Tag key={at} className={LOOKS[change]}>
                  {text}
                </Tag>
              );
            })
          : source}
      </p>
    </div>
  );
}
