import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, dayNumber } from '#domain/values/dates.ts';
import { runs } from '#tests/support/runs.ts';
import { buildSearchIndex } from '../index/build-index.ts';
import { facetsByHand, nearestByHand } from './by-hand.testing.ts';
import { staysByHand } from './oracle.testing.ts';
import { type Catalogue, catalogueArbitrary, queryArbitrary } from '../index/catalogues.testing.ts';
import { countFacets } from './facets.ts';
import { type ShortGap, shortGaps } from './gaps.ts';
import { nearestFree } from './nearest.ts';
import type { SearchQuery } from './query.ts';
import { type SearchHit, type SearchResult, searchVillas } from './search.ts';

/**
 * The rules of a stay written a second time, in SQL: nights are numbers from today on. Discounts
 * are left out; search.test.ts compares the kernel with quotes that have them.
 */
const RULES = `
  CREATE TABLE villas (number INTEGER PRIMARY KEY, town TEXT, district TEXT, bedrooms INT,
    capacity INT, max_adults INT, max_children INT, max_babies INT, cleaning_fee INT,
    cleaning_threshold INT, min_season INT, min_other INT, guests INT, created_at TEXT,
    bathrooms INT, latitude REAL, longitude REAL, sea INT, rating REAL);
  CREATE TABLE types (villa INT, slug TEXT);
  CREATE TABLE features (villa INT, slug TEXT);
  CREATE TABLE seasons (villa INT, id TEXT, first INT, last INT, nightly INT, min_nights INT,
    short_fee INT, threshold INT);
  CREATE TABLE held (villa INT, night INT, until TEXT);
  CREATE TABLE calendar (night INTEGER PRIMARY KEY, day TEXT);
  CREATE TABLE moment (nights INT, now TEXT);

  CREATE TABLE priced (villa INT, night INT, nightly INT, min_nights INT, fee INT, threshold INT,
    PRIMARY KEY (villa, night));
  CREATE TABLE taken (villa INT, night INT, PRIMARY KEY (villa, night));`;

/**
 * One price for each night and villa: of overlapping rows the shorter, then the later, then the one
 * with the smaller id.
 */
const DERIVED = `
  INSERT INTO priced
    SELECT villa, night, nightly, min_nights, fee, threshold FROM (
      SELECT s.villa, c.night, s.nightly,
        coalesce(s.min_nights, iif(substr(c.day, 6, 2) BETWEEN '06' AND '09', v.min_season, v.min_other)) AS min_nights,
        coalesce(s.short_fee, v.cleaning_fee) AS fee,
        coalesce(s.threshold, v.cleaning_threshold) AS threshold,
        row_number() OVER (PARTITION BY s.villa, c.night
          ORDER BY s.last - s.first, s.first DESC, s.id) AS place
      FROM seasons s JOIN villas v ON v.number = s.villa
        JOIN calendar c ON c.night BETWEEN s.first AND s.last)
    WHERE place = 1 AND nightly > 0;
  INSERT OR IGNORE INTO taken
    SELECT villa, night FROM held, moment WHERE until IS NULL OR until > now;`;

/** Every sellable stay of some nights, whatever the party, by its first night with its total. */
const SOLD = `
  SELECT f.villa, f.night, n.nights, f.min_nights,
    sum(p.nightly) + iif(n.nights < f.threshold, f.fee, 0) AS total
  FROM lengths n JOIN priced f JOIN priced p
    ON p.villa = f.villa AND p.night >= f.night AND p.night < f.night + n.nights
  WHERE n.nights BETWEEN 1 AND 100 AND f.night + n.nights <= (SELECT nights FROM moment)
    AND NOT EXISTS (SELECT 1 FROM taken t
      WHERE t.villa = f.villa AND t.night >= f.night AND t.night < f.night + n.nights)
    AND (n.nights >= f.min_nights
      OR (f.night = 0 OR EXISTS (SELECT 1 FROM taken t WHERE t.villa = f.villa AND t.night = f.night - 1))
        AND EXISTS (SELECT 1 FROM taken t WHERE t.villa = f.villa AND t.night = f.night + n.nights))
  GROUP BY f.villa, f.night, n.nights HAVING count(*) = n.nights`;

