/** Rows of one trip. The database refuses an answer over 10 MB; a row may so be 20 KB long. */
const PART = 500;

export type Part = { skip: number; take: number };

export const FIRST_PART: Part = { skip: 0, take: PART };

/**
 * Rows that are more than one answer may hold, part by part in their own order; one trip as long as
 * they fit into one. A row that is new meanwhile moves the others on: none is given twice.
 * @param read a part, with an order that no two rows share a place in
 * @param beginning the first part, where it came with something else
 */
export async function readInParts<Row extends { id: string | number }>(
  most: number,
  read: (part: Part) => PromiseLike<Row[]>,
  beginning?: Row[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of inParts(most, read, beginning)) rows.push(...part);
  return rows;
}

/** The same, for what is written while it is read: one part is held at once. */
export async function* inParts<Row extends { id: string | number }>(
  most: number,
  read: (part: Part) => PromiseLike<Row[]>,
  beginning?: Row[],
): AsyncGenerator<Row[]> {
  const given = new Set<Row['id']>();
  for (let skip = 0; skip < most; skip += PART) {
    const isKnown = skip === 0 && beginning !== undefined;
    const part = isKnown ? beginning : await read({ skip, take: Math.min(PART, most - skip) });
    yield part.filter(({ id }) => !given.has(id));
    for (const { id } of part) given.add(id);
    if (part.length < PART) return;
  }
}

/**
 * The page that was asked for; without `take` all that there is from `skip` on, in one trip for every
 * 500 rows.
 */
export async function readPages<Page extends { rows: unknown[] }>(
  { skip, take }: { skip: number; take?: number | undefined },
  read: (part: Part) => Promise<Page>,
): Promise<Page[]> {
  if (take !== undefined) return [await read({ skip, take })];
  const pages: Page[] = [];
  for (let at = skip; ; at += PART) {
    const page = await read({ skip: at, take: PART });
    pages.push(page);
    if (page.rows.length < PART) return pages;
  }
}
