import { DatabaseSync } from 'node:sqlite';

/** Tables with a villa's facts and content; stays and payments are not copied. */
const TABLES = [
  'villa_features',
  'villa_villa_types',
  'villa_prices',
  'villa_images',
  'villa_rooms',
  'villa_pools',
  'villa_distances',
  'villa_discounts',
  'villa_nights',
];

/** Columns of a villa that must be unique. */
const OWN = ['slug', 'code', 'permit_no', 'calendar_token'];

/**
 * Copies the villas of a database until there are `wanted`; no server may use it meanwhile. A demo
 * of ten thousand would take an hour to seed, and for search and pages a copy is as good. Triggers
 * are disabled meanwhile, and the tallies of nights are computed afterwards.
 */
export function multiplyVillas(file: string, wanted: number): void {
  const database = new DatabaseSync(file);
  const triggers = database
    .prepare("select name, sql from sqlite_schema where type = 'trigger'")
    .all() as { name: string; sql: string }[];
  const { n: there } = database.prepare('select count(*) as n from villas').get() as { n: number };
  database.exec('pragma foreign_keys = off; begin');
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
  for (let offset = there; offset < wanted; offset += there) {
    // Only originals are copied.
    const most = Math.min(there, wanted - offset);
    database.exec(copyRows(database, 'villas', 'id', most, (name) => copiedVilla(name, offset)));
    for (const table of TABLES) {
      const copied = (name: string) => copiedPart(name, offset);
      database.exec(copyRows(database, table, 'villa_id', most, copied));
    }
  }
  for (const { sql } of triggers) database.exec(sql);
  database.exec('delete from night_tallies; insert into night_tallies select * from night_sums');
  database.exec('update catalogue_version set version = version + 1, pages = pages + 1; commit');
  database.close();
}

function copyRows(
  database: DatabaseSync,
  table: string,
  villa: string,
  most: number,
  copied: (column: string) => string | null,
): string {
  const columns = database.prepare(`pragma table_info("${table}")`).all();
  const pairs = columns.flatMap(({ name }) => {
    const value = copied(String(name));
    return value === null ? [] : [[`"${String(name)}"`, value]];
  });
  const [names, values] = [pairs.map(([name]) => name), pairs.map(([, value]) => value)];
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} where "${villa}" <= ${most}`;
}

function copiedVilla(name: string, offset: number): string {
  if (name === 'id') return `id + ${offset}`;
  if (name === 'villa_of_month') return '0';
  return OWN.includes(name) ? `"${name}" || '-${offset}'` : `"${name}"`;
}

/** Null for an id, which the table assigns. */
function copiedPart(name: string, offset: number): string | null {
  if (name === 'id') return null;
  if (name === 'villa_id') return `villa_id + ${offset}`;
  // Not a stay: a blocked night serves as well.
  if (name === 'kind') return "'block'";
  return name === 'ref' ? `ref || '-${offset}'` : `"${name}"`;
}
