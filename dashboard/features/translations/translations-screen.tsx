import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  factsOf,
  FIRST_LANGUAGE,
  type Language,
  OTHER_LANGUAGES,
} from '#domain/languages/languages.ts';
import type { TranslatedKind, TranslationItem } from '#domain/translations/admin-schema.ts';
import { KIND_WORDS, STATE_WORDS } from '#domain/translations/words.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { TextWalk } from '#dashboard/shared/translations/text-walk.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { Pages } from '#dashboard/ui/pages.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { TAB } from '#dashboard/ui/tab-class.ts';
import { type Filters, translationsQuery } from './api.ts';
import { GlossaryDialog } from './glossary-dialog.tsx';
import type { TranslationsSearch } from './search.ts';
import { nextSkip, withChanged } from './walk.ts';

/** Turkish last: into it only what guests wrote is translated. */
const INTO: readonly Language[] = [...OTHER_LANGUAGES, FIRST_LANGUAGE];

const LIST_STATES = { open: 'Açık', ...STATE_WORDS, all: 'Hepsi' } as const;

/** What an address asks for; what it says wrongly counts as not said. */
export function filtersOf({ language, state, kind, skip = 0 }: TranslationsSearch): Filters {
  return {
    language: INTO.find((one) => one === language) ?? OTHER_LANGUAGES[0] ?? FIRST_LANGUAGE,
    state: Object.hasOwn(LIST_STATES, state ?? '') ? (state as Filters['state']) : 'open',
    kind: Object.hasOwn(KIND_WORDS, kind ?? '') ? (kind as TranslatedKind) : undefined,
    skip,
  };
}

type Props = ScreenProps<TranslationsSearch>;

/** Every text of the website and what it is in another language, those that most people see first. */
export default function TranslationsScreen({ search, ...given }: Props) {
  const onSearch = (next: TranslationsSearch) => given.onSearch(next, 'push');
  const filters = filtersOf(search);
  const { language, state, kind, skip } = filters;
  const client = useQueryClient();
  const options = translationsQuery(filters);
  const { data, error, refetch, isPlaceholderData } = useQuery(options);
  /** Counts how often the page was gone through. */
  const [round, setRound] = useState(0);
  const [hasGlossary, setGlossary] = useState(false);

  async function goOn() {
    // As it is after the last save, which is not rendered yet.
    const page = client.getQueryData(options.queryKey);
    if (!page) return;
    const { skip: next, isOver } = nextSkip({ ...page, skip }, state);
    if (isOver) notify.info('Listenin sonu; atladıklarınız baştan gösteriliyor');
    if (next === skip) await refetch();
    else onSearch({ ...search, skip: next || undefined });
    setRound(round + 1);
  }

  return (
    <section className="grid max-w-5xl grid-cols-1 gap-4 p-3 lg:p-4">
      <title>Çeviriler · Admin Paneli</title>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="flex-1 text-lg font-semibold">Çeviriler</h1>
        <Button onClick={() => setGlossary(true)}>Sözlük</Button>
      </header>
      <nav aria-label="Dil" className="flex flex-wrap gap-1">
        {INTO.map((one) => (
          <Link
            key={one}
            to="/website/translations"
            search={{ ...search, language: one, skip: undefined }}
            aria-current={one === language ? 'page' : undefined}
            lang={one}
            className={TAB}
          >
            {factsOf(one).name}
          </Link>
        ))}
      </nav>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,16rem)_minmax(0,16rem)_1fr]">
        <Select
          aria-label="Durum"
          value={state}
          onChange={({ target }) => onSearch({ ...search, state: target.value, skip: undefined })}
        >
          <Options of={Object.entries(LIST_STATES)} />
        </Select>
        <Select
          aria-label="Tür"
          value={kind ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, kind: target.value || undefined, skip: undefined })
          }
        >
          <option value="">Bütün türler</option>
          {Object.entries(KIND_WORDS).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {data && <Counts counts={data.counts} />}
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data || isPlaceholderData ? (
        <Skeleton className="h-96 w-full" />
      ) : data.items.length === 0 ? (
        <NothingLeft {...{ filters, hasMore: data.total > 0, onSearch, search }} />
      ) : (
        <>
          <TextWalk
            key={`${language} ${state} ${kind ?? ''} ${skip} ${round}`}
            language={language}
            items={data.items}
            hasMachine={data.hasMachine}
            onChange={(changed: TranslationItem[]) =>
              client.setQueryData(options.queryKey, (known) => known && withChanged(known, changed))
            }
            onEnd={() => void goOn()}
            onReload={() => void refetch()}
          />
          <Pages {...data} onSkip={(next) => onSearch({ ...search, skip: next || undefined })} />
        </>
      )}
      {hasGlossary && <GlossaryDialog language={language} onClose={() => setGlossary(false)} />}
    </section>
  );
}

/** How many texts there are of each state. */
function Counts({ counts }: { counts: Record<keyof typeof STATE_WORDS, number> }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1">
      {Object.entries(STATE_WORDS).map(([state, label]) => (
        <div key={state} className="flex gap-1.5">
          <dt className="text-soft">{label}</dt>
          <dd className="figures font-medium">{counts[state as keyof typeof STATE_WORDS]}</dd>
        </div>
      ))}
    </dl>
  );
}

type NothingProps = Props & { filters: Filters; hasMore: boolean };

function NothingLeft({ filters: { state, language }, hasMore, search, onSearch }: NothingProps) {
  if (hasMore)
    return (
      <EmptyState title="Listenin sonu">
        <Button onClick={() => onSearch({ ...search, skip: undefined })}>Başa dönün</Button>
      </EmptyState>
    );
  const { name } = factsOf(language as Language);
  return state === 'open' ? (
    <EmptyState
      title="Açık metin kalmadı"
      text={`Buradaki her metnin okunmuş bir çevirisi var: ${name}.`}
    />
  ) : (
    <EmptyState title="Bu durumda metin yok" />
  );
}