const KEYS = {
  recommended: 'villa',
  price: 'coalesce(total, cheapest)',
  '-price': '-coalesce(total, cheapest)',
  capacity: 'guests',
  newest: '-julianday(created_at)',
  rating: '-coalesce(rating, 0)',
  sea: 'coalesce(sea, 1e9)',
};

type Found = Omit<SearchHit, 'villa'> & { villa: number; night: number | null; matches: number };

/** A catalogue in a database of its own. */
function openInSql({ villas, options }: Catalogue) {
  const db = new DatabaseSync(':memory:');
  const { today, nights, now } = options;
  const numberOf = (day: Day) => dayNumber(day) - dayNumber(today);
  const sorted = villas.toSorted((a, b) => a.order - b.order || a.id - b.id);
  const insert = (table: string, ...cells: (string | number | null)[]) =>
    db.prepare(`INSERT INTO ${table} VALUES (${cells.map(() => '?').join()})`).run(...cells);
  db.exec(RULES);
  insert('moment', nights, now);
  for (let n = 0; n < nights; n++) insert('calendar', n, addDays(today, n));
  sorted.forEach(({ terms, ...one }, v) => {
    const party = [terms.capacity, terms.maxAdults, terms.maxChildren, terms.maxBabies];
    const fees = [terms.cleaningFee, terms.cleaningThreshold];
    const stays = [terms.minNightsSeason, terms.minNightsOther];
    const { latitude = null, longitude = null } = one.location ?? {};
    const average = one.rating?.average ?? null;
    const measured = [one.bathrooms, latitude, longitude, one.sea, average];
    const facts = [v, one.town, one.district, one.bedrooms];
    insert(
      'villas',
      ...facts,
      ...party,
      ...fees,
      ...stays,
      one.capacity,
      one.createdAt,
      ...measured,
    );
    for (const slug of one.types) insert('types', v, slug);
    for (const slug of one.features) insert('features', v, slug);
    for (const row of one.seasons) {
      const { nightly, minNights, shortStayFee, cleaningThreshold } = row;
      const span = [numberOf(row.startsOn), numberOf(row.endsOn)];
      insert('seasons', v, row.id, ...span, nightly, minNights, shortStayFee, cleaningThreshold);
    }
    for (const { night, expiresAt } of one.taken) insert('held', v, numberOf(night), expiresAt);
  });
  db.exec(DERIVED);

  function search(query: SearchQuery): SearchResult {
    const { checkin, checkout, skip, take } = query;
    const { month = [], nights: asked = 7 } = query;
    const isOpen = month.length > 0;
    const isExact = checkin !== undefined && checkout !== undefined;
    const isDated = isOpen || isExact;
    const first = isExact ? numberOf(checkin) : 0;
    const openNights = asked === 'weekend' ? 2 : asked;
    const length = isOpen ? openNights : isExact ? numberOf(checkout) - first : 0;
    const arrivals = staysByHand(query).map(({ checkIn }) => numberOf(checkIn));
    const { where, values } = filtersOf(query);
    const rows = db
      .prepare(
        `WITH lengths(nights) AS (SELECT cast(? AS INTEGER)), sold AS (${SOLD}),
        stays AS (
          SELECT villa, night, total, (2 * total + nights) / (2 * nights) AS nightly,
            iif(?, total, abs(night - ?)) AS distance FROM sold
          WHERE iif(?, night IN (SELECT value FROM json_each(?)), abs(night - ?) <= ?)),
        offers AS (
          SELECT *, row_number() OVER (PARTITION BY villa ORDER BY distance, night) AS place
          FROM stays WHERE nightly BETWEEN ? AND ? AND total BETWEEN ? AND ?),
        villa_prices AS (SELECT villa, min(nightly) AS cheapest, max(nightly) AS dearest FROM priced GROUP BY villa),
        matching AS (
          SELECT v.number AS villa, o.total, coalesce(o.nightly, c.cheapest) AS nightly,
            c.cheapest, c.dearest, o.night, v.guests, v.created_at, v.rating, v.sea
          FROM villas v JOIN villa_prices c ON c.villa = v.number
            LEFT JOIN offers o ON o.villa = v.number AND o.place = 1
          WHERE ${isDated ? 'o.villa IS NOT NULL' : 'c.cheapest BETWEEN ? AND ?'} AND ${where})
        SELECT villa, total, nightly, cheapest AS "from", dearest AS "to", night, count(*) OVER () AS matches
        FROM matching ORDER BY ${KEYS[query.sort]}, villa`,
      )
      .all(
        length,
        Number(isOpen),
        first,
        Number(isOpen),
        JSON.stringify(arrivals),
        first,
        query.flex,
        ...boundsOf(query),
        query.minTotal ?? 0,
        query.maxTotal ?? Number.MAX_SAFE_INTEGER,
        ...(isDated ? [] : boundsOf(query)),
        ...values,
      ) as Found[];
    const inSeason = seasonal(query);
    const ordered = rows.toSorted(
      (a, b) => Number(inSeason.has(b.villa)) - Number(inSeason.has(a.villa)),
    );
    const items = ordered
      .slice(skip, skip + take)
      .map(({ villa, total, nightly, from, to, night }) => ({
        villa,
        total,
        nightly,
        from,
        to,
        ...(night !== null && {
          checkin: addDays(today, night),
          checkout: addDays(today, night + length),
        }),
      }));
    return { items, total: rows[0]?.matches ?? 0, skip, take };
  }

  /** Villas with a week of the coming June to September to sell, which begin a list without dates. */
  function seasonal({ sort, checkin, month = [] }: SearchQuery): Set<number> {
    if (sort !== 'recommended' || checkin !== undefined || month.length > 0) return new Set();
    const year = today.slice(0, 4);
    const rows = db
      .prepare(
        `WITH lengths(nights) AS (SELECT 7), sold AS (${SOLD})
        SELECT DISTINCT villa FROM sold WHERE date(?, night || ' days') BETWEEN ? AND ?`,
      )
      .all(today, `${year}-06-01`, `${year}-09-24`) as { villa: number }[];
    return new Set(rows.map(({ villa }) => villa));
  }

  /** Stays below the minimum that are sold to two adults, by arrival. */
  function gaps(): ShortGap[] {
    const rows = db
      .prepare(
        `WITH RECURSIVE lengths(nights) AS (SELECT 1 UNION ALL SELECT nights + 1 FROM lengths WHERE nights < 8),
        sold AS (${SOLD})
        SELECT villa, night, nights, total FROM sold JOIN villas ON number = villa
        WHERE nights < min_nights AND max_adults >= 2 AND capacity >= 2
        ORDER BY night, villa, nights`,
      )
      .all() as { villa: number; night: number; nights: number; total: number }[];
    return rows.map(({ villa, night, nights, total }) => ({
      villa,
      checkin: addDays(today, night),
      checkout: addDays(today, night + nights),
      nights,
      total,
    }));
  }

  return { search, gaps, villas: sorted, close: () => db.close() };
}

