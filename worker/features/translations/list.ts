import { type SQL, sql } from 'drizzle-orm';
import { type Language, LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import type {
  RowTranslations,
  ShownState,
  TranslationItem,
  TranslationPage,
  TranslationQuery,
} from '#domain/translations/admin-schema.ts';
import { translationsInto } from '#drizzle/schema/translations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';

type Row = Omit<TranslationItem, 'before' | 'text' | 'state'> & {
  state: ShownState;
  text: string | null;
  old_source: string | null;
  old_text: string | null;
};

/**
 * Every different text once, with its translation, or with what was translated where it first stands.
 * `seen`: on how many pages about, which is what decides what to translate first.
 */
const texts = (language: Language, kind: string | undefined) => sql`
  with once as (
    select kind, row_id, row_name, field, place, source, language as "from", count(*) as times,
      min(case kind when 'setting' then 0 when 'villa_type' then 1 when 'page' then 2 when 'faq' then 3 when 'mail' then 3
        when 'feature' then 4 when 'feature_category' then 4 when 'town' then 5 when 'villa' then 6
        else 7 end) as rank
    from translatable where language <> ${language}
      and ${kind === undefined ? sql`1` : sql`kind = ${kind}`} group by source),
  known as (
    select o.*, t.text, old.source as old_source, old.text as old_text,
      coalesce(t.state, iif(old.id is null, 'missing', 'old')) as state
    from once o
    left join ${translationsInto(language)} t on t.language = ${language} and t.source = o.source
    left join ${translationsInto(language)} old on t.id is null and old.id = (
      select p.id from ${translationsInto(language)} p where p.kind = o.kind and p.row_id = o.row_id
        and p.field = o.field and p.place = o.place and p.language = ${language}
      order by p.updated_at desc, p.id desc limit 1))`;

const ofState = (state: TranslationQuery['state']): SQL =>
  state === 'all' ? sql`1` : state === 'open' ? sql`state <> 'reviewed'` : sql`state = ${state}`;

/** A page of texts, those that most people see first. One trip. */
export async function listTranslations(
  { db, translation }: Pick<Deps, 'db' | 'translation'>,
  { language, state, kind, skip, take }: TranslationQuery,
): Promise<TranslationPage> {
  const { rows, counted } = await readTogether(db, {
    rows: db.read.all<Row>(sql`${texts(language, kind)}
      select * from known where ${ofState(state)}
      order by rank < 2 desc, times desc, rank, kind, row_id, field, place
      limit ${take} offset ${skip}`),
    counted: db.read.all<{ state: ShownState; n: number }>(sql`${texts(language, kind)}
      select state, count(*) as n from known group by state`),
  });
  const counts = { missing: 0, old: 0, machine: 0, reviewed: 0 };
  for (const { state: one, n } of counted) counts[one] = n;
  const { missing, old, machine, reviewed } = counts;
  const open = missing + old + machine;
  const total = state === 'all' ? open + reviewed : state === 'open' ? open : counts[state];
  return { items: rows.map(toItem), total, skip, take, counts, hasMachine: translation !== null };
}

function toItem({ old_source, old_text, text, ...row }: Row): TranslationItem {
  const { kind, row_id, field, place, source, from, times, state } = row;
  const before = state === 'old' ? { source: old_source ?? '', text: old_text ?? '' } : null;
  const row_name = nameOf(row);
  return {
    kind,
    row_id,
    row_name,
    field,
    place,
    source,
    from,
    times,
    state,
    text: text ?? '',
    before,
  };
}

/** A mail is known by its key, which people read as its name. */
const nameOf = ({ kind, row_name }: { kind: string; row_name: string }): string =>
  (kind === 'mail' ? findTemplateRule(row_name)?.name : undefined) ?? row_name;

type TextRow = Pick<TranslationItem, 'row_name' | 'field' | 'place' | 'source' | 'from'>;

/** Every text of a row in each language, as they stand in it; none of a row without texts. */
export async function readRowTranslations(
  { db, translation }: Pick<Deps, 'db' | 'translation'>,
  kind: string,
  id: number,
): Promise<RowTranslations> {
  const { sources, known, before } = await readTogether(db, {
    sources: db.read.all<TextRow>(sql`select row_name, field, place, source, language as "from"
      from translatable
      where kind = ${kind} and row_id = ${id}`),
    known: db.read.all<{ language: Language; source: string; text: string; state: ShownState }>(
      sql`with here as (select source from translatable where kind = ${kind} and row_id = ${id})
        select language, source, text, state from translations where source in here
        union all select language, source, text, state from turkish_translations
        where source in here`,
    ),
    before: selectWrittenAt(db, kind, id),
  });
  return {
    row_name: nameOf({ kind, row_name: sources[0]?.row_name ?? '' }),
    hasMachine: translation !== null,
    texts: sources.map(({ field, place, source, from }) => ({
      field,
      place,
      source,
      from,
      languages: Object.fromEntries(
        LANGUAGE_CODES.filter((language) => language !== from).map((language) => {
          const now = known.find((one) => one.language === language && one.source === source);
          if (now) return [language, { state: now.state, text: now.text, before: null }];
          const old = before.find(
            (one) => one.language === language && one.field === field && one.place === place,
          );
          return [
            language,
            old
              ? { state: 'old', text: '', before: { source: old.source, text: old.text } }
              : { state: 'missing', text: '', before: null },
          ];
        }),
      ),
    })),
  };
}

type Written = { language: Language; field: string; place: string; source: string; text: string };

/** What was written from the places of a row, also of texts that stand there no more; newest first. */
const selectWrittenAt = (db: Database, kind: string, id: number) =>
  db.read.all<Written>(sql`select language, field, place, source, text, updated_at, id
    from translations where kind = ${kind} and row_id = ${id}
    union all select language, field, place, source, text, updated_at, id
    from turkish_translations where kind = ${kind} and row_id = ${id}
    order by updated_at desc, id desc`);
