import { and, eq, inArray, sql } from 'drizzle-orm';
import { conflict, DomainError, refused } from '#domain/errors.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { SlugPair } from '#domain/languages/local-slugs.ts';
import type {
  MachineAnswer,
  MachineInput,
  TranslationInput,
  TranslationItem,
} from '#domain/translations/admin-schema.ts';
import type { Glossary, GlossaryInput } from '#domain/translations/glossary.ts';
import { maskVariables, unmask } from '#domain/translations/mask.ts';
import { textIssue } from '#domain/translations/text-issue.ts';
import { slugify } from '#domain/values/slug.ts';
import { glossaries, translationsInto } from '#drizzle/schema/translations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { askForTranslations } from '#worker/platform/translation/ask-for-translations.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readFreeSlugs } from './local-addresses.ts';
import { selectMessagesTranslated } from './of-messages.ts';

type Place = Pick<TranslationInput, 'kind' | 'row_id' | 'field' | 'place' | 'source'>;

/** Whether a text still stands where somebody saw it, in another language. */
const stands = ({ kind, row_id, field, place, source }: Place, language: Language) => sql`exists (
  select 1 from translatable where kind = ${kind} and row_id = ${row_id} and field = ${field}
    and place = ${place} and source = ${source} and language <> ${language})`;

const columnsOf = ({ kind, row_id, field, place }: Place) => ({
  kind,
  rowId: row_id,
  field,
  place,
});

/**
 * Writes a translation that a person has read; an empty one goes. @throws `STALE_VERSION` (409) when
 * the Turkish text has changed, `VALIDATION` (422) for links that lead nowhere or an address
 * that is too short or another page's
 */
export async function saveTranslation(
  deps: Deps,
  { language, text, ...place }: TranslationInput,
  actor: Actor,
): Promise<Pick<TranslationItem, 'state' | 'text'>> {
  const said = place.field === 'slug' ? slugify(text) : text;
  const issue =
    place.field === 'slug'
      ? await findSlugIssue(deps, language, place, said)
      : textIssue(place, said);
  if (issue !== null) throw refused('VALIDATION', undefined, [{ path: 'text', message: issue }]);
  const write = beginWrite(deps, actor);
  const { source } = place;
  await write.run([
    guard('translations.source', stands(place, language), () => conflict('STALE_VERSION')),
    said === ''
      ? write.delete(translationsInto(language), { language, source })
      : write.upsert(
          translationsInto(language),
          { language, source },
          { text: said, state: 'reviewed', ...columnsOf(place) },
        ),
    write.audit('translation.update', place.row_id, {
      after: { language, kind: place.kind, field: place.field, source, text: said },
    }),
  ]);
  return { state: said === '' ? 'missing' : 'reviewed', text: said };
}

async function findSlugIssue(
  { db }: Pick<Deps, 'db'>,
  language: Language,
  { source }: Place,
  slug: string,
): Promise<string | null> {
  if (slug === '') return null;
  if (slug.length < 2) return 'Adres en az iki harf olmalı.';
  const isFree = await readFreeSlugs(db, language);
  return isFree({ source, slug })
    ? null
    : 'Bu adres bu dilde başka bir sayfanın; başka bir ad yazın.';
}

/** Most characters that a service is paid for at once. */
const MACHINE_CHARACTERS = 30_000;

/**
 * Has the service translate those of the texts that stand and have no translation, as many as are
 * paid for at once, and answers what is stored of all. What it says amiss is not stored. @throws
 * `NO_TRANSLATOR` (409) without one, `TRANSLATOR_UNREACHABLE` (503) when it does not answer
 */
