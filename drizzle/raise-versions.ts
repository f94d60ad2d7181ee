/**
 * What raises which counter of `catalogue_version` (decision 0004): every insert, update and delete
 * of these tables, by triggers that are written from this list. A test holds it against the schema,
 * so that a new table is put on one side or the other.
 */

/** What search and the pages of villas show: raises `version` and `content`. */
export const RAISE_CONTENT = [
  'comments',
  'districts',
  'feature_categories',
  'features',
  'towns',
  'villa_discounts',
  'villa_distances',
  'villa_features',
  'villa_images',
  'villa_pools',
  'villa_prices',
  'villa_types',
  'villa_villa_types',
  'villas',
] as const;

/** What only pages show: raises `texts`. */
export const RAISE_TEXTS = [
  'banks',
  'blog_posts',
  'documents',
  'faq_entries',
  'pages',
  'settings',
  'team_members',
  'villa_rooms',
] as const;

const RAISE = [
  { tables: RAISE_CONTENT, set: 'version = version + 1, content = content + 1' },
  { tables: RAISE_TEXTS, set: 'texts = texts + 1' },
];

/** The triggers that raise a counter, and the row that counts. */
export function versionStatements(): string[] {
  const triggers = RAISE.flatMap(({ tables, set }) =>
    tables.flatMap((table) =>
      ['insert', 'update', 'delete'].map(
        (event) =>
          `CREATE TRIGGER ${table}_${event}_raises_version AFTER ${event.toUpperCase()} ON ${table}\n` +
          `BEGIN\n  UPDATE catalogue_version SET ${set} WHERE id = 1;\nEND;`,
      ),
    ),
  );
  return ['INSERT INTO catalogue_version (id, version, content) VALUES (1, 1, 1);', ...triggers];
}
