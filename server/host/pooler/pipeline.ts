/**
 * The part of Hrana, libsql-server's HTTP protocol, that a pooler must understand.
 * https://github.com/tursodatabase/libsql/blob/main/docs/HTTP_V2_SPEC.md
 */
export type Pipeline = { baton: string | null; requests: PipelineRequest[] };
type PipelineRequest = { type: string; sql_id?: number };
type PipelineAnswer = {
  baton: string | null;
  results: PipelineResult[];
};
type PipelineResult =
  | { type: 'error' }
  | {
      type: 'ok';
      response: { type: string; result?: { step_errors?: unknown[] } };
    };

/** The pipeline in `body` if it opens a stream, does its work and closes it; null for any other. */
export function wholeWork(body: string): Pipeline | null {
  const { baton, requests } = JSON.parse(body) as Partial<Pipeline>;
  if (baton || requests?.at(-1)?.type !== 'close') return null;
  return requests.every(({ type }) => WORK.has(type)) ? { baton: null, requests } : null;
}

/**
 * Requests that leave no state on a connection; a `batch` of the client is a complete transaction.
 */
const WORK = new Set(['store_sql', 'batch', 'execute', 'close']);

/** The same work on a stream that stays open; stored statements are removed again. */
export function keptOpen({ requests }: Pipeline): PipelineRequest[] {
  const stored = requests.filter(({ type }) => type === 'store_sql');
  return [
    ...requests.slice(0, -1),
    ...stored.map(({ sql_id }) => ({ type: 'close_sql', sql_id }) as PipelineRequest),
  ];
}

/** The results for the caller of `pipeline`, from those of the {@link keptOpen} work. */
function asAsked({ requests }: Pipeline, results: PipelineResult[]): PipelineResult[] {
  return [...results.slice(0, requests.length - 1), { type: 'ok', response: { type: 'close' } }];
}

/** True when every statement succeeded; otherwise a transaction may still be open. */
function isClean(results: readonly PipelineResult[]): boolean {
  return results.every(
    (one) =>
      one.type === 'ok' && !one.response.result?.step_errors?.some((error) => error !== null),
  );
}

/** The server's answer to a {@link keptOpen} `pipeline`, rewritten for the caller; a character a byte. */
type KeptAnswer = { body: string; baton: string | null; isClean: boolean };

const HEAD = /^\{"baton":"([^"\\]+)","base_url":null,"results":\[/;
const FORGOTTEN = ',{"type":"ok","response":{"type":"close_sql"}}';
const CLOSED = ',{"type":"ok","response":{"type":"close"}}]}';

/** Quotation marks inside a text are escaped, so these patterns cannot occur in user data. */
const FAULT = /\{"type":"error"|"step_errors":\[(?!(?:null(?:,null)*)?\])/;

/**
 * Rewrites the answer without parsing it: a page of rows would be parsed and serialised only to
 * change its two ends. An answer of another form is parsed.
 *
 * @param text a character for each byte of the answer (latin1)
 */
export function readKeptAnswer(pipeline: Pipeline, text: string): KeptAnswer {
  const head = HEAD.exec(text);
  const forgotten = pipeline.requests.filter(({ type }) => type === 'store_sql').length;
  const tail = `${FORGOTTEN.repeat(forgotten)}]}`;
  const rows = head && text.endsWith(tail) ? text.slice(head[0].length, -tail.length) : '';
  if (head?.[1] && rows !== '' && !FAULT.test(text)) {
    const body = `{"baton":null,"base_url":null,"results":[${rows}${CLOSED}`;
    return { body, baton: head[1], isClean: true };
  }
  const given = JSON.parse(Buffer.from(text, 'latin1').toString()) as PipelineAnswer;
  const results = asAsked(pipeline, given.results);
  return {
    body: Buffer.from(JSON.stringify({ ...given, baton: null, results })).toString('latin1'),
    baton: given.baton,
    isClean: isClean(given.results),
  };
}