const boundsOf = ({ minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER }: SearchQuery) => [
  minPrice,
  maxPrice,
];

/** Conditions on `v` and their parameters. */
function filtersOf(query: SearchQuery): { where: string; values: (string | number)[] } {
  const { adults, children, babies, bedrooms = 0 } = query;
  const conditions: [sql: string, ...values: (string | number)[]][] = [
    ['? >= 1 AND ? <= v.max_adults', adults, adults],
    ['? <= v.max_children AND ? <= v.max_babies', children, babies],
    ['? <= v.capacity AND v.bedrooms >= ?', adults + children, bedrooms],
    ['v.bathrooms >= ?', query.bathrooms ?? 0],
    query.sea === undefined ? ['1'] : ['v.sea <= ?', query.sea],
    query.rating === undefined ? ['1'] : ['v.rating >= ?', query.rating],
    query.bounds === undefined
      ? ['1']
      : [
          'v.latitude BETWEEN ? AND ? AND v.longitude BETWEEN ? AND ?',
          query.bounds.south,
          query.bounds.north,
          query.bounds.west,
          query.bounds.east,
        ],
    anyOf('v.town', query.town),
    anyOf('v.district', query.district),
    query.type.length === 0
      ? ['1']
      : [
          `EXISTS (SELECT 1 FROM types t WHERE t.villa = v.number AND t.slug IN (${marks(query.type)}))`,
          ...query.type,
        ],
    ...query.feature.map((slug): [string, string] => [
      'EXISTS (SELECT 1 FROM features f WHERE f.villa = v.number AND f.slug = ?)',
      slug,
    ]),
  ];
  return {
    where: conditions.map(([sql]) => `(${sql})`).join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}

const marks = (list: readonly string[]) => list.map(() => '?').join();

const anyOf = (column: string, slugs: readonly string[]): [string, ...string[]] =>
  slugs.length === 0 ? ['1'] : [`${column} IN (${marks(slugs)})`, ...slugs];

const withoutDiscounts = ({ villas, options }: Catalogue): Catalogue => ({
  villas: villas.map((one) => ({ ...one, discounts: [] })),
  options,
});

const asking = (nights: number, size: number, longest: number) =>
  catalogueArbitrary(nights, size)
    .map(withoutDiscounts)
    .chain((catalogue) =>
      fc
        .array(queryArbitrary(catalogue, longest), { minLength: 3, maxLength: 6 })
        .map((queries) => ({ catalogue, queries })),
    );

/** Draws catalogues and queries, and compares the kernel's results with the database's. */
function hold(
  drawn: ReturnType<typeof asking>,
  usual: number,
  check: (
    index: ReturnType<typeof buildSearchIndex>,
    sql: ReturnType<typeof openInSql>,
    queries: SearchQuery[],
  ) => void,
) {
  const property = fc.property(drawn, ({ catalogue, queries }) => {
    const sql = openInSql(catalogue);
    try {
      check(buildSearchIndex(catalogue.villas, catalogue.options), sql, queries);
    } finally {
      sql.close();
    }
  });
  fc.assert(property, { numRuns: runs(usual) });
}

describe('against a database on random catalogues', () => {
  it('gives the same page, totals and count, with flexible dates and in every order', () => {
    hold(asking(60, 12, 9), 120, (index, sql, queries) => {
      for (const asked of queries) expect(searchVillas(index, asked)).toEqual(sql.search(asked));
    });
  });
  it('gives the same for long stays', () => {
    hold(asking(140, 6, 104), 30, (index, sql, queries) => {
      for (const asked of queries) expect(searchVillas(index, asked)).toEqual(sql.search(asked));
    });
  });
  it('counts the same facets', () => {
    hold(asking(50, 12, 9), 25, (index, sql, queries) => {
      for (const asked of queries) {
        expect(countFacets(index, asked)).toEqual(facetsByHand(sql.search, sql.villas, asked));
      }
    });
  });
  it('finds the same nearest free dates', () => {
    hold(asking(60, 5, 12), 10, (index, sql, [asked]) => {
      if (!asked) return;
      const options = { ...index.horizon, now: '' };
      expect(nearestFree(index, asked, 3)).toEqual(nearestByHand(sql.search, asked, 3, options));
    });
  });
  it('finds the same short gaps', () => {
    hold(asking(60, 8, 9), 40, (index, sql) => {
      expect(shortGaps(index, {})).toEqual(sql.gaps());
    });
  });
});