export async function translateByMachine(
  deps: Deps,
  { language, texts }: MachineInput,
  actor: Actor,
): Promise<MachineAnswer> {
  if (deps.translation === null) throw conflict('NO_TRANSLATOR');
  const wanted = withinCharacters(await selectMissing(deps, language, texts));
  if (wanted.length > 0) {
    const { terms } = await readGlossary(deps, language);
    const masked = wanted.map(({ kind, source }) =>
      kind === 'mail' ? maskVariables(source) : { text: source, hidden: [] },
    );
    const said = await askForTranslations(deps, deps.translation, {
      texts: masked.map(({ text }) => text),
      // A batch may have what guests wrote in several languages.
      from: wanted.every(({ from }) => from === FIRST_LANGUAGE) ? FIRST_LANGUAGE : null,
      to: language,
      glossary: terms,
    });
    if (said === null) throw new DomainError('busy', 'TRANSLATOR_UNREACHABLE');
    const hasSlugs = wanted.some(({ field }) => field === 'slug');
    const isFree = hasSlugs ? await readFreeSlugs(deps.db, language) : () => true;
    const answers = wanted
      .map((place, at) => ({
        ...place,
        text: textFor(place, unmask(said[at] ?? '', masked[at]?.hidden ?? []), isFree),
      }))
      .filter((place) => textIssue(place, place.text) === null);
    await storeAnswers(deps, language, answers, actor);
  }
  const table = translationsInto(language);
  const stored = await deps.db.read
    .select({ source: table.source, text: table.text })
    .from(table)
    .where(
      and(
        eq(table.language, language),
        inArray(
          table.source,
          texts.map(({ source }) => source),
        ),
      ),
    );
  return { texts: stored };
}

/** Each text once, but for names that Meta has approved; what guests wrote only where the agency lets it out to the service. */
async function selectMissing(
  { db }: Pick<Deps, 'db'>,
  language: Language,
  texts: readonly Place[],
): Promise<(Place & { from: string })[]> {
  const table = translationsInto(language);
  const missing = await db.read.all<{ source: string; from: string }>(sql`
    select distinct source, language as "from" from translatable
      where language <> ${language} and (kind, row_id, field, place, source) in (
      select value ->> 'kind', value ->> 'row_id', value ->> 'field', value ->> 'place',
        value ->> 'source' from json_each(${JSON.stringify(texts)}))
      and field <> 'whatsapp' and (field not in ('review', 'question') or exists ${selectMessagesTranslated(db)})
    and not exists (select 1 from ${table} t where t.language = ${language} and t.source = translatable.source)`);
  const bySource = new Map(texts.map((one) => [one.source, one]));
  return missing.flatMap(({ source, from }) => {
    const place = bySource.get(source);
    return place ? [{ ...place, from }] : [];
  });
}

function withinCharacters<Text extends Place>(texts: readonly Text[]): Text[] {
  let characters = 0;
  return texts.filter(({ source }) => (characters += source.length) <= MACHINE_CHARACTERS);
}

async function storeAnswers(
  deps: Deps,
  language: Language,
  answers: readonly (Place & { text: string })[],
  actor: Actor,
): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    ...answers.map(({ text, ...place }) =>
      step(
        build
          .insert(translationsInto(language))
          .values({
            language,
            source: place.source,
            text,
            state: 'machine',
            ...columnsOf(place),
            createdAt: write.at,
            updatedAt: write.at,
          })
          .onConflictDoNothing(),
      ),
    ),
    write.audit('translation.machine', language, { after: { language, count: answers.length } }),
  ]);
}

/** A machine's answer where an address or a link must be right: then as an editor would have it. */
function textFor({ field, source }: Place, text: string, isFree: (pair: SlugPair) => boolean) {
  if (field !== 'slug') return text;
  const slug = slugify(text);
  return isFree({ source, slug }) ? slug : source;
}

/** How the trade's words are called in a language. */
export async function readGlossary(
  { db }: Pick<Deps, 'db'>,
  language: Language,
): Promise<Glossary> {
  const [row] = await db.read.select().from(glossaries).where(eq(glossaries.language, language));
  return { version: row?.version ?? 0, terms: row?.terms ?? [] };
}

/** @throws `STALE_VERSION` (409) */
export async function saveGlossary(
  deps: Deps,
  language: Language,
  { version, terms }: GlossaryInput,
  actor: Actor,
): Promise<Glossary> {
  const write = beginWrite(deps, actor);
  await write.run([
    version === 0
      ? write.insert(glossaries, { language, terms }, () => conflict('STALE_VERSION'))
      : write.updateOne(glossaries, { language, version }, { terms, version: version + 1 }),
    write.audit('glossary.update', language, { after: { terms: terms.length } }),
  ]);
  return readGlossary(deps, language);
}
