import Database from 'libsql';
import type { CatalogueVilla } from '#domain/search/index/catalogue.ts';
import { EVERY_DAY } from '#domain/prices/stay-days.ts';
import { weekday } from '#domain/values/dates.ts';
import type { Asked } from './questions.ts';

/** The same villas in an in-process libSQL, with carefully chosen indexes. */
export function openInSql(villas: readonly CatalogueVilla[]) {
  const db = new Database(':memory:');
  db.exec(`
    CREATE TABLE villas (id INTEGER PRIMARY KEY, place INTEGER, town TEXT, capacity INTEGER,
      arrival_days INTEGER, departure_days INTEGER);
    CREATE TABLE villa_types (type TEXT, villa_id INTEGER, PRIMARY KEY (type, villa_id)) WITHOUT ROWID;
    CREATE TABLE villa_nights (villa_id INTEGER, night TEXT, PRIMARY KEY (villa_id, night)) WITHOUT ROWID;
    CREATE INDEX villas_place ON villas (place, capacity, town);
    CREATE INDEX villas_town ON villas (town, place, capacity);
    BEGIN`);
  const villa = db.prepare('INSERT INTO villas VALUES (?, ?, ?, ?, ?, ?)');
  const type = db.prepare('INSERT INTO villa_types VALUES (?, ?)');
  const night = db.prepare('INSERT INTO villa_nights VALUES (?, ?)');
  for (const one of villas) {
    const { arrivalDays, departureDays } = one.seasons[0] ?? {};
    const masks = [toDayMask(arrivalDays), toDayMask(departureDays)];
    villa.run([one.id, one.order, one.town, one.capacity, ...masks]);
    for (const slug of one.types) type.run([slug, one.id]);
    for (const held of one.taken) night.run([one.id, held.night]);
  }
  db.exec('COMMIT; ANALYZE;');

  const ask = (one: Asked) => statementsFor(db, one.town !== null, one.type !== null);
  return {
    /** Ids of the first 20. */
    page: (one: Asked) => (ask(one).page.all(argsOf(one)) as { id: number }[]).map(({ id }) => id),
    count: (one: Asked) => (ask(one).count.get(argsOf(one)) as { n: number }).n,
  };
}

/** A bit for each weekday, Monday lowest. */
const toDayMask = (days: readonly number[] | null | undefined): number =>
  (days ?? EVERY_DAY).reduce((bits, day) => bits | (1 << (day - 1)), 0);

type Statements = { page: Database.Statement; count: Database.Statement };

const prepared = new WeakMap<Database.Database, Map<string, Statements>>();

/** Prepared once for each combination of filters. */
function statementsFor(db: Database.Database, hasTown: boolean, hasType: boolean): Statements {
  const known = prepared.get(db) ?? new Map<string, Statements>();
  prepared.set(db, known);
  const key = `${hasTown} ${hasType}`;
  const found = known.get(key);
  if (found) return found;
  const where = `FROM villas v WHERE v.capacity >= ? ${hasTown ? 'AND v.town = ?' : ''}
    ${hasType ? 'AND EXISTS (SELECT 1 FROM villa_types t WHERE t.type = ? AND t.villa_id = v.id)' : ''}
    AND NOT EXISTS (SELECT 1 FROM villa_nights n
      WHERE n.villa_id = v.id AND n.night >= ? AND n.night < ?)
    AND v.arrival_days >> ? & 1 AND v.departure_days >> ? & 1`;
  const made = {
    page: db.prepare(`SELECT v.id ${where} ORDER BY v.place LIMIT 20`),
    count: db.prepare(`SELECT count(*) AS n ${where}`),
  };
  known.set(key, made);
  return made;
}

const argsOf = ({ adults, town, type, checkin, checkout }: Asked) => [
  adults,
  ...(town === null ? [] : [town]),
  ...(type === null ? [] : [type]),
  checkin,
  checkout,
  weekday(checkin),
  weekday(checkout),
];
