import type { TranslatedKind } from '#domain/translations/admin-schema.ts';

/**
 * Where texts stand that guests read in their language: the table of a kind, the column that names its
 * rows, and the columns that are one text each. What else a kind has, and all of a house, is written out
 * in `rules/translatable.sql`.
 */
export const TRANSLATED: Record<
  Exclude<TranslatedKind, 'villa'>,
  [table: string, name: string, ...texts: string[]]
> = {
  town: ['towns', 'name', 'intro', 'suits', 'getting_there'],
  villa_type: ['villa_types', 'name', 'slug', 'name', 'heading', 'intro'],
  feature_category: ['feature_categories', 'name', 'name'],
  feature: ['features', 'name', 'name'],
  page: ['pages', 'title', 'title', 'intro'],
  faq: ['faq_entries', 'question', 'group', 'question', 'answer'],
  post: ['blog_posts', 'title', 'title', 'excerpt', 'image_alt'],
  team: ['team_members', 'name', 'title', 'bio'],
  document: ['documents', 'title', 'title', 'description'],
  mail: ['mail_templates', 'key'],
  setting: ['settings', 'key'],
};

const KINDS = Object.entries(TRANSLATED);

/** A rule with what it says of every kind: `$lines`, and statements with `$kind` and `$table`. */
export const writtenOut = (rule: string): string =>
  rule
    .replace('$lines', () =>
      KINDS.flatMap(([kind, [table, name, ...texts]]) =>
        texts.map((column) => {
          const text = column === 'group' ? '"group"' : column;
          return `UNION ALL SELECT '${kind}', id, ${name}, '${column}', ${text} FROM ${table}`;
        }),
      ).join('\n    '),
    )
    .split('\n\n')
    .flatMap((statement) =>
      statement.includes('$table')
        ? KINDS.map(([kind, [table]]) =>
            statement.replaceAll('$kind', kind).replaceAll('$table', table),
          )
        : statement,
    )
    .join('\n\n');
