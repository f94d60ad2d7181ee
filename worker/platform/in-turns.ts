/** Steps between which others are served: some milliseconds of a file's rows. */
const TURN = 5;

/**
 * Long work in turns: all requests share one thread, and whoever visits the site must not wait for
 * somebody's file. Counted, because the platform's clock stands while code runs.
 */
export async function inTurns<Made>(work: Iterator<unknown, Made>): Promise<Made> {
  for (let step = 0; step < TURN; step += 1) {
    const { done, value } = work.next();
    if (done) return value;
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
  return inTurns(work);
}

/** `rows.map(make)` in turns. */
export const mapInTurns = <Row, Made>(
  rows: readonly Row[],
  make: (row: Row, at: number) => Made,
): Promise<Made[]> => inTurns(mapping(rows, make));

function* mapping<Row, Made>(rows: readonly Row[], make: (row: Row, at: number) => Made) {
  const made: Made[] = [];
  for (const [at, row] of rows.entries()) {
    made.push(make(row, at));
    yield;
  }
  return made;
}
