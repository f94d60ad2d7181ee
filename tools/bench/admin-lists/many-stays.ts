import type { Client } from '@libsql/client/web';
import { fold } from '#domain/values/fold.ts';

/** The number of row 4 (the admin API). */
export const VILLAS = 10_000;
const STAYS_A_VILLA = 20;
const NIGHTS_A_STAY = 10;

/** Names about as frequent as real ones: each surname belongs to one guest in thirty. */
const FIRST_NAMES =
  'Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Fatma Ayşe Emine Hatice'.split(
    ' ',
  );
const LAST_NAMES =
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Erdoğan Çakır Avcı Tekin Güneş Aksoy Güler Bulut'.split(
    ' ',
  );

/** Chooses a name from a list by a row's number, in SQL. */
const drawn = (names: string[], row: string) =>
  `json_extract('${JSON.stringify(names)}', '$[' || (${row} % ${names.length}) || ']')`;

/** Villas of one statement: each adds 20 stays and 200 nights. */
const VILLAS_A_STATEMENT = 500;

/**
 * 20 stays and 200 nights a villa, made in SQL instead of the demo's nights: a stay of ten nights
 * every 25 days from last summer on, names and amounts derived from the row's number.
 */
export async function addStays(
  client: Client,
  villas: number,
  report: (text: string) => void = () => {},
): Promise<void> {
  // The triggers would update the counts two million times; nothing reads them here.
  await client.execute('DROP TRIGGER IF EXISTS villa_nights_insert_in_search');
  await client.execute('DROP TRIGGER IF EXISTS villa_nights_insert_on_pages_nights');
  await client.executeMultiple('DELETE FROM villa_nights;');
  for (let first = 1; first <= villas; first += VILLAS_A_STATEMENT) {
    const last = first + VILLAS_A_STATEMENT - 1;
    await client.batch([stays(first, last), nights(first, last)], 'write');
    report(`${last} villas with stays`);
  }
}

/** The same, unless a previous run has added them. */
export async function addStaysOnce(client: Client, villas: number): Promise<void> {
  const { rows } = await client.execute(`SELECT 1 FROM reservations WHERE id = 'bench-1-0'`);
  if (rows.length === 0)
    await addStays(client, villas, (text) => process.stdout.write(`\r${text}        `));
}

/** The number of a guest. */
const GUEST = '(villas.id * 31 + i)';

const stays = (first: number, last: number) => `
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${STAYS_A_VILLA - 1})
  INSERT INTO reservations (id, code, status, villa_id, check_in, check_out, nights, adults, source,
    first_name, last_name, phone, email, search_text, gross, total, prepayment, commission,
    owner_payout, prepayment_rate, commission_rate, lines, created_at)
  SELECT printf('bench-%d-%d', villas.id, i), printf('BN-%d-%d', villas.id, i),
    CASE WHEN i % 7 = 6 THEN 'cancelled'
      WHEN i < 6 THEN 'completed'
      WHEN (villas.id + i) % 200 = 0 THEN 'option'
      ELSE 'confirmed' END,
    villas.id, date('2026-06-01', '+' || (i * 25 + villas.id % 15) || ' days'),
    date('2026-06-01', '+' || (i * 25 + villas.id % 15 + ${NIGHTS_A_STAY}) || ' days'),
    ${NIGHTS_A_STAY}, 2 + i % 5, 'site', ${drawn(FIRST_NAMES, GUEST)}, ${drawn(LAST_NAMES, `${GUEST} / 7`)},
    printf('+90532%07d', ${GUEST}), 'misafir' || villas.id || '-' || i || '@posta.example',
    ${drawn(FIRST_NAMES.map(fold), GUEST)} || ' ' || ${drawn(LAST_NAMES.map(fold), `${GUEST} / 7`)},
    5000000, 5000000 + i * 1000, 1000000, 1000000, 0,
    2000, 2000, '[]', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-01', '+' || (i * 9) || ' days',
      '+' || villas.id || ' minutes')
  FROM villas JOIN n WHERE villas.id BETWEEN ${first} AND ${last}`;

const nights = (first: number, last: number) => `
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${NIGHTS_A_STAY - 1})
  INSERT INTO villa_nights (villa_id, night, kind, ref)
  SELECT villa_id, date(check_in, '+' || i || ' days'), 'reservation', id
  FROM reservations JOIN n
  WHERE villa_id BETWEEN ${first} AND ${last} AND id LIKE 'bench-%' AND status <> 'cancelled'`;
