import { fold } from '#domain/values/fold.ts';
import { legalCapacity } from '#domain/villas/capacity.ts';
import { isWeekly, readPeriod } from './periods.ts';
import { readNightly } from './money.ts';
import { readAmenity } from './amenities.ts';
import { readCapacity } from './counts.ts';
import { type Cells, dropRows, known, likely, type Surroundings, unclear } from './reading.ts';
import { type Desk, headingOf, type UnderstoodRow } from './desk.ts';

/** The cell of a season: `season@2027-06-01/2027-09-30` with its nightly price. */
const seasonCell = (startsOn: string, endsOn: string): string => `season@${startsOn}/${endsOn}`;

/** Prices of a villa's row by their column: `nightly@Yaz` is asked which nights it is for. */
export function readSeasons(
  desk: Desk,
  row: UnderstoodRow,
  cells: Cells,
  around: Surroundings,
): void {
  for (const [name, text] of Object.entries(cells)) {
    if (!name.startsWith('nightly@') || text.trim() === '') continue;
    delete row.cells[name];
    const heading = headingOf(name);
    const isKnown = desk.take(
      row,
      'period',
      heading,
      (said) => readPeriod(said, around.today),
      'Fiyat dönemi',
    );
    const { startsOn, endsOn } = row.cells;
    delete row.cells.startsOn;
    delete row.cells.endsOn;
    const read = (said: string) => readNightly('nightly', said, around, isWeekly(heading));
    const isPriced = desk.take(row, 'nightly', text, read, heading);
    const price = row.cells.nightly ?? '';
    delete row.cells.nightly;
    if (isKnown && isPriced && price !== '' && startsOn && endsOn)
      row.cells[seasonCell(startsOn, endsOn)] = price;
  }
}

/** Amenities of a villa's row by their columns: `amenities@Havuz`. */
export function readAmenities(
  desk: Desk,
  row: UnderstoodRow,
  cells: Cells,
  around: Surroundings,
): void {
  const found: string[] = [];
  for (const [name, text] of Object.entries(cells)) {
    if (!name.startsWith('amenities@') || text.trim() === '') continue;
    delete row.cells[name];
    const heading = headingOf(name);
    const whole = `${heading}: ${text.trim()}`;
    // Asked with its heading: "var" means something else in every column.
    const read = (said: string) =>
      readAmenity(
        heading,
        said.startsWith(`${heading}: `) ? said.slice(heading.length + 2) : said,
        around,
      );
    desk.take(row, 'amenities', whole, read, 'Özellik');
    if (row.cells.amenities) found.push(row.cells.amenities);
    delete row.cells.amenities;
  }
  if (found.length > 0) row.cells.amenities = [...new Set(found)].join(', ');
}

/** What depends on several cells or rows: the law's capacity, and two villas of one name. */
export function checkVillas(desk: Desk, rows: readonly UnderstoodRow[]): void {
  for (const row of rows) if (!row.isDropped) checkCapacity(desk, row);
  const names = new Set(rows.map(({ cells }) => fold(cells.name ?? '')));
  const seen = new Map<string, { times: number; number: number }>();
  for (const row of rows) {
    const { name, town, district, code } = row.cells;
    if (row.isDropped || !name || !town || code) continue;
    const id = `${fold(name)} ${fold(district ?? '')} ${fold(town)}`;
    const found = seen.get(id);
    if (found === undefined) {
      seen.set(id, { times: 1, number: 1 });
      continue;
    }
    found.times += 1;
    do found.number += 1;
    while (names.has(fold(`${name} ${found.number}`)));
    const other = `${name} ${found.number}`;
    names.add(fold(other));
    const reading = unclear([
      { label: `Ayrı bir villa: “${other}” adıyla al`, cells: { name: other } },
      dropRows('Aynı villa: bu satırı aktarma'),
    ]);
    const text = `${name}, ${town} (${found.times}. kez)`;
    const read = (said: string) => (said === text ? reading : known({ name: said }));
    desk.take(row, 'name', text, read, 'Villa adı');
  }
}

/** Law 7464 limits the guests by the bedrooms, whatever the list says. */
function checkCapacity(desk: Desk, row: UnderstoodRow): void {
  const [bedrooms, capacity] = [Number(row.cells.bedrooms), Number(row.cells.capacity)];
  if (!row.cells.bedrooms || !row.cells.capacity || !Number.isInteger(bedrooms + capacity)) return;
  const legal = legalCapacity(bedrooms);
  if (capacity <= legal) return;
  const reading = likely(
    [
      {
        label: `${legal} kişi (yasanın izin verdiği en çok)`,
        cells: { capacity: String(legal) },
        note: true,
      },
      dropRows(),
    ],
    'yasal sınır',
  );
  const text = `${bedrooms} yatak odası, ${capacity} kişi`;
  const read = (said: string) => (said === text ? reading : readCapacity('capacity', said));
  desk.take(row, 'capacity', text, read, 'Kapasite');
}
