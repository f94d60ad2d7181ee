/** Rows of one trip. The database refuses an answer over 10 MB, so a row may be 20 KB long. */
const PART = 500;

export type Part = { skip: number; take: number };

export const FIRST_PART: Part = { skip: 0, take: PART };

/**
 * Reads rows that exceed one answer, part by part in order; one trip as long as they fit. A row
 * inserted meanwhile shifts the others, but none is returned twice. @param read reads a part, in a
 * strict order @param beginning the first part, if it was read with something else
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

/** The same as a stream: only one part is in memory at a time. */
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

/** The requested page; without `take` everything from `skip` on, in one trip for every 500 rows. */
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
